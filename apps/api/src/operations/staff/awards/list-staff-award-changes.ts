import { defineOperation } from "../../../http/define-operation.ts";
import { readChanges } from "../desks/read-changes.ts";
import { readStaffAward } from "./staff-award.ts";

export const listStaffAwardChanges = defineOperation(
  "listStaffAwardChanges",
  async ({ params, query, reads }) => {
    await readStaffAward(reads, params.year);
    return { status: 200, data: await readChanges(reads, "award", params.year, query) };
  },
);
