import { notFound } from "../../errors/api-error.ts";
import { defineOperation } from "../../http/define-operation.ts";
import { findCommentPlace } from "./find-comment-place.ts";
import { presentReply } from "./present.ts";
import { readComment, readReplies } from "./queries.ts";

export const listReplies = defineOperation("listReplies", async ({ params, query, user, reads }) => {
  const { start, limit } = query;
  const place = await findCommentPlace(reads, params.commentId, user);
  if (!place) throw notFound();
  const readerId = user?.id ?? null;
  // A reply has no replies.
  const isReply = place.id !== params.commentId;
  const comment = isReply ? null : await readComment(reads, place.id, readerId);
  const rows = comment === null ? [] : await readReplies(reads, comment.id, { start, limit }, readerId);
  return {
    status: 200,
    data: { items: rows.map(presentReply), total: comment?.cnt_childs ?? 0, start, limit },
  };
});
