import { defineOperation } from "../../../http/define-operation.ts";
import { readStaffPost } from "./staff-post.ts";

export const getStaffPost = defineOperation("getStaffPost", async ({ params, db }) => ({
  status: 200,
  data: await readStaffPost(db, params.id),
}));
