import { defineOperation } from "../../../../http/define-operation.ts";
import { suggestCandidates } from "./change-candidates.ts";

export const suggestStaffAwardCandidates = defineOperation(
  "suggestStaffAwardCandidates",
  async ({ params, user, transaction }) => ({
    status: 200,
    data: await transaction((tx) => suggestCandidates(tx, { params, userId: user.id })),
  }),
);
