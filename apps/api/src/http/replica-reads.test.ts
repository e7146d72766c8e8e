import type { FastifyInstance } from "fastify";
import { Kysely, PostgresDialect } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Tables } from "../db/database.ts";
import { ReplicaProgress } from "../db/replica/replica-progress.ts";
import { operations } from "../operations/index.ts";
import { owners } from "../operations/owners.ts";
import { freshApi } from "../testing/fresh-api.ts";
import { createServer } from "./create-server.ts";

const api = freshApi();
let server: FastifyInstance;
/** The test's replica is the test's database by another way, so that it can be counted, held back and cut off. */
const replica = { position: 0n, queries: 0, isCut: false };
/** The changes announced to the server. */
let changed: bigint | null = null;

beforeEach(async () => {
  Object.assign(replica, { position: 100n, queries: 0, isCut: false });
  changed = null;
  const { pool } = api.database;
  const counted = {
    connect: async () => {
      replica.queries++;
      if (replica.isCut) throw Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });
      return await pool.connect();
    },
    end: async () => {},
  };
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: counted }) });
  const progress = new ReplicaProgress(async () => replica.position);
  const database = { ...api.database, replica: { db, progress }, position: async () => "0/C8" };
  const parts = { ...api.parts, database, changed: () => changed };
  server = await createServer({ parts, operations, owners, isChecked: true, hasLimits: false });
});
afterEach(() => server.close());

async function ask(position?: string) {
  const headers = position === undefined ? {} : { "x-log-position": position };
  const before = replica.queries;
  const { statusCode } = await server.inject({ method: "GET", url: "/api/diaries", headers });
  return { status: statusCode, isByReplica: replica.queries > before };
}

test("a read uses the replica, also after the user's own write once the replica has replayed it", async () => {
  expect(await ask()).toEqual({ status: 200, isByReplica: true });
  expect(await ask("0/64")).toEqual({ status: 200, isByReplica: true });
});

test("a read uses the primary while the replica lacks the user's own write", async () => {
  expect(await ask("0/C8")).toEqual({ status: 200, isByReplica: false });
  replica.position = 200n;
  expect(await ask("0/C8")).toEqual({ status: 200, isByReplica: true });
});

test("a read without a position waits for changes announced to the server", async () => {
  changed = 200n;
  expect(await ask()).toEqual({ status: 200, isByReplica: false });
});

test("a read with an invalid position uses the replica", async () => {
  expect(await ask("' or 1")).toEqual({ status: 200, isByReplica: true });
});

test("a read uses the primary when the replica fails", async () => {
  replica.isCut = true;
  expect(await ask()).toEqual({ status: 200, isByReplica: true });
  replica.isCut = false;
  expect(await ask(), "it is left alone for a moment").toEqual({ status: 200, isByReplica: false });
});

test("a write and its error carry a log position, a read does not", async () => {
  const grower = await api.addUser();
  const headers = { authorization: `Bearer ${grower.token}` };
  const send = (name: string) =>
    server.inject({
      method: "POST",
      url: "/api/diaries",
      headers,
      payload: { name, type_room: 1, type_soil: 1, type_watering: 1 },
    });
  const before = replica.queries;
  const written = await send("Night Plum");
  expect([written.statusCode, written.headers["x-log-position"]]).toEqual([201, "0/C8"]);
  const refused = await send("");
  expect([refused.statusCode, refused.headers["x-log-position"]]).toEqual([422, "0/C8"]);
  expect(replica.queries, "no write asks the replica").toBe(before);
  const question = await server.inject({ method: "GET", url: "/api/diaries", headers });
  expect(question.headers["x-log-position"]).toBeUndefined();
});
