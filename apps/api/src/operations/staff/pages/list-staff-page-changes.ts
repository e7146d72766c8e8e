import { defineOperation } from "../../../http/define-operation.ts";
import { readChanges } from "../desks/read-changes.ts";
import { readPageRow } from "./staff-page.ts";

export const listStaffPageChanges = defineOperation(
  "listStaffPageChanges",
  async ({ params, query, reads }) => {
    const row = await readPageRow(reads, params);
    return { status: 200, data: await readChanges(reads, "page", row?.id ?? 0, query) };
  },
);
