import { afterAll, expect, test } from "vitest";
import { testDatabase } from "../testing/test-database.ts";
import { startBoss } from "./boss.ts";

const database = await testDatabase();

afterAll(async () => {
  await database.pool.query("drop schema pgboss cascade");
});

test("several servers can start at the same time", async () => {
  await database.pool.query("drop schema if exists pgboss cascade");
  const errors: unknown[] = [];
  const servers = await Promise.all([1, 2, 3].map(() => startBoss(database, (error) => errors.push(error))));
  const { rows } = await database.pool.query("select name from pgboss.queue where name = 'send-letter'");
  await Promise.all(servers.map((server) => server.stop()));
  expect([rows, errors]).toEqual([[{ name: "send-letter" }], []]);
});
