import { type RawBuilder, sql } from "kysely";

/** Digits of the largest id. */
const MAX_DIGITS = 15;

/**
 * The condition that selects a catalogue row by id or by the last segment of its link, including former ones.
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
  if (/^\d+$/.test(text)) {
    // More digits than any id has, and than a bigint takes.
    return text.length > MAX_DIGITS ? sql<boolean>`false` : sql<boolean>`${id} = ${Number(text)}`;
  }
  const slug = text.toLowerCase();
  // A present slug takes precedence over another row's former one.
  return sql<boolean>`${id} = coalesce(
    (select t.id from ${sql.table(type)} t where t.slug = ${slug} and not t.is_remove),
    (select o.${sql.ref(`${type}_id`)} from ${sql.table(`${type}_old_slug`)} o where o.slug = ${slug}))`;
}
