import { defineOperation } from "../../http/define-operation.ts";
import { readFollowsOf } from "./read-follows-of.ts";

export const listBookmarks = defineOperation("listBookmarks", async ({ params, query, user, reads }) => ({
  status: 200,
  data: await readFollowsOf(reads, params.id, user, "bookmark", query),
}));
