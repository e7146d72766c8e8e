import type { Schema } from "@grow/contract";
import { type QueryExecutorProvider, type RawBuilder, sql } from "kysely";
import { MAX_TOTAL } from "../../content/diary-list/list-query.ts";
import { readQuestionCards } from "../../content/questions/question-cards.ts";
import { longList } from "../../db/long-list.ts";

interface PageRange {
  start: number;
  limit: number;
}

/**
 * A page of the questions `q` that match a condition.
 *
 * @param firstLang - language whose questions come first, followed by English ones
 */
export async function questionPage(
  db: QueryExecutorProvider,
  filter: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
  { start, limit }: PageRange,
  firstLang?: string,
): Promise<Schema<"ProblemCardList">> {
  const list = longList(db, filter, "questions");
  const known = list.total();
  const page =
    firstLang === undefined
      ? sql`q.id in (select q.id from problem q where ${filter} order by ${order} limit ${limit} offset ${start})
          order by ${order}`
      : byLanguage(filter, order, { start, limit }, firstLang);
  const [items, total] = await Promise.all([readQuestionCards(db, page), known ?? count(db, filter)]);
  if (known === null) list.keepTotal(total);
  return {
    items,
    total: Math.min(total, MAX_TOTAL),
    start,
    limit,
    ...(total > MAX_TOTAL ? { is_total_capped: true } : {}),
  };
}

/** Each part is read in order from its index, and no further than the page's end. */
function byLanguage(
  filter: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
  { start, limit }: PageRange,
  firstLang: string,
): RawBuilder<unknown> {
  const first = [...new Set([firstLang, "en"])];
  const conditions = [...first.map((lang) => sql`q.lang = ${lang}`), sql`q.lang <> all(${first}::text[])`];
  const parts = conditions.map(
    (condition, part) => sql`(
      select q.id, ${sql.lit(part)} as part, row_number() over (order by ${order}) as place
      from problem q where ${filter} and ${condition} order by ${order} limit ${start + limit})`,
  );
  const rank = sql`array_position(${first}::text[], q.lang)`;
  return sql`q.id in (
    select id from (${sql.join(parts, sql` union all `)}) parts order by part, place limit ${limit} offset ${start})
    order by coalesce(${rank}, ${first.length + 1}), ${order}`;
}

async function count(db: QueryExecutorProvider, filter: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from (
      select from problem q where ${filter} limit ${MAX_TOTAL + 1}) counted`.execute(db);
  return rows[0]?.total ?? 0;
}
