import { defineOperation } from "../../../http/define-operation.ts";
import { readStaffVoting } from "./staff-voting.ts";

export const getStaffVoting = defineOperation("getStaffVoting", async ({ params, user, db }) => ({
  status: 200,
  data: await readStaffVoting(db, params.id, user.id),
}));
