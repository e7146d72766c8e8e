import type { ReadQuery, Schema } from "@grow/contract";
import { type QueryExecutorProvider, sql } from "kysely";
import { cardsOf, precheckCards } from "../../../content/diary-cards/read-cards.ts";
import {
  ALL_OPEN,
  diaryFilter,
  MAX_TOTAL,
  pageOfDiaries,
  totalOfDiaries,
} from "../../../content/diary-list/list-query.ts";
import { isTop, precheckTop } from "../../../content/diary-list/top-page.ts";
import { isDeep, longList } from "../../../db/long-list.ts";
import { notFound } from "../../../errors/api-error.ts";
import { defineVersioned } from "../../../http/define-versioned.ts";

export const listDiaries = defineVersioned("listDiaries", {
  async precheck({ query, user, reads }) {
    const isAll = isPlain(query);
    const filter = isAll ? ALL_OPEN : await diaryFilter(reads, query, user);
    if (!filter) throw notFound();
    const list = longList(reads, filter.name, query.sort);
    const from = list.before(query.start);
    const known = filter.known ?? list.total();
    const count = known === null ? totalOfDiaries(filter) : null;
    const found =
      isAll && isTop(query)
        ? await precheckTop(reads, query, user?.id ?? null, known === null)
        : await precheckCards(reads, pageOfDiaries(filter, query, from), user?.id ?? null, {
            isPrepared: isAll || (isTop(query) && filter.isOneText),
            ...(count ? { total: count.total } : {}),
            ...(isDeep(query.start) ? { highest: sql`max(chosen.sorted_by)` } : {}),
          });
    const total = known ?? found.total ?? 0;
    if (count) list.keepTotal(total, { counted: Math.max(total, count.rows) });
    if (found.first) list.keepBegin({ start: query.start, ...found.first }, from);
    const testers = await testersOf(reads, query);
    const version = `${found.version} of ${total}${testers.length > 0 ? ` tested by ${testers.join()}` : ""}`;
    return { ...found, total, testers, version };
  },
  async respond({ query, reads }, found) {
    const { total, testers } = found;
    const cards = await cardsOf(reads, found);
    return {
      status: 200,
      data: {
        items: testers.length === 0 ? cards : cards.map((card) => markTester(card, testers)),
        total: Math.min(total, MAX_TOTAL),
        start: query.start,
        limit: query.limit,
        ...(total > MAX_TOTAL ? { is_total_capped: true } : {}),
      },
    };
  },
});

/** Without filters there are only as many texts as sort orders; plans with filters depend on their values. */
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

/** The testers of the brand that the list is filtered by; other lists mark nobody. */
async function testersOf(
  reads: QueryExecutorProvider,
  { brand_id: brandId, product_id: productId }: ReadQuery<"listDiaries">,
): Promise<number[]> {
  if (brandId === undefined && productId === undefined) return [];
  const { rows } = await sql<{ user_id: number }>`
    select distinct user_id from brand_tester
    where brand_id = ${brandId ?? null} or brand_id = (select brand_id from product where id = ${productId ?? null})
    order by user_id`.execute(reads);
  return rows.map(({ user_id }) => user_id);
}

function markTester(card: Schema<"DiaryCard">, testers: readonly number[]): Schema<"DiaryCard"> {
  return card.item_user && testers.includes(card.item_user.id) ? { ...card, is_tester: true } : card;
}
