import { defineOperation } from "../../../http/define-operation.ts";
import { savePost } from "./save-post.ts";

export const createStaffPost = defineOperation("createStaffPost", async ({ body, user, transaction }) => ({
  status: 201,
  data: await transaction((tx) => savePost(tx, { id: null, userId: user.id, body })),
}));
