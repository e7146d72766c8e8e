import { defineOperation } from "../../http/define-operation.ts";
import { saveRow } from "./desks/save-row.ts";

export const createStaffRow = defineOperation(
  "createStaffRow",
  async ({ params, body, user, transaction }) => ({
    status: 201,
    data: await transaction((tx) => saveRow(tx, params.desk, { id: null, userId: user.id, body })),
  }),
);
