import { defineOperation } from "../../../http/define-operation.ts";
import { removePost } from "./withdraw-post.ts";

export const deleteStaffPost = defineOperation("deleteStaffPost", async ({ params, user, transaction }) => ({
  status: 200,
  data: await transaction((tx) => removePost(tx, { id: params.id, userId: user.id })),
}));
