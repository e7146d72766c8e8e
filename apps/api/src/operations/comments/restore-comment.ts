import { defineOperation } from "../../http/define-operation.ts";
import { restorableComment } from "./owner.ts";
import { readThread } from "./read-thread.ts";
import { setRemoved } from "./set-removed.ts";

export const restoreComment = defineOperation(
  "restoreComment",
  async ({ user, found, jobs, transaction }) => {
    const comment = found(restorableComment);
    const data = await transaction(async (tx) => {
      await setRemoved(tx, jobs, comment, user.id, false);
      return await readThread(tx, comment.parent_id ?? comment.id, user.id, comment.id);
    });
    return { status: 200, data };
  },
);
