import { sql } from "kysely";
import { defineOperation } from "../../http/define-operation.ts";
import { postPage } from "./post-page.ts";

export const listPosts = defineOperation("listPosts", async ({ query, reads }) => ({
  status: 200,
  data: await postPage(reads, sql`true`, query, null),
}));
