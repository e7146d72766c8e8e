import { once } from "node:events";
import { type AddressInfo, connect, type Socket } from "node:net";
import { apiPrefix, operationTable } from "@grow/contract";
import { sql } from "kysely";
import type { PoolClient } from "pg";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { ClientLeft, forClient, forEveryone } from "../db/client-scope.ts";
import { operations } from "../operations/index.ts";
import { owners } from "../operations/owners.ts";
import { builtIds, sampleRequest } from "../testing/contract/sample-request.ts";
import { queriesOf } from "../testing/count-queries.ts";
import { addDiary, addWeek } from "../testing/diary-rows.ts";
import { freshApi } from "../testing/fresh-api.ts";
import { createServer } from "./create-server.ts";

const api = freshApi();

describe("forClient", () => {
  const query = () => sql`select 1`.execute(api.database.db);

  test("sends no query once the client has left, and those of everyone all the same", async () => {
    let hasLeft = false;
    const texts = await queriesOf(api.database, () =>
      forClient(
        () => hasLeft,
        async () => {
          await query();
          hasLeft = true;
          await expect(query()).rejects.toThrow(ClientLeft);
          await forEveryone(query);
        },
      ),
    );
    expect(texts).toEqual(["select 1", "select 1"]);
  });

  test("gives back the connection that a query waited for when its client left", async () => {
    let asked = 0;
    const leaving = forClient(() => ++asked > 1, query);
    await expect(leaving).rejects.toThrow(ClientLeft);
    expect(api.database.pool.totalCount - api.database.pool.idleCount).toBe(0);
  });

  test("leaves an open transaction alone", async () => {
    let hasLeft = false;
    const work = api.database.transaction(async (tx) => {
      hasLeft = true;
      return await sql<{ n: number }>`select 1 as n`.execute(tx);
    });
    const { rows } = await forClient(() => hasLeft, () => work);
    expect(rows).toEqual([{ n: 1 }]);
  });
});

/** Reads for guests: lists, details, exports, search and counters. An event stream stays open. */
const reads = builtIds.filter((id) => {
  const { method, rights } = operationTable[id];
  return method === "GET" && rights === "guest" && id !== "openEventStream";
});

describe("reading", () => {
  beforeEach(async () => {
    const grower = await api.addUser();
    await addWeek(api.database.db, await addDiary(api.database.db, { userId: grower.id }));
  });

  /** The queries of a request whose client leaves, or stays, before the first of them has a connection. */
  async function queriesFor(path: string, leaves: boolean): Promise<string[]> {
    const server = await createServer({ parts: api.parts, operations, owners, hasLimits: false });
    const sockets: Socket[] = [];
    server.server.on("connection", (socket) => sockets.push(socket));
    await server.listen({ host: "127.0.0.1", port: 0 });
    const client = connect((server.server.address() as AddressInfo).port, "127.0.0.1");
    client.on("error", () => undefined);
    const texts = await queriesOf(api.database, async () => {
      const join = api.database.pool.connect.bind(api.database.pool) as () => Promise<PoolClient>;
      const spy = vi.spyOn(api.database.pool, "connect").mockImplementation((async () => {
        const [socket] = sockets;
        if (leaves && socket && !socket.destroyed) {
          client.destroy();
          await once(socket, "close");
        }
        return await join();
      }) as typeof api.database.pool.connect);
      client.write(
        `GET ${apiPrefix}${path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`,
      );
      client.resume();
      await once(client, "close");
      // Closing waits for the requests that are being answered.
      await server.close();
      spy.mockRestore();
    });
    return texts;
  }

  test.each(["listDiaries", "listWeeks", "getDiary", "listProblems", "listBrands", "listStrains"] as const)(
    "%s queries nothing more once its client has left",
    async (id) => {
      const { path } = sampleRequest(id, { params: { id: 1 } });
      expect((await queriesFor(path, false)).length).toBeGreaterThan(0);
      expect(await queriesFor(path, true)).toEqual([]);
    },
  );

  test("by no operation for guests queries anything once its client has left", async () => {
    const still: string[] = [];
    for (const id of reads) {
      const { path } = sampleRequest(id);
      if ((await queriesFor(path, true)).length > 0) still.push(id);
    }
    expect(still).toEqual([]);
  }, 60_000);
});
