import { defineOperation } from "../../../http/define-operation.ts";
import { unpublishVoting } from "./publish-voting.ts";

export const unpublishStaffVoting = defineOperation(
  "unpublishStaffVoting",
  async ({ params, user, transaction }) => ({
    status: 200,
    data: await transaction((tx) => unpublishVoting(tx, { id: params.id, userId: user.id })),
  }),
);
