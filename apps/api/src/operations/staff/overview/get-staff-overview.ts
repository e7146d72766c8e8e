import { defineOperation } from "../../../http/define-operation.ts";
import { readDecisions } from "./decisions.ts";
import { readQueues } from "./queues.ts";

export const getStaffOverview = defineOperation("getStaffOverview", async ({ user, reads }) => ({
  status: 200,
  data: {
    items_queue: await readQueues(reads, user.access),
    items_decision: await readDecisions(reads, user.id),
  },
}));
