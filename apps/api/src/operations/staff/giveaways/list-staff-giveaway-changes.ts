import { defineOperation } from "../../../http/define-operation.ts";
import { readChanges } from "../desks/read-changes.ts";
import { requireStaffGiveaway } from "./staff-giveaway.ts";

export const listStaffGiveawayChanges = defineOperation(
  "listStaffGiveawayChanges",
  async ({ params, query, reads }) => {
    await requireStaffGiveaway(reads, params.id);
    return { status: 200, data: await readChanges(reads, "giveaway", params.id, query) };
  },
);
