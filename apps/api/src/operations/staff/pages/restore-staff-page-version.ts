import { defineOperation } from "../../../http/define-operation.ts";
import { savePage } from "./save-page.ts";
import { readPageVersion } from "./staff-page-version.ts";

/** A restored version may be older than the present delivered words: what the edit is based on stays as it is. */
export const restoreStaffPageVersion = defineOperation(
  "restoreStaffPageVersion",
  async ({ params: { number, ...place }, body: { version }, user, transaction }) => ({
    status: 200,
    data: await transaction(async (tx) => {
      const words = await readPageVersion(tx, place, number);
      return await savePage(tx, place, { userId: user.id, version, words });
    }),
  }),
);
