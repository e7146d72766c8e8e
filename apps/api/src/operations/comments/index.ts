import { createComment } from "./create-comment.ts";
import { listComments } from "./list-comments.ts";

export const commentsOperations = { createComment, listComments };
