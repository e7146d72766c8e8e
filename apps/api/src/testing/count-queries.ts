import type { PoolClient } from "pg";
import { vi } from "vitest";
import type { Database } from "../db/database.ts";

/** The statements that `work` sends to the database, in order, without those that begin and end transactions. */
export async function queriesOf(database: Database, work: () => Promise<unknown>): Promise<string[]> {
  const texts: string[] = [];
  const connect = database.pool.connect.bind(database.pool) as () => Promise<PoolClient>;
  const spy = vi.spyOn(database.pool, "connect").mockImplementation((async () => {
    const client = await connect();
    const query = client.query;
    const release = client.release;
    client.query = ((text: unknown, ...rest: unknown[]) => {
      texts.push(String(text));
      return (query as (...given: unknown[]) => unknown).call(client, text, ...rest);
    }) as typeof client.query;
    client.release = (error) => {
      client.query = query;
      client.release = release;
      client.release(error);
    };
    return client;
  }) as typeof database.pool.connect);
  try {
    await work();
  } finally {
    spy.mockRestore();
  }
  return texts.filter((text) => !/^\s*(begin|commit|rollback|start transaction)\b/i.test(text));
}
