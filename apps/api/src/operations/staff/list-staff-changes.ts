import { defineOperation } from "../../http/define-operation.ts";
import { readChanges } from "./desks/read-changes.ts";
import { readRow } from "./desks/rows.ts";

export const listStaffChanges = defineOperation("listStaffChanges", async ({ params, query, reads }) => {
  const { desk, id } = params;
  await readRow(reads, desk, id);
  return { status: 200, data: await readChanges(reads, desk, id, query) };
});
