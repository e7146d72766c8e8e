import { defineOperation } from "../../http/define-operation.ts";
import { changedComment } from "./owner.ts";
import { setRemoved } from "./set-removed.ts";

export const deleteComment = defineOperation("deleteComment", async ({ user, found, jobs, transaction }) => {
  const comment = found(changedComment);
  await transaction((tx) => setRemoved(tx, jobs, comment, user.id, true));
  return { status: 200, data: { id: comment.id } };
});
