import { expect, test } from "vitest";
import { testDatabase } from "../testing/test-database.ts";
import { PHOTO_OWNERS } from "./photo-owners.ts";

test("PHOTO_OWNERS names every column that references a photo", async () => {
  const { pool } = await testDatabase();
  const { rows } = await pool.query<{ table: string; column: string }>(`
    select k.conrelid::regclass::text as table, a.attname as column
    from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
    where k.contype = 'f' and k.confrelid = 'photo'::regclass order by 1, 2`);
  expect(PHOTO_OWNERS.map((owner) => owner.join(".")).sort()).toEqual(
    rows.map(({ table, column }) => `${table}.${column}`).sort(),
  );
});
