import { READING_KEYS, READINGS, STRAIN_CATEGORIES } from "@grow/domain";
import { forbiddenWords } from "@grow/i18n/glossary";
import { TRANSLATED_LOCALES } from "@grow/i18n/locales";
import type { PoolClient } from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testDatabase } from "../testing/test-database.ts";
import { insertRow, insertSamples } from "./testing/insert-samples.ts";
import { type Row, SAMPLE_ROWS, type Value } from "./testing/sample-rows.ts";
import { COMPANIONS, CONTRADICTIONS, IDENTITIES, TWINS } from "./testing/wrong-rows.ts";

// Everything runs in one transaction that is never committed; each attempt has a savepoint.
let client: PoolClient;

beforeAll(async () => {
  client = await (await testDatabase()).pool.connect();
  await client.query("begin");
  await insertSamples(client);
});

afterAll(async () => {
  await client.query("rollback");
  client.release();
});

const insert = (table: string, row: Row) => insertRow(client, table, row);

async function update(table: string, change: Row, where = "true"): Promise<void> {
  const sets = Object.keys(change).map((name, index) => `"${name}" = $${index + 1}`);
  await client.query(`update ${table} set ${sets.join()} where ${where}`, Object.values(change));
}

interface Refusal {
  /** Name of the constraint or index, or the column of a missing value. */
  readonly by: string | undefined;
  readonly code: string | undefined;
}

/** The constraint that rejects the work; null without one. The work is always rolled back. */
async function refusal(work: () => Promise<void>): Promise<Refusal | null> {
  await client.query("savepoint attempt");
  try {
    await work();
    return null;
  } catch (error) {
    const { code, constraint, column } = error as { code?: string; constraint?: string; column?: string };
    return { code, by: constraint ?? column };
  } finally {
    await client.query("rollback to savepoint attempt; release savepoint attempt");
  }
}

interface Constraint {
  table: string;
  name: string;
  kind: "c" | "f";
  columns: string[];
  types: string[];
  definition: string;
}

async function constraints(): Promise<Constraint[]> {
  const { rows } = await client.query<Constraint>(`
    select k.conrelid::regclass::text as table, k.conname as name, k.contype as kind, pg_get_constraintdef(k.oid) as definition,
      array(select a.attname::text from unnest(k.conkey) with ordinality as c (num, place)
        join pg_attribute a on a.attrelid = k.conrelid and a.attnum = c.num order by c.place) as columns,
      array(select a.atttypid::regtype::text from unnest(k.conkey) with ordinality as c (num, place)
        join pg_attribute a on a.attrelid = k.conrelid and a.attnum = c.num order by c.place) as types
    from pg_constraint k
    where k.connamespace = 'public'::regnamespace and k.contype in ('c', 'f') and k.conrelid <> 0
    order by 1, 2`);
  return rows;
}

/** Values that every check of such a column should reject. */
function wrongValues(type: string): Value[] {
  const long = "x".repeat(300_000);
  switch (type) {
    case "smallint":
      return [-32_768, 32_767];
    case "integer":
      return [-2_147_483_648, 2_147_483_647];
    case "bigint":
      return ["-9223372036854775808", "9223372036854775807"];
    case "double precision":
      return ["-Infinity", "Infinity", "NaN"];
    case "jsonb":
      return ["[]", "{}"];
    case "bytea":
      return [Buffer.alloc(5)];
    case "smallint[]":
      return [[99], Array.from({ length: 50 }, () => 1)];
    case "text[]":
      return [["?"], Array.from({ length: 200 }, () => "a")];
    default:
      return [
        "?",
        "",
        " ",
        "BIG",
        long,
        `https://${long}`,
        `/${long}`,
        "/\\host",
        "archive",
        "active",
        "voting",
        "reviews",
      ];
  }
}

/** The table's first row with a value in the column, or its first row. */
function filled(table: string, column: string): string {
  return `ctid = coalesce((select min(ctid) from ${table} where "${column}" is not null), (select min(ctid) from ${table}))`;
}

/** Sets one column, with everything else needed for it to be the only invalid one. */
function refusalOf(table: string, column: string, value: Value): Promise<Refusal | null> {
  const change = { ...COMPANIONS[`${table}.${column}`], [column]: value };
  return refusal(() => update(table, change, filled(table, column)));
}

