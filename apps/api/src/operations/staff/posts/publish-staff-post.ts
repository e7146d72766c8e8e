import { defineOperation } from "../../../http/define-operation.ts";
import { publishPost } from "./publish-post.ts";

export const publishStaffPost = defineOperation(
  "publishStaffPost",
  async ({ params, body, user, transaction }) => ({
    status: 200,
    data: await transaction((tx) => publishPost(tx, { id: params.id, userId: user.id, body })),
  }),
);
