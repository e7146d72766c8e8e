import { sql } from "kysely";
import { expect, it } from "vitest";
import { freshApi } from "../../../testing/fresh-api.ts";
import { REFERENCES, TYPED_REFERENCES } from "./references.ts";

const api = freshApi();

/** Of things of any kind, and nothing a merge moves: derived, temporary, history, or bound to the text of the row. */
const NOT_MOVED = [
  ...[
    "ad_mark",
    "event",
    "grow_statistics",
    "harvest_fact",
    "impression_day",
    "notification",
    "statistics_due",
  ],
  ...["portal_draft", "translation", "view_mark"],
];

it.each(["brand", "product", "strain"] as const)("REFERENCES names every foreign key to %s", async (desk) => {
  const { rows } = await sql<{ reference: string }>`
    select c.conrelid::regclass || '.' || a.attname as reference
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
    where c.contype = 'f' and c.confrelid::regclass::text = ${desk} order by 1`.execute(api.database.db);
  expect(Object.keys(REFERENCES[desk]).sort()).toEqual(rows.map(({ reference }) => reference).sort());
});

it("TYPED_REFERENCES names every table of things by type, or a reason is known why not", async () => {
  const { rows } = await sql<{ name: string }>`
    select distinct table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'content_id' and table_name in (
      select table_name from information_schema.columns
      where table_schema = 'public' and column_name in ('type', 'content_type'))`.execute(api.database.db);
  expect([...Object.keys(TYPED_REFERENCES), ...NOT_MOVED].sort()).toEqual(
    rows.map(({ name }) => name).sort(),
  );
});
