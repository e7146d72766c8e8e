import type { ReadQuery } from "@grow/contract";
import { defineOperation } from "../../http/define-operation.ts";
import { notFound } from "../../http/problem.ts";
import { readDiaryCards } from "./card-query.ts";
import { countDiaries, diaryFilter, MAX_TOTAL, pageOfDiaries, totalOfDiaries } from "./list-query.ts";
import { presentDiaryCard } from "./present-card.ts";

export const listDiaries = defineOperation("listDiaries", async ({ query, user, reads }) => {
  const filter = await diaryFilter(reads, query, user);
  if (!filter) throw notFound();
  const rows = await readDiaryCards(reads, pageOfDiaries(filter, query), user?.id ?? null, {
    isKept: isPlain(query),
    total: totalOfDiaries(filter),
  });
  // A page behind the last one has no row that could tell.
  const total = rows[0]?.total ?? (query.start === 0 ? 0 : await countDiaries(reads, filter));
  return {
    status: 200,
    data: {
      items: rows.map(presentDiaryCard),
      total: Math.min(total, MAX_TOTAL),
      start: query.start,
      limit: query.limit,
      ...(total > MAX_TOTAL ? { is_total_capped: true } : {}),
    },
  };
});

/** Without filters there are as many texts as sorts; plans with filters depend on what they ask for. */
function isPlain({
  start: _start,
  limit: _limit,
  sort: _sort,
  ...filters
}: ReadQuery<"listDiaries">): boolean {
  return Object.values(filters).every(
    (value) => value === undefined || (Array.isArray(value) && value.length === 0),
  );
}
