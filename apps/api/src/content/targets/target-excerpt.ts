import { type RawBuilder, sql } from "kysely";
import { ALL_KINDS } from "../../kinds/kinds.ts";

/** Most characters of an excerpt. */
const LENGTH = 300;

/**
 * SQL for the beginning of a thing's text or its name, from the columns with its kind and id. Null if it has none or no longer exists.
 */
export function targetExcerpt(type: RawBuilder<unknown>, id: RawBuilder<unknown>): RawBuilder<string | null> {
  const cases = ALL_KINDS.map(
    ([kind, { table, excerpt }]) =>
      sql`when ${sql.lit(kind)} then (select ${sql.ref(excerpt)} from ${sql.table(table)} where id = ${id})`,
  );
  return sql<string | null>`left(case ${type} ${sql.join(cases, sql` `)} end, ${sql.lit(LENGTH)})`;
}
