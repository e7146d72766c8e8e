import { defineOperation } from "../../../http/define-operation.ts";
import { removeVoting } from "./publish-voting.ts";

export const deleteStaffVoting = defineOperation(
  "deleteStaffVoting",
  async ({ params, user, transaction }) => ({
    status: 200,
    data: await transaction((tx) => removeVoting(tx, { id: params.id, userId: user.id })),
  }),
);
