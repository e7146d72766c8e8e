import { expect, test } from "vitest";
import { testDatabase } from "../testing/test-database.ts";
import type { Database } from "./database.ts";

/** The rows of all tables, except the version of the catalogue that each reset writes. */
async function allRows({ pool }: Database): Promise<Record<string, unknown[]>> {
  const { rows: tables } = await pool.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'site_state' order by 1",
  );
  const found: Record<string, unknown[]> = {};
  for (const { name } of tables) {
    const { rows } = await pool.query(`select * from ${name} t order by t::text`);
    if (rows.length > 0) found[name] = rows;
  }
  return found;
}

test.each([
  ["changed", "update plan set price_amount = 1, is_enabled = false; update plan_text set title = 'Changed'"],
  ["deleted", "delete from plan_text; delete from plan where code = 'premium-month'"],
  ["added", "insert into plan_text (code, lang, title, items_text) values ('extra', 'en', 'Extra', '{}')"],
  ["recorded as another migration", "insert into migration select '9999_extra', hash from migration limit 1"],
])("testDatabase restores the rows of migrations after a test file has %s some", async (_, statements) => {
  const database = await testDatabase();
  const seeded = await allRows(database);
  await database.pool.query(
    `set session_replication_role = replica; ${statements}; reset session_replication_role`,
  );
  expect(await allRows(database)).not.toEqual(seeded);

  expect(await allRows(await testDatabase())).toEqual(seeded);
  expect(Object.keys(seeded)).toEqual(["migration", "plan", "plan_text"]);
});
