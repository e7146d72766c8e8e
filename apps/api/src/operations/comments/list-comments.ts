import { defineOperation } from "../../http/define-operation.ts";
import { notFound } from "../../http/problem.ts";
import { findTarget } from "./find-target.ts";
import { presentComment } from "./present.ts";
import { countComments, readComments, readFirstReplies } from "./queries.ts";

export const listComments = defineOperation("listComments", async ({ params, query, user, reads }) => {
  const target = await findTarget(reads, params.type, params.id, user);
  if (!target) throw notFound();
  const readerId = user?.id ?? null;
  const rows = await readComments(reads, target, query, readerId);
  // A page behind the last one has no row that could tell.
  const total = rows[0]?.total ?? (query.start === 0 ? 0 : await countComments(reads, target));
  const parents = rows.filter((row) => row.cnt_childs > 0).map((row) => row.id);
  const replies = await readFirstReplies(reads, parents, query.preload_comment, readerId);
  return {
    status: 200,
    data: {
      items: rows.map((row) => presentComment(row, replies)),
      total,
      start: query.start,
      limit: query.limit,
    },
  };
});
