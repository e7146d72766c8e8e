import { defineOperation } from "../../../http/define-operation.ts";
import { saveAward } from "./save-award.ts";

export const saveStaffAward = defineOperation(
  "saveStaffAward",
  async ({ params, body, user, transaction }) => ({
    status: 200,
    data: await transaction((tx) => saveAward(tx, { year: params.year, userId: user.id, body })),
  }),
);
