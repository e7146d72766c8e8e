import { defineOperation } from "../../../http/define-operation.ts";
import { recordStaffChange } from "../desks/record-change.ts";
import { contentOf, saveBanner } from "./save-banner.ts";
import { readStaffBanner } from "./staff-banner.ts";

export const createStaffBanner = defineOperation(
  "createStaffBanner",
  async ({ body, user, locale, transaction }) => {
    const data = await transaction(async (tx) => {
      const id = await saveBanner(tx, { body, before: null, userId: user.id, locale });
      await recordStaffChange(tx, {
        ...{ type: "staff.create", userId: user.id, contentType: "banner", id, name: body.name },
        after: contentOf({ body, before: null, locale }),
      });
      return await readStaffBanner(tx, id);
    });
    return { status: 201, data };
  },
);
