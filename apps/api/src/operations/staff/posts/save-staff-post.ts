import { defineOperation } from "../../../http/define-operation.ts";
import { savePost } from "./save-post.ts";

export const saveStaffPost = defineOperation(
  "saveStaffPost",
  async ({ params, body, user, transaction }) => ({
    status: 200,
    data: await transaction((tx) => savePost(tx, { id: params.id, userId: user.id, body })),
  }),
);
