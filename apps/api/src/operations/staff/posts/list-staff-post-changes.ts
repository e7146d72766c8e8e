import { defineOperation } from "../../../http/define-operation.ts";
import { readChanges } from "../desks/read-changes.ts";
import { requireStaffPost } from "./staff-post.ts";

export const listStaffPostChanges = defineOperation(
  "listStaffPostChanges",
  async ({ params, query, reads }) => {
    await requireStaffPost(reads, params.id);
    return { status: 200, data: await readChanges(reads, "blog", params.id, query) };
  },
);
