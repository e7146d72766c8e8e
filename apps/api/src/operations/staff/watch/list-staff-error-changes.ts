import { defineOperation } from "../../../http/define-operation.ts";
import { readChanges } from "../desks/read-changes.ts";
import { readError } from "./staff-errors.ts";

export const listStaffErrorChanges = defineOperation(
  "listStaffErrorChanges",
  async ({ params, query, reads }) => {
    await readError(reads, params.id);
    return { status: 200, data: await readChanges(reads, "error", params.id, query) };
  },
);
