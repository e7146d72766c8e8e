import { sql } from "kysely";
import { beforeAll, expect, it } from "vitest";
import { testDatabase } from "../testing/test-database.ts";
import type { Database } from "./database.ts";
import { prepared } from "./prepared-statement.ts";

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});

const preparedTexts = async (tx: Parameters<Parameters<Database["transaction"]>[0]>[0]) => {
  const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(tx);
  return rows.map((row) => row.statement);
};

it("a marked statement is prepared once per connection and returns the result of each call's values", async () => {
  await database.transaction(async (tx) => {
    const twice = (value: number) => sql<{ n: number }>`${prepared}select ${value}::int * 2 as n`.execute(tx);
    expect((await twice(4)).rows).toEqual([{ n: 8 }]);
    expect((await twice(5)).rows).toEqual([{ n: 10 }]);
    expect((await preparedTexts(tx)).filter((text) => text.includes("* 2 as n"))).toHaveLength(1);
  });
});

it("other statements are not prepared", async () => {
  await database.transaction(async (tx) => {
    await sql`select 3 as three`.execute(tx);
    expect((await preparedTexts(tx)).filter((text) => text.includes("as three"))).toEqual([]);
  });
});
