import { defineOperation } from "../../../http/define-operation.ts";
import { restoreVoting } from "./publish-voting.ts";

export const restoreStaffVoting = defineOperation(
  "restoreStaffVoting",
  async ({ params, user, transaction }) => ({
    status: 200,
    data: await transaction((tx) => restoreVoting(tx, { id: params.id, userId: user.id })),
  }),
);