test("every table has a sample row", async () => {
  const { rows } = await client.query<{ table: string }>(
    "select tablename as table from pg_tables where schemaname = 'public' and tablename not in ('migration', 'plan', 'plan_text')",
  );
  const known = new Set(SAMPLE_ROWS.map(([table]) => table));
  expect(rows.map(({ table }) => table).filter((table) => !known.has(table))).toEqual([]);
});

describe("the database rejects a value", () => {
  test("outside its column's check, at both ends, and NaN", async () => {
    const passed: string[] = [];
    for (const { table, name, kind, columns, types, definition } of await constraints()) {
      const [column, ...others] = columns;
      if (kind !== "c" || column === undefined || others.length > 0) continue;
      const type = types[0] ?? "";
      const isRange = !/text|\[\]$/.test(type) && definition.includes(">=") && definition.includes("<=");
      const wanted = !isRange ? 1 : type === "double precision" ? 3 : 2;
      const refused: Value[] = [];
      for (const value of wrongValues(type)) {
        if (refused.length === wanted) break;
        const found = await refusalOf(table, column, value);
        if (found?.by === name) refused.push(value);
      }
      if (refused.length < wanted)
        passed.push(`${name}: refused ${refused.map(String).join(" ").slice(0, 60)}`);
    }
    expect(passed).toEqual([]);
  });

  test("that references nothing", async () => {
    const passed: string[] = [];
    const nowhere: Record<string, Value> = { year: 2099, week_position: 59, user_low_id: -5 };
    for (const { table, name, kind, columns, types } of await constraints()) {
      if (kind !== "f") continue;
      // Without a parent a reply is a comment, so this key is tested by its first column.
      const column = (name === "comment_parent_place_fkey" ? columns[0] : columns.at(-1)) ?? "";
      const value = nowhere[column] ?? (types.at(-1) === "text" ? "nowhere" : 999_999);
      const found = await refusalOf(table, column, value);
      // With several keys on one column, the first one reports.
      if (found?.code !== "23503") passed.push(`${name}: ${found?.code} ${found?.by}`);
    }
    expect(passed).toEqual([]);
  });

  test("that is missing", async () => {
    const { rows } = await client.query<{ table: string; column: string }>(`
      select attrelid::regclass::text as table, attname as column from pg_attribute
      join pg_class c on c.oid = attrelid and c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
      where attnum > 0 and attnotnull and attidentity = '' and attgenerated = '' and c.relname <> 'migration'`);
    const passed: string[] = [];
    for (const { table, column } of rows) {
      const found = await refusal(() => update(table, { [column]: null }));
      if (found?.code !== "23502") passed.push(`${table}.${column}`);
    }
    expect(rows.length).toBeGreaterThan(500);
    expect(passed).toEqual([]);
  });
});

describe("the database rejects a row", () => {
  test.each(CONTRADICTIONS)("by %s", async (constraint, table, change) => {
    expect((await refusal(() => update(table, change, rowOf(table, change))))?.by).toBe(constraint);
  });

  test("that is removed without a date, or has a date without being removed", async () => {
    const { rows } = await client.query<{ table: string }>(`
      select table_name as table from information_schema.columns
      where table_schema = 'public' and column_name = 'remove_date'`);
    expect(rows.length).toBeGreaterThan(15);
    for (const { table } of rows) {
      for (const change of [{ remove_date: "2026-01-01" }, { is_remove: true, remove_date: null }]) {
        // Some rows may not be removed in their state, which their own check tests.
        const found = await refusal(() => update(table, change));
        expect(`${table} ${found?.code}`).toBe(`${table} 23514`);
      }
    }
  });

  test("by every check on several columns", async () => {
    const named = new Set(CONTRADICTIONS.map(([constraint]) => constraint));
    const unnamed = (await constraints()).filter(
      ({ name, kind, columns, definition }) =>
        kind === "c" &&
        columns.length > 1 &&
        !named.has(name) &&
        !definition.includes("is_remove = (remove_date"),
    );
    expect(unnamed.map(({ name }) => name)).toEqual([]);
  });
});

