import { type RawBuilder, sql } from "kysely";

/**
 * The condition that picks a row of the catalogue by id or by the last segment of its link, old ones included.
 *
 * @param alias the table's alias in the query
 */
export function byLink(
  type: "brand" | "product" | "strain",
  alias: string,
  idOrSlug: number | string,
): RawBuilder<boolean> {
  const id = sql.ref(`${alias}.id`);
  const text = String(idOrSlug);
  if (/^\d+$/.test(text)) return sql<boolean>`${id} = ${Number(text)}`;
  const slug = text.toLowerCase();
  // A present slug wins over an old one of something else.
  return sql<boolean>`${id} = coalesce(
    (select t.id from ${sql.table(type)} t where t.slug = ${slug} and not t.is_remove),
    (select o.${sql.ref(`${type}_id`)} from ${sql.table(`${type}_old_slug`)} o where o.slug = ${slug}))`;
}
