import { beforeAll, describe, expect, test } from "vitest";
import type { Database } from "../../db/database.ts";
import { testDatabase } from "../../testing/test-database.ts";
import { LEFT_OUT, PERSONAL_TABLES } from "./personal-tables.ts";

let database: Database;

beforeAll(async () => {
  database = await testDatabase();
});

describe("PERSONAL_TABLES", () => {
  test("cover every table that refers to users, or LEFT_OUT gives a reason", async () => {
    const { rows } = await database.pool.query<{ name: string }>(`
      select distinct c.conrelid::regclass::text as name from pg_constraint c
      where c.contype = 'f' and c.confrelid in ('users'::regclass, 'account'::regclass)`);
    const known = new Set([...PERSONAL_TABLES.map(({ table }) => table), ...Object.keys(LEFT_OUT)]);
    expect(rows.map(({ name }) => name).filter((name) => !known.has(name))).toEqual([]);
  });

  test("name existing tables and columns", async () => {
    for (const { table, where, without = [] } of PERSONAL_TABLES) {
      await database.pool.query(`select * from ${table} t where ${where}`, [1]);
      for (const column of without) await database.pool.query(`select ${column} from ${table} limit 0`);
    }
    for (const table of Object.keys(LEFT_OUT)) await database.pool.query(`select from ${table} limit 0`);
  });

  test("exclude hashes and keys", async () => {
    const { rows } = await database.pool.query<{ table: string; column: string }>(`
      select table_name as table, column_name as column from information_schema.columns
      where table_schema = 'public' and (column_name like '%\\_hash' or column_name in ('public_key', 'credential_id'))`);
    const copied = rows.filter(({ table, column }) =>
      PERSONAL_TABLES.some((one) => one.table === table && !one.without?.includes(column)),
    );
    expect(copied).toEqual([]);
  });
});
