import type { ReadQuery } from "@grow/contract";
import { type RawBuilder, sql } from "kysely";
import { defineOperation } from "../../http/define-operation.ts";
import { questionFilter } from "./question-filter.ts";
import { questionPage } from "./question-page.ts";

const SORTS: Record<ReadQuery<"listProblems">["sort"], RawBuilder<unknown>> = {
  new: sql`q.add_date desc, q.id desc`,
  update: sql`q.update_date desc, q.id desc`,
  like: sql`q.cnt_likes desc, q.id desc`,
  view: sql`q.cnt_views desc, q.id desc`,
  solutions: sql`q.cnt_solutions desc, q.id desc`,
};

export const listProblems = defineOperation("listProblems", async ({ query, user, reads }) => {
  const { first_lang } = query;
  const filter = questionFilter(query, user);
  return { status: 200, data: await questionPage(reads, filter, SORTS[query.sort], query, first_lang) };
});
