import { defineOperation } from "../../../http/define-operation.ts";
import { unpublishAward } from "./publish-award.ts";

export const unpublishStaffAward = defineOperation(
  "unpublishStaffAward",
  async ({ params: { year }, user, transaction }) => ({
    status: 200,
    data: await transaction((tx) => unpublishAward(tx, { year, userId: user.id })),
  }),
);
