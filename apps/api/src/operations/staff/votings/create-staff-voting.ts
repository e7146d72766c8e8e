import { defineOperation } from "../../../http/define-operation.ts";
import { saveVoting } from "./save-voting.ts";

export const createStaffVoting = defineOperation(
  "createStaffVoting",
  async ({ body, user, transaction }) => ({
    status: 201,
    data: await transaction((tx) => saveVoting(tx, { id: null, userId: user.id, body })),
  }),
);
