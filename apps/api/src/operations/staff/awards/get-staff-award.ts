import { defineOperation } from "../../../http/define-operation.ts";
import { readStaffAward } from "./staff-award.ts";

export const getStaffAward = defineOperation("getStaffAward", async ({ params, db }) => ({
  status: 200,
  data: await readStaffAward(db, params.year),
}));
