import { type RawBuilder, sql } from "kysely";
import { ALL_KINDS } from "../kinds/kinds.ts";

type Column = readonly [table: string, column: string];

/** Columns of tables without a kind. */
const OTHER_OWNERS: readonly Column[] = [
  ["award", "cover_id"],
  ["banner", "image_id"],
  ["banner", "image_dark_id"],
  ["contact", "photo_id"],
  ["message", "photo_id"],
  ["newsletter_photo", "photo_id"],
  ["portal_draft_photo", "photo_id"],
  ["voting", "cover_id"],
];

/** Columns that reference an upload by id, besides the week in `photo.week_id`. */
export const PHOTO_OWNERS: readonly Column[] = [
  ...ALL_KINDS.flatMap(([, { photos }]) => photos),
  ...OTHER_OWNERS,
];

/** Columns that reference an upload by key. */
const KEY_OWNERS: readonly Column[] = ALL_KINDS.flatMap(([, { table, photoKeys }]) =>
  photoKeys.map((column) => [table, column] as const),
);

/** Columns with the key of files other than photos. */
const FILE_KEYS: readonly Column[] = [
  ["personal_copy", "key"],
  ["personal_import", "key"],
];

/** Whether no column references the photo joined as `p`, apart from its week. */
export const isHeldByNobody: RawBuilder<boolean> = sql<boolean>`${sql.join(
  [
    ...PHOTO_OWNERS.map(
      ([table, column]) =>
        sql`not exists (select from ${sql.table(table)} o where o.${sql.ref(column)} = p.id)`,
    ),
    ...KEY_OWNERS.map(
      ([table, column]) =>
        sql`not exists (select from ${sql.table(table)} o where o.${sql.ref(column)} = p.key)`,
    ),
  ],
  sql` and `,
)}`;

/** A query of those of the given keys that rows reference. */
export function namedKeys(keys: readonly string[]): RawBuilder<unknown> {
  const sources = [["photo", "key"] as const, ...KEY_OWNERS, ...FILE_KEYS];
  return sql.join(
    sources.map(
      ([table, column]) => sql`
        select ${sql.ref(column)} from ${sql.table(table)} where ${sql.ref(column)} = any(${keys}::text[])`,
    ),
    sql` union `,
  );
}
