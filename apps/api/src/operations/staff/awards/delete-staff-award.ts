import { defineOperation } from "../../../http/define-operation.ts";
import { deleteAward } from "./publish-award.ts";

export const deleteStaffAward = defineOperation(
  "deleteStaffAward",
  async ({ params: { year }, user, transaction }) => {
    await transaction((tx) => deleteAward(tx, { year, userId: user.id }));
    return { status: 200, data: { id: year } };
  },
);
