import { defineOperation } from "../../../http/define-operation.ts";
import { unpublishPost } from "./withdraw-post.ts";

export const unpublishStaffPost = defineOperation(
  "unpublishStaffPost",
  async ({ params, user, transaction }) => ({
    status: 200,
    data: await transaction((tx) => unpublishPost(tx, { id: params.id, userId: user.id })),
  }),
);
