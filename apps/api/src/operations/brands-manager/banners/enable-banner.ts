import { sql } from "kysely";
import { presentBanner } from "../../../content/ads/banner-rows.ts";
import { planLimits } from "../../../content/plans/plan-limits.ts";
import { forbidden, notFound } from "../../../errors/api-error.ts";
import { recordEvent } from "../../../events/record-event.ts";
import { defineOperation } from "../../../http/define-operation.ts";
import { editable, managedBrand } from "../access/managed-brand.ts";
import { readDraft, readOwnBanner } from "./banner-drafts.ts";

export const enableBanner = defineOperation(
  "enableBanner",
  async ({ params: { id }, body, user, transaction, found }) => {
    const brand = editable(found(managedBrand));
    const data = await transaction(async (tx) => {
      await sql`select from brand where id = ${brand.id} for update`.execute(tx);
      const before = await readOwnBanner(tx, brand.id, sql`n.id = ${id}`);
      if (!before) throw notFound();
      if (body.is_enabled !== before.is_enabled) {
        if (body.is_enabled && !before.is_approved) throw forbidden();
        if (body.is_enabled && (await planLimits(tx, brand.id)).banner_views === 0)
          throw forbidden("premium_only");
        await sql`
          update banner set is_enabled = ${body.is_enabled}, version = version + 1, update_date = now() where id = ${id}`.execute(
          tx,
        );
        await recordEvent(tx, {
          ...{ type: body.is_enabled ? "banner.enable" : "banner.disable", user_id: user.id },
          ...{ content_type: "banner", content_id: id, params: { name: before.content.name } },
        });
      }
      const saved = await readOwnBanner(tx, brand.id, sql`n.id = ${id}`);
      const draft = await readDraft(tx, brand.id, { id });
      return await presentBanner(tx, { type: before.type, saved, draft, isDraftShown: false });
    });
    return { status: 200, data };
  },
);
