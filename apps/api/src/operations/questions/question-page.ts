import type { Schema } from "@grow/contract";
import { type QueryExecutorProvider, type RawBuilder, sql } from "kysely";
import { MAX_TOTAL } from "../../content/diary-list/list-query.ts";
import { readQuestionCards } from "../../content/questions/question-cards.ts";
import { longList } from "../../db/long-list.ts";

/** A page of the questions `q` that match a condition. */
export async function questionPage(
  db: QueryExecutorProvider,
  filter: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
  { start, limit }: { start: number; limit: number },
): Promise<Schema<"ProblemCardList">> {
  const list = longList(db, filter, "questions");
  const known = list.total();
  const page = sql`q.id in (
    select q.id from problem q where ${filter} order by ${order} limit ${limit} offset ${start})
    order by ${order}`;
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

async function count(db: QueryExecutorProvider, filter: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from (
      select from problem q where ${filter} limit ${MAX_TOTAL + 1}) counted`.execute(db);
  return rows[0]?.total ?? 0;
}
