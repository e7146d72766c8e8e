import type { ReadQuery } from "@grow/contract";
import { sql } from "kysely";
import { isDeep, longList } from "../../db/long-list.ts";
import { defineVersioned } from "../../http/define-versioned.ts";
import { notFound } from "../../http/problem.ts";
import { NARROW_SORT } from "./grown-with.ts";
import {
  ALL_OPEN,
  type DiaryFilter,
  diaryFilter,
  MAX_TOTAL,
  pageOfDiaries,
  totalOfDiaries,
} from "./list-query.ts";
import { isTop, lookAtTop } from "./look-at-top.ts";
import { cardsOf, lookAtCards } from "./read-cards.ts";

export const listDiaries = defineVersioned("listDiaries", {
  async look({ query, user, reads }) {
    const isAll = isPlain(query);
    const filter = isAll ? ALL_OPEN : await diaryFilter(reads, query, user);
    if (!filter) throw notFound();
    const list = longList(reads, filter.where, query.sort);
    const from = list.before(query.start);
    const known = list.total();
    const seen =
      isAll && isTop(query)
        ? await lookAtTop(reads, query, user?.id ?? null, known === null)
        : await lookAtCards(reads, pageOfDiaries(filter, query, { from, total: known }), user?.id ?? null, {
            isKept: isAll || isTopOfNarrow(filter, query),
            ...(known === null ? { total: totalOfDiaries(filter) } : {}),
            ...(isDeep(query.start) ? { highest: sql`max(chosen.sorted_by)` } : {}),
          });
    const total = known ?? seen.total ?? 0;
    if (known === null) list.keepTotal(total, { counted: filter.counted });
    if (seen.first) list.keepBegin({ start: query.start, ...seen.first }, from);
    return { ...seen, total, version: `${seen.version} of ${total}` };
  },
  async make({ query, reads }, seen) {
    const { total } = seen;
    return {
      status: 200,
      data: {
        items: await cardsOf(reads, seen),
        total: Math.min(total, MAX_TOTAL),
        start: query.start,
        limit: query.limit,
        ...(total > MAX_TOTAL ? { is_total_capped: true } : {}),
      },
    };
  },
});

/** The lists of one strain or brand are two texts, whatever words are said besides, and one plan is right for all of them. */
function isTopOfNarrow({ narrow }: DiaryFilter, { sort, start, limit }: ReadQuery<"listDiaries">): boolean {
  return (narrow?.isOneText ?? false) && sort === NARROW_SORT && isTop({ sort, start, limit });
}

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
