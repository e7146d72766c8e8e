import { defineOperation } from "../../../http/define-operation.ts";
import { presentStaffPage, readPageRow } from "./staff-page.ts";

/** Reads from the primary, so that an editor gets the newest version. */
export const getStaffPage = defineOperation("getStaffPage", async ({ params, db }) => ({
  status: 200,
  data: presentStaffPage(params, await readPageRow(db, params)),
}));
