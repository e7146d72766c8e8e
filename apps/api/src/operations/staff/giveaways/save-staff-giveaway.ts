import { defineOperation } from "../../../http/define-operation.ts";
import { saveGiveaway } from "./save-giveaway.ts";

export const saveStaffGiveaway = defineOperation(
  "saveStaffGiveaway",
  async ({ params, body, user, transaction }) => ({
    status: 200,
    data: await transaction((tx) => saveGiveaway(tx, { id: params.id, userId: user.id, body })),
  }),
);
