import { defineOperation } from "../../../http/define-operation.ts";
import { readPageVersion } from "./staff-page-version.ts";

export const getStaffPageVersion = defineOperation(
  "getStaffPageVersion",
  async ({ params: { number, ...place }, query: { from }, reads }) => ({
    status: 200,
    data: {
      item_version: await readPageVersion(reads, place, number),
      item_from: from === undefined ? null : await readPageVersion(reads, place, from),
    },
  }),
);
