import { type RawBuilder, sql } from "kysely";

/**
 * The versions of all rows of a query in one number, for versioned operations. Give it `id` and `xmin` of each table whose rows are shown,
 * and whatever else is shown: a row that comes, goes, or is written gives another number. All rows are looked at, not the newest alone,
 * for transactions end in another order than they begin. Null where there are no rows.
 *
 * Rows that are the same in everything given cancel each other out, so let there be an id among it.
 */
export function rowVersions(...shown: readonly RawBuilder<unknown>[]): RawBuilder<string | null> {
  return sql<string | null>`bit_xor(hash_record_extended(row(${sql.join(shown)}), 0))`;
}
