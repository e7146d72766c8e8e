import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { testDatabase } from "../testing/test-database.ts";
import { composed } from "./composed.ts";
import type { Db } from "./database.ts";

let db: Db;

beforeAll(async () => {
  db = (await testDatabase()).db;
});

test("composed builds a statement once, and runs it with other values each time", async () => {
  let times = 0;
  const add = composed((first: number, second: number) => {
    times += 1;
    const twice = sql`2 * ${second}::int`;
    return sql<{ sum: number }>`select ${first}::int + ${twice} + ${first}::int + ${1000}::int as sum`;
  });
  expect(await add(db, 1, 10)).toEqual([{ sum: 1022 }]);
  expect(await add(db, 2, 20)).toEqual([{ sum: 1044 }]);
  expect(times).toBe(1);
});

test("composed accepts lists, texts and null as values", async () => {
  const join = composed(
    (ids: readonly number[], text: string, none: null) =>
      sql<{ all: string }>`select concat_ws(' ', ${ids}::bigint[], ${text}::text, ${none}::text) as all`,
  );
  expect(await join(db, [1, 2], "o'clock", null)).toEqual([{ all: "{1,2} o'clock" }]);
  expect(await join(db, [], "", null)).toEqual([{ all: "{} " }]);
});

test("composed runs in a transaction", async () => {
  const read = composed((one: number) => sql<{ one: number }>`select ${one}::int as one`);
  expect(await db.transaction().execute((tx) => read(tx, 7))).toEqual([{ one: 7 }]);
});

test("composed rejects a statement that depends on a value", async () => {
  const read = composed((one: number) => sql<{ one: number }>`select ${sql.lit(`${one}`)} as one`);
  await expect(read(db, 7)).rejects.toThrow("cannot depend on a value");
});
