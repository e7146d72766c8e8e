import { defineOperation } from "../../http/define-operation.ts";
import { readPost } from "./read-post.ts";

export const getPost = defineOperation("getPost", async ({ params, query, user, reads }) => ({
  status: 200,
  data: await readPost(reads, params.id, query.lang, user?.id ?? null),
}));
