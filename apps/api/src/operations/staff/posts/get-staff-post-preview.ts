import { sql } from "kysely";
import { readPost } from "../../../content/posts/read-post.ts";
import { defineOperation } from "../../../http/define-operation.ts";

/** Reads from the primary, so that it shows what was saved a moment ago. */
export const getStaffPostPreview = defineOperation(
  "getStaffPostPreview",
  async ({ params, query, user, db }) => ({
    status: 200,
    data: await readPost(db, sql<boolean>`p.id = ${params.id}`, query.lang, user.id),
  }),
);
