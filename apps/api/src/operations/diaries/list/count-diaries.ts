import {
  countDiaries as count,
  diaryFilter,
  MAX_TOTAL,
  totalOfDiaries,
} from "../../../content/diary-list/list-query.ts";
import { longList } from "../../../db/long-list.ts";
import { notFound } from "../../../errors/api-error.ts";
import { defineOperation } from "../../../http/define-operation.ts";

export const countDiaries = defineOperation("countDiaries", async ({ query, user, reads }) => {
  const filter = await diaryFilter(reads, query, user);
  if (!filter) throw notFound();
  const list = longList(reads, filter.name);
  const counted = async () => {
    const wanted = totalOfDiaries(filter);
    const n = await count(reads, wanted, { isPrepared: filter.isOneText });
    list.keepTotal(n, { counted: Math.max(n, wanted.rows) });
    return n;
  };
  const known = filter.known ?? list.total();
  const total = known ?? (await counted());
  return {
    status: 200,
    data: { total: Math.min(total, MAX_TOTAL), ...(total > MAX_TOTAL ? { is_total_capped: true } : {}) },
  };
});
