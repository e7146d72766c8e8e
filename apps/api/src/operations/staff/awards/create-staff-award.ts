import { defineOperation } from "../../../http/define-operation.ts";
import { createAward } from "./save-award.ts";

export const createStaffAward = defineOperation("createStaffAward", async ({ body, user, transaction }) => ({
  status: 201,
  data: await transaction((tx) => createAward(tx, user.id, body)),
}));
