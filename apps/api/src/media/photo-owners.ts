import { type RawBuilder, sql } from "kysely";

/** Columns by which a thing holds an upload, besides the week that `photo.week_id` names. */
export const PHOTO_OWNERS: readonly (readonly [table: string, column: string])[] = [
  ["avatar", "photo_id"],
  ["award", "cover_id"],
  ["banner", "image_id"],
  ["brand", "cover_id"],
  ["diary", "photo_id"],
  ["giveaway", "cover_id"],
  ["message", "photo_id"],
  ["portal_draft_photo", "photo_id"],
  ["post", "cover_id"],
  ["problem_photo", "photo_id"],
  ["product_photo", "photo_id"],
  ["solution_photo", "photo_id"],
  ["strain", "photo_id"],
  ["video", "cover_id"],
  ["video", "photo_id"],
  ["voting", "cover_id"],
];

/** Columns that name an upload by its key. */
const KEY_OWNERS = [
  ["users", "avatar_key"],
  ["brand", "logo_key"],
  ["product", "logo_key"],
] as const;

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

/** All keys among the given ones that rows name. */
export function namedKeys(keys: readonly string[]): RawBuilder<unknown> {
  const sources = [["photo", "key"] as const, ...KEY_OWNERS];
  return sql.join(
    sources.map(
      ([table, column]) => sql`
        select ${sql.ref(column)} from ${sql.table(table)} where ${sql.ref(column)} = any(${keys}::text[])`,
    ),
    sql` union `,
  );
}
