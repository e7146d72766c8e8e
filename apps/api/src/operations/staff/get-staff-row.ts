import { defineOperation } from "../../http/define-operation.ts";
import { presentRow, readRow } from "./desks/rows.ts";

export const getStaffRow = defineOperation("getStaffRow", async ({ params, db }) => ({
  status: 200,
  data: presentRow(await readRow(db, params.desk, params.id)),
}));
