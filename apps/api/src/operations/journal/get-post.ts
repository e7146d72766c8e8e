import { readPost } from "../../content/posts/read-post.ts";
import { defineOperation } from "../../http/define-operation.ts";
import { openPostAt } from "./find-post.ts";

export const getPost = defineOperation("getPost", async ({ params, query, user, reads }) => ({
  status: 200,
  data: await readPost(reads, openPostAt(params.id), query.lang, user?.id ?? null),
}));
