import { defineOperation } from "../../../http/define-operation.ts";
import { saveGiveaway } from "./save-giveaway.ts";

export const createStaffGiveaway = defineOperation(
  "createStaffGiveaway",
  async ({ body, user, transaction }) => ({
    status: 201,
    data: await transaction((tx) => saveGiveaway(tx, { id: null, userId: user.id, body })),
  }),
);
