import { type RawBuilder, sql } from "kysely";
import { ALL_KINDS } from "../kinds/kinds.ts";

type Column = readonly [table: string, column: string];

/** Columns of things that are no kind. */
const OTHER_OWNERS: readonly Column[] = [
  ["award", "cover_id"],
  ["banner", "image_id"],
  ["message", "photo_id"],
  ["portal_draft_photo", "photo_id"],
  ["voting", "cover_id"],
];

/** Columns that hold an upload by id, besides the week that `photo.week_id` names. */
export const PHOTO_OWNERS: readonly Column[] = [
  ...ALL_KINDS.flatMap(([, { photos }]) => photos),
  ...OTHER_OWNERS,
];

/** Columns that hold an upload by key. */
const KEY_OWNERS: readonly Column[] = ALL_KINDS.flatMap(([, { table, photoKeys }]) =>
  photoKeys.map((column) => [table, column] as const),
);

/** Columns that hold the key of files that are no photo. */
const FILE_KEYS: readonly Column[] = [["personal_copy", "key"]];

/** Whether nothing but a week could hold the photo joined as `p`. */
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

/** A query of the given keys that rows hold. */
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
