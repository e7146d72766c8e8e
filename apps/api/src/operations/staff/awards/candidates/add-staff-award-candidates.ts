import { defineOperation } from "../../../../http/define-operation.ts";
import { addCandidates } from "./change-candidates.ts";

export const addStaffAwardCandidates = defineOperation(
  "addStaffAwardCandidates",
  async ({ params, body, user, transaction }) => ({
    status: 200,
    data: await transaction((tx) => addCandidates(tx, { params, userId: user.id }, body.items)),
  }),
);
