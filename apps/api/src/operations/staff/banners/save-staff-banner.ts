import { invalid, stale } from "../../../errors/api-error.ts";
import { defineOperation } from "../../../http/define-operation.ts";
import { recordStaffChange } from "../desks/record-change.ts";
import { contentOf, saveBanner } from "./save-banner.ts";
import { lockBanner, readStaffBanner } from "./staff-banner.ts";

export const saveStaffBanner = defineOperation(
  "saveStaffBanner",
  async ({ params: { id }, body, user, locale, transaction }) => {
    const data = await transaction(async (tx) => {
      const before = await lockBanner(tx, id);
      if (body.version === undefined) throw invalid([{ code: "required", field: "version" }]);
      if (body.version !== before.version) throw stale(await readStaffBanner(tx, id));
      const fixed = (["type", "brand_id"] as const).filter((field) => body[field] !== before[field]);
      if (fixed.length > 0) throw invalid(fixed.map((field) => ({ code: "not_allowed", field })));
      await saveBanner(tx, { body, before, userId: user.id, locale });
      await recordStaffChange(tx, {
        ...{ type: "staff.update", userId: user.id, contentType: "banner", id, name: body.name },
        before: { ...before.content, is_enabled: before.is_enabled },
        after: { ...contentOf({ body, before, locale }), is_enabled: body.is_enabled },
      });
      return await readStaffBanner(tx, id);
    });
    return { status: 200, data };
  },
);
