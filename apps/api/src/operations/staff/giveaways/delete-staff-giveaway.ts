import { defineOperation } from "../../../http/define-operation.ts";
import { removeGiveaway } from "./remove-giveaway.ts";

export const deleteStaffGiveaway = defineOperation(
  "deleteStaffGiveaway",
  async ({ params, user, transaction }) => ({
    status: 200,
    data: await transaction((tx) => removeGiveaway(tx, params.id, user)),
  }),
);
