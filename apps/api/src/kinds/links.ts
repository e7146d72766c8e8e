import { type RawBuilder, sql } from "kysely";

/** SQL of a path made of the id and, where there is one, the slug. */
export const numbered = (prefix: string, table: string) => (id: RawBuilder<unknown>) =>
  sql`
  select ${prefix}::text || concat_ws('-', t.id, nullif(t.slug, '')) from ${sql.table(table)} t where t.id = ${id}`;

/** The same for a found thing. */
export const numberedPath =
  (prefix: string) =>
  ({ id, slug }: { id: number; slug: string }) =>
    `${prefix}${id}${slug === "" ? "" : `-${slug}`}`;

/** SQL of the path of a diary, or of one of its weeks, for a row `t` joined with its diary `d`. */
export const inDiary = (from: RawBuilder<unknown>, week: RawBuilder<unknown>) => (id: RawBuilder<unknown>) =>
  sql`
  select '/diaries/' || concat_ws('-', d.id, nullif(d.slug, '')) || coalesce('/week/' || ${week}, '')
  from ${from} where t.id = ${id}`;

/** SQL of the path of product `p` of brand `b`. */
export const productPath = sql`'/' || p.section || '/' || b.slug || '/' || p.slug`;

/** SQL of the author of a row with a `user_id` of its own. */
export const ownAuthor = (table: string) => (id: RawBuilder<unknown>) =>
  sql`select user_id from ${sql.table(table)} where id = ${id}`;
