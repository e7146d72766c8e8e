import { defineOperation } from "../../../http/define-operation.ts";
import { publishAward } from "./publish-award.ts";

export const publishStaffAward = defineOperation(
  "publishStaffAward",
  async ({ params: { year }, body: { version }, user, transaction }) => ({
    status: 200,
    data: await transaction((tx) => publishAward(tx, { year, userId: user.id, version })),
  }),
);
