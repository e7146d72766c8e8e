import { sql } from "kysely";
import { beforeAll, expect, it } from "vitest";
import { testDatabase } from "../testing/test-database.ts";
import type { Database } from "./database.ts";
import { ofText, rowText } from "./row-text.ts";

interface Row {
  id: number;
  name: string;
  empty: string;
  at: string;
  isOpen: boolean;
  isClosed: boolean;
  weight: number | null;
  things: { name: string }[];
  nothing: string | null;
}

const row = rowText<Row>({
  id: ofText.number,
  name: ofText.word,
  empty: ofText.word,
  at: ofText.instant,
  isOpen: ofText.boolean,
  isClosed: ofText.boolean,
  weight: ofText.number,
  things: ofText.json,
  nothing: ofText.word,
});

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});

it("a row returned as one text equals the row itself for any user text", async () => {
  const name = `{"a"},\\ NULL "Ночь", ดอก 🌱 'x' ${"\n"}`;
  const from = row.from({
    id: sql`9007199254740991::bigint`,
    name: sql`${name}::text`,
    empty: sql`''::text`,
    at: sql`timestamptz '2026-09-14 08:30:00.5+00'`,
    isOpen: sql`true`,
    isClosed: sql`false`,
    weight: sql`412.25::double precision`,
    things: sql`json_build_array(json_build_object('name', ${name}::text))`,
    nothing: sql`null::text`,
  });
  const { rows } = await sql<{ text: string }>`select ${from} as text`.execute(database.db);
  expect(row.read(rows[0]?.text ?? "")).toEqual({
    id: 9007199254740991,
    name,
    empty: "",
    at: "2026-09-14T08:30:00.500Z",
    isOpen: true,
    isClosed: false,
    weight: 412.25,
    things: [{ name }],
    nothing: null,
  });
});

it("the text NULL is distinguished from null", async () => {
  const two = rowText<{ word: string | null; none: string | null }>({ word: ofText.word, none: ofText.word });
  const from = two.from({ word: sql`'NULL'::text`, none: sql`null::text` });
  const { rows } = await sql<{ text: string }>`select ${from} as text`.execute(database.db);
  expect(two.read(rows[0]?.text ?? "")).toEqual({ word: "NULL", none: null });
});
