import type { ReadQuery } from "@grow/contract";
import { sql } from "kysely";
import { cardsOf, lookAtCards } from "../../../content/diary-cards/read-cards.ts";
import {
  ALL_OPEN,
  diaryFilter,
  MAX_TOTAL,
  pageOfDiaries,
  totalOfDiaries,
} from "../../../content/diary-list/list-query.ts";
import { isTop, lookAtTop } from "../../../content/diary-list/top-page.ts";
import { isDeep, longList } from "../../../db/long-list.ts";
import { notFound } from "../../../errors/api-error.ts";
import { defineVersioned } from "../../../http/define-versioned.ts";

export const listDiaries = defineVersioned("listDiaries", {
  async look({ query, user, reads }) {
    const isAll = isPlain(query);
    const filter = isAll ? ALL_OPEN : await diaryFilter(reads, query, user);
    if (!filter) throw notFound();
    const list = longList(reads, filter.name, query.sort);
    const from = list.before(query.start);
    const known = filter.known ?? list.total();
    const count = known === null ? totalOfDiaries(filter) : null;
    const seen =
      isAll && isTop(query)
        ? await lookAtTop(reads, query, user?.id ?? null, known === null)
        : await lookAtCards(reads, pageOfDiaries(filter, query, from), user?.id ?? null, {
            isKept: isAll || (isTop(query) && filter.isOneText),
            ...(count ? { total: count.total } : {}),
            ...(isDeep(query.start) ? { highest: sql`max(chosen.sorted_by)` } : {}),
          });
    const total = known ?? seen.total ?? 0;
    if (count) list.keepTotal(total, { counted: Math.max(total, count.rows) });
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
