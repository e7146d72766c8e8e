import type { Schema } from "@grow/contract";
import { type QueryExecutorProvider, type RawBuilder, sql } from "kysely";
import type { Reader } from "../../rights/diary-access.ts";
import { readLines } from "./read-lines.ts";

/** Maximum length of a feed: older events are found in the diaries themselves. */
const MOST = 1000;

/** Limits that clients request. First pages of these lengths are prepared statements. */
const USUAL_LIMITS: ReadonlySet<number> = new Set([12, 20, 24, 48]);

/** The events of a list, newest first: `last` is the SQL of the number needed. */
export type EventList = (last: RawBuilder<unknown>) => RawBuilder<unknown>;

/**
 * A page of lines. The total is not counted; it only says whether there is another page.
 *
 * @param list a query of `id`, newest first, of at most `last` rows
 * @param lang language in which posts are shown
 */
export async function readLinePage(
  db: QueryExecutorProvider,
  list: EventList,
  { start, limit }: { readonly start: number; readonly limit: number },
  reader: Reader | null,
  lang: string,
): Promise<Schema<"FeedEventList">> {
  const shown = Math.max(0, Math.min(limit, MOST - start));
  if (shown === 0) return { items: [], total: MOST, start, limit, is_total_capped: true };
  // Half of the time of a page is the planning of this statement. With a literal limit its plan can be cached, as that of other lists.
  const isPrepared = start === 0 && USUAL_LIMITS.has(limit);
  const number = (value: number) => (isPrepared ? sql`${sql.lit(value)}` : sql`${value}`);
  const chosen = sql`
    select id from (${list(number(start + shown + 1))}) found
    order by id desc limit ${number(shown + 1)} offset ${number(start)}`;
  const lines = await readLines(db, chosen, reader, { lang, isPrepared });
  const hasMore = lines.length > shown;
  const items = lines.slice(0, shown);
  return {
    items,
    total: start + lines.length,
    start,
    limit,
    ...(hasMore ? { is_total_capped: true } : {}),
  };
}
