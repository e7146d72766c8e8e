import { longList } from "../../db/long-list.ts";
import { defineOperation } from "../../http/define-operation.ts";
import { notFound } from "../../http/problem.ts";
import { countDiaries as count, diaryFilter, MAX_TOTAL } from "./list-query.ts";

export const countDiaries = defineOperation("countDiaries", async ({ query, user, reads }) => {
  const filter = await diaryFilter(reads, query, user);
  if (!filter) throw notFound();
  const list = longList(reads, filter.where);
  const known = list.total();
  const total = known ?? (await count(reads, filter));
  if (known === null) list.keepTotal(total, { counted: filter.counted });
  return {
    status: 200,
    data: { total: Math.min(total, MAX_TOTAL), ...(total > MAX_TOTAL ? { is_total_capped: true } : {}) },
  };
});
