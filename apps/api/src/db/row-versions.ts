import { type RawBuilder, sql } from "kysely";

/**
 * Combines the versions of all rows of a query into one number, for version checks. Pass `id` and `xmin` of each displayed table, and
 * everything else that is displayed: an added, removed or written row changes the number. All rows are included, not only the newest,
 * because transactions commit in another order than they begin. Null without rows.
 *
 * Identical rows cancel each other out, so include an id.
 */
export function rowVersions(...shown: readonly RawBuilder<unknown>[]): RawBuilder<string | null> {
  return sql<string | null>`bit_xor(hash_record_extended(row(${sql.join(shown)}), 0))`;
}
