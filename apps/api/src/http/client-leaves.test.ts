import { once } from "node:events";
import { type AddressInfo, connect, type Socket } from "node:net";
import { apiPrefix, operationTable } from "@grow/contract";
import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import type { PoolClient } from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
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
    const { rows } = await forClient(
      () => hasLeft,
      () =>
        api.database.transaction(async (tx) => {
          hasLeft = true;
          return await sql<{ n: number }>`select 1 as n`.execute(tx);
        }),
    );
    expect(rows).toEqual([{ n: 1 }]);
  });
});

/** Reads for guests: lists, details, exports, search and counters. */
const reads = builtIds.filter((id) => {
  const { method, rights } = operationTable[id];
  return method === "GET" && rights === "guest";
});

describe("reading", () => {
  let server: FastifyInstance;
  let socket: Socket;

  beforeAll(async () => {
    server = await createServer({ parts: api.parts, operations, owners, hasLimits: false });
    server.server.on("connection", (connection) => (socket = connection));
    await server.listen({ host: "127.0.0.1", port: 0 });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    const grower = await api.addUser();
    await addWeek(api.database.db, await addDiary(api.database.db, { userId: grower.id }));
  });

  /** The queries of a request whose client stays, or leaves before the first of them has a connection. */
  async function queriesFor(path: string, leaves: boolean): Promise<string[]> {
    const client = connect((server.server.address() as AddressInfo).port, "127.0.0.1");
    return await queriesOf(api.database, async () => {
      const { pool } = api.database;
      const join = pool.connect as () => Promise<PoolClient>;
      const connections: Promise<PoolClient>[] = [];
      const connectionOf = async () => {
        if (leaves && !socket.destroyed) {
          client.destroy();
          await once(socket, "close");
        }
        return await join.call(pool);
      };
      pool.connect = (() => {
        const connection = connectionOf();
        connections.push(connection);
        return connection;
      }) as typeof pool.connect;
      client.write(`GET ${apiPrefix}${path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`);
      client.resume();
      await once(client, "close");
      // Work that goes on has a connection, and queries before it gives that back.
      await Promise.all(connections);
      await vi.waitFor(() => expect(pool.idleCount).toBe(pool.totalCount));
      pool.connect = join as typeof pool.connect;
    });
  }

  test.each(["listDiaries", "getDiary", "listWeeks", "listBrands"] as const)(
    "%s queries the database for a client that stays",
    async (id) => {
      expect((await queriesFor(sampleRequest(id).path, false)).length).toBeGreaterThan(0);
    },
  );

  test.each(reads)("%s queries nothing more once its client has left", async (id) => {
    expect(await queriesFor(sampleRequest(id).path, true)).toEqual([]);
  });
});
