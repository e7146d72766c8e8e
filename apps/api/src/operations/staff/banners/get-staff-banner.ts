import { defineOperation } from "../../../http/define-operation.ts";
import { readStaffBanner } from "./staff-banner.ts";

export const getStaffBanner = defineOperation("getStaffBanner", async ({ params, db }) => ({
  status: 200,
  data: await readStaffBanner(db, params.id),
}));
