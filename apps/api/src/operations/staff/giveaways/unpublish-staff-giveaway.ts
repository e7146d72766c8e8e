import { defineOperation } from "../../../http/define-operation.ts";
import { unpublishGiveaway } from "./publish-giveaway.ts";

export const unpublishStaffGiveaway = defineOperation(
  "unpublishStaffGiveaway",
  async ({ params, user, transaction }) => ({
    status: 200,
    data: await transaction((tx) => unpublishGiveaway(tx, { id: params.id, userId: user.id })),
  }),
);
