import { defineOperation } from "../../../http/define-operation.ts";
import { readChanges } from "../desks/read-changes.ts";
import { readStaffBanner } from "./staff-banner.ts";

export const listStaffBannerChanges = defineOperation(
  "listStaffBannerChanges",
  async ({ params, query, reads }) => {
    await readStaffBanner(reads, params.id);
    return { status: 200, data: await readChanges(reads, "banner", params.id, query) };
  },
);
