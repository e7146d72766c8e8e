import { type RawBuilder, sql } from "kysely";
import { likeText } from "../../../db/like-text.ts";

/**
 * SQL conditions of a search: every word of it.
 *
 * @param hasWord - the condition for one word, from its `like` pattern in lower case
 */
export function wordsOfSearch(
  search: string,
  hasWord: (pattern: string) => RawBuilder<unknown>,
): RawBuilder<unknown>[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return words.map((word) => hasWord(`%${likeText(word)}%`));
}

/** SQL that says whether all conditions hold. */
export const allOf = (conditions: readonly RawBuilder<unknown>[]): RawBuilder<unknown> =>
  conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
