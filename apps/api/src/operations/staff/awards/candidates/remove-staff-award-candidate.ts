import { defineOperation } from "../../../../http/define-operation.ts";
import { removeCandidate } from "./change-candidates.ts";

export const removeStaffAwardCandidate = defineOperation(
  "removeStaffAwardCandidate",
  async ({ params, user, transaction }) => ({
    status: 200,
    data: await transaction((tx) => removeCandidate(tx, { params, userId: user.id }, params.content)),
  }),
);
