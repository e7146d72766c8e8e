import { defineOperation } from "../../../http/define-operation.ts";
import { saveVoting } from "./save-voting.ts";

export const saveStaffVoting = defineOperation(
  "saveStaffVoting",
  async ({ params, body, user, transaction }) => ({
    status: 200,
    data: await transaction((tx) => saveVoting(tx, { id: params.id, userId: user.id, body })),
  }),
);
