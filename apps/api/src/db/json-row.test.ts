import { type RawBuilder, sql } from "kysely";
import { beforeAll, expect, it } from "vitest";
import { testDatabase } from "../testing/test-database.ts";
import type { Database } from "./database.ts";
import { instant, jsonRow } from "./json-row.ts";

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});

async function found<Row>(
  sources: { [Name in keyof Row]: RawBuilder<unknown> },
  from = sql``,
): Promise<Row[]> {
  const row = jsonRow<Row>(sources);
  const { rows } = await sql<{
    found: unknown[][] | null;
  }>`select json_agg(${row.values}) as found ${from}`.execute(database.db);
  return (rows[0]?.found ?? []).map(row.read);
}

const name = `["a"],\\ null "Ночь", ดอก 🌱 'x' ${"\n\t"}`;

it.each<[what: string, source: RawBuilder<unknown>, value: unknown]>([
  ["the largest id", sql`9007199254740991::bigint`, 9007199254740991],
  ["whatever people wrote", sql`${name}::text`, name],
  ["nothing written", sql`''::text`, ""],
  ["a reading", sql`0.1::double precision + 0.2::double precision`, 0.1 + 0.2],
  ["a very small one", sql`1e-7::double precision`, 1e-7],
  ["a plain date", sql`date '2026-01-31'`, "2026-01-31"],
  ["an instant", instant(sql`timestamptz '2026-09-14 08:30:00.5+00'`), "2026-09-14T08:30:00.500Z"],
  [
    "an instant to the microsecond",
    instant(sql`timestamptz '2026-09-14 08:30:00.123456+00'`),
    "2026-09-14T08:30:00.123Z",
  ],
  ["no instant", instant(sql`null::timestamptz`), null],
  ["a list", sql`array[7, null, 8]::smallint[]`, [7, null, 8]],
  [
    "lists of a list",
    sql`array[array[181, 1, 2], array[182, 2, 2]]::bigint[]`,
    [
      [181, 1, 2],
      [182, 2, 2],
    ],
  ],
  ["yes", sql`true`, true],
  ["nothing", sql`null::text`, null],
])("jsonRow returns %s like the driver", async (_, source, value) => {
  expect(await found({ before: sql`1`, value: source, after: sql`2` })).toEqual([
    { before: 1, value, after: 2 },
  ]);
});

it("jsonRow returns the values of each of many rows, and an empty list without rows", async () => {
  const row = { n: sql`n`, twice: sql`n * 2` };
  expect(await found(row, sql`from generate_series(1, 2) n`)).toEqual([
    { n: 1, twice: 2 },
    { n: 2, twice: 4 },
  ]);
  expect(await found(row, sql`from generate_series(1, 0) n`)).toEqual([]);
});

it("jsonRow keeps a text that looks like an instant", async () => {
  const text = "2026-09-14 08:30:00+00";
  expect(await found({ text: sql`${text}::text` })).toEqual([{ text }]);
});
