import { createComment } from "./create-comment.ts";
import { deleteComment } from "./delete-comment.ts";
import { getCommentByLink } from "./get-comment-by-link.ts";
import { getCommentSummary } from "./get-comment-summary.ts";
import { listComments } from "./list-comments.ts";
import { listReplies } from "./list-replies.ts";
import { restoreComment } from "./restore-comment.ts";
import { updateComment } from "./update-comment.ts";

export const commentsOperations = {
  createComment,
  deleteComment,
  getCommentByLink,
  getCommentSummary,
  listComments,
  listReplies,
  restoreComment,
  updateComment,
};
