import type { ReadQuery } from "@grow/contract";
import { longList } from "../../db/long-list.ts";
import { defineOperation } from "../../http/define-operation.ts";
import { notFound } from "../../http/problem.ts";
import { readDiaryCards } from "./card-query.ts";
import {
  countDiaries,
  diaryFilter,
  MAX_TOTAL,
  pageOfDiaries,
  SORTED_BY,
  totalOfDiaries,
} from "./list-query.ts";

export const listDiaries = defineOperation("listDiaries", async ({ query, user, reads }) => {
  const filter = await diaryFilter(reads, query, user);
  if (!filter) throw notFound();
  const list = longList(reads, filter, query.sort);
  const from = list.before(query.start);
  const known = list.total();
  const { cards, total: counted } = await readDiaryCards(
    reads,
    pageOfDiaries(filter, query, from),
    user?.id ?? null,
    {
      isKept: isPlain(query),
      ...(known === null ? { total: totalOfDiaries(filter) } : {}),
    },
  );
  const [first] = cards;
  // A page behind the last one has no row that could tell.
  const total = known ?? counted ?? (query.start === 0 ? 0 : await countDiaries(reads, filter));
  if (known === null) list.keepTotal(total);
  if (first) list.keepBegin({ start: query.start, value: first[SORTED_BY[query.sort]], id: first.id }, from);
  return {
    status: 200,
    data: {
      items: cards,
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