/** A chat or subscription of the kind that a check is about. */
function rowOf(table: string, change: Row): string {
  if (table === "chat") {
    if ("address" in change && change.type === "common" && change.address !== null) return "type = 'common'";
    return change.type === undefined ? "type = 'private'" : `type = '${String(change.type)}'`;
  }
  return table === "subscription" && change.kind !== undefined ? `kind = '${String(change.kind)}'` : "true";
}

describe("the database rejects a duplicate", () => {
  test.each(TWINS.map((twin) => ({ index: twin[0], twin })))(
    "by $index",
    async ({ twin: [index, table, change, goes] }) => {
      const again = { ...SAMPLE_ROWS.find(([name]) => name === table)?.[1], ...change };
      expect((await refusal(() => insert(table, again)))?.by).toBe(index);
      if (goes === undefined) return;
      const afterwards = await refusal(async () => {
        await update(table, goes);
        await insert(table, again);
      });
      expect(afterwards).toBeNull();
    },
  );

  test("by every unique index", async () => {
    const { rows } = await client.query<{ name: string }>(`
      select c.relname as name from pg_index i join pg_class c on c.oid = i.indexrelid
      where i.indisunique and not i.indisprimary and c.relnamespace = 'public'::regnamespace`);
    const known = new Set([...TWINS.map(([index]) => index), ...IDENTITIES]);
    expect(rows.map(({ name }) => name).filter((name) => !known.has(name))).toEqual([]);
  });
});

test("foreign keys are indexed, so that deleting what they reference needs no full scan", async () => {
  const { rows } = await client.query<{ name: string }>(`
    select conname as name from pg_constraint k
    where contype = 'f' and connamespace = 'public'::regnamespace and not exists (
      select from pg_index i where i.indrelid = k.conrelid and i.indkey[0] = any(k.conkey))`);
  expect(rows).toEqual([]);
});

test.each(READING_KEYS)("the column of %s has the reading's limits and type", async (reading) => {
  const check = (await constraints()).find(({ name }) => name === `week_${reading}_check`);
  const limits = [...(check?.definition ?? "").matchAll(/[<>]= \(*'?(-?\d+)/g)].map(([, limit]) =>
    Number(limit),
  );
  const { min, max, isWhole } = READINGS[reading];
  expect(limits).toEqual([min, max]);
  expect(check?.types[0]).toMatch(isWhole ? /^(smallint|integer)$/ : /^double precision$/);
});

test("categories of strains and reports match the domain", async () => {
  const found = new Map((await constraints()).map(({ name, definition }) => [name, definition]));
  for (const name of ["strain_category_word_check", "week_report_word_check"]) {
    const words = [...(found.get(name) ?? "").matchAll(/'([^']+)'::text/g)].map((match) => match[1]);
    expect(words).toEqual(
      Object.entries(STRAIN_CATEGORIES).flatMap(([category, values]) => [category, ...values]),
    );
  }
});

test("plans exist from the start, in all languages", async () => {
  const { rows } = await client.query(`
    select code, price_amount, price_currency, (select count(*) from plan_text t where t.code = p.code) as languages
    from plan p order by position`);
  expect(rows).toEqual([
    { code: "premium-month", price_amount: 490, price_currency: "EUR", languages: 5 },
    { code: "premium-year", price_amount: 3900, price_currency: "EUR", languages: 5 },
    { code: "partner-month", price_amount: 9900, price_currency: "EUR", languages: 5 },
    { code: "partner-year", price_amount: 99_000, price_currency: "EUR", languages: 5 },
  ]);
});

test("texts of plans use the glossary's words", async () => {
  const { rows } = await client.query<{ lang: string; texts: Record<string, string> }>(`
    select lang, jsonb_object_agg(code, concat_ws('. ', title, array_to_string(items_text, '. '))) as texts
    from plan_text group by lang`);
  const texts = Object.fromEntries(rows.map((row) => [row.lang, row.texts]));
  const found = TRANSLATED_LOCALES.flatMap((locale) =>
    forbiddenWords(locale, texts[locale] ?? {}, texts.en ?? {}),
  );
  expect(found).toEqual([]);
});
