import { defineOperation } from "../../../http/define-operation.ts";
import { restoreGiveaway } from "./remove-giveaway.ts";

export const restoreStaffGiveaway = defineOperation(
  "restoreStaffGiveaway",
  async ({ params, user, transaction }) => ({
    status: 200,
    data: await transaction((tx) => restoreGiveaway(tx, params.id, user)),
  }),
);
