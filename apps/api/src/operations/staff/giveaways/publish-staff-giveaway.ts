import { defineOperation } from "../../../http/define-operation.ts";
import { publishGiveaway } from "./publish-giveaway.ts";

export const publishStaffGiveaway = defineOperation(
  "publishStaffGiveaway",
  async ({ params, body, user, transaction }) => ({
    status: 200,
    data: await transaction((tx) => publishGiveaway(tx, { id: params.id, userId: user.id, body })),
  }),
);
