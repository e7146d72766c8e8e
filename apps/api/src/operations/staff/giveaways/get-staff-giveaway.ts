import { defineOperation } from "../../../http/define-operation.ts";
import { readStaffGiveaway } from "./staff-giveaway.ts";

export const getStaffGiveaway = defineOperation("getStaffGiveaway", async ({ params, db }) => ({
  status: 200,
  data: await readStaffGiveaway(db, params.id),
}));
