import { defineOperation } from "../../../http/define-operation.ts";
import { readChanges } from "../desks/read-changes.ts";
import { requireStaffVoting } from "./staff-voting.ts";

export const listStaffVotingChanges = defineOperation(
  "listStaffVotingChanges",
  async ({ params, query, reads }) => {
    await requireStaffVoting(reads, params.id);
    return { status: 200, data: await readChanges(reads, "voting", params.id, query) };
  },
);
