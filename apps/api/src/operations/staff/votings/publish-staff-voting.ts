import { defineOperation } from "../../../http/define-operation.ts";
import { publishVoting } from "./publish-voting.ts";

export const publishStaffVoting = defineOperation(
  "publishStaffVoting",
  async ({ params, body: { version }, user, transaction }) => ({
    status: 200,
    data: await transaction((tx) => publishVoting(tx, { id: params.id, userId: user.id, version })),
  }),
);
