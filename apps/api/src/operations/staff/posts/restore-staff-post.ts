import { defineOperation } from "../../../http/define-operation.ts";
import { restorePost } from "./withdraw-post.ts";

export const restoreStaffPost = defineOperation(
  "restoreStaffPost",
  async ({ params, user, transaction }) => ({
    status: 200,
    data: await transaction((tx) => restorePost(tx, { id: params.id, userId: user.id })),
  }),
);
