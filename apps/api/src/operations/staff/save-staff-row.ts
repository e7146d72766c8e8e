import { defineOperation } from "../../http/define-operation.ts";
import { saveRow } from "./desks/save-row.ts";

export const saveStaffRow = defineOperation("saveStaffRow", async ({ params, body, user, transaction }) => ({
  status: 200,
  data: await transaction((tx) => saveRow(tx, params.desk, { id: params.id, userId: user.id, body })),
}));
