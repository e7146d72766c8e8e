import { sql } from "kysely";
import { isRunning } from "../../content/plans/plan-limits.ts";
import { isOf } from "../../content/plans/subscriptions.ts";
import { forbidden, invalid, notFound } from "../../errors/api-error.ts";
import { recordEvent } from "../../events/record-event.ts";
import { defineOperation } from "../../http/define-operation.ts";
import { isOfNextTime } from "../../payments/next-invoice.ts";

export const updateRenewal = defineOperation("updateRenewal", async ({ body, user, transaction }) => {
  const { kind, brand_id: brandId, is_renew } = body;
  const data = await transaction(async (tx) => {
    if (kind === "partner") {
      if (brandId === undefined) throw invalid([{ code: "required", field: "brand_id" }]);
      const { rows } = await sql`
        select from brand_manager where brand_id = ${brandId} and user_id = ${user.id} and role = 'owner'`.execute(
        tx,
      );
      if (rows.length === 0) throw forbidden();
    }
    const whose = kind === "partner" && brandId !== undefined ? { brandId } : { userId: user.id };
    const { rows } = await sql<{ id: number; plan: string; date_end: string }>`
      update subscription s set is_renew = ${is_renew}, update_date = now()
      where ${isOf(whose)} and ${isRunning} returning s.id, s.plan, s.date_end::text`.execute(tx);
    const [subscription] = rows;
    if (!subscription) throw notFound();
    await recordEvent(tx, {
      type: "brandId" in whose ? "brand.renewal" : "subscription.renewal",
      user_id: user.id,
      content_type: "brandId" in whose ? "brand" : "subscription",
      content_id: "brandId" in whose ? whose.brandId : subscription.id,
      params: { name: subscription.plan, is_renew },
    });
    // The invoice of the next time goes and comes back with the choice.
    const next = sql`select i.id, i.state from invoice i join subscription s on s.id = ${subscription.id} where ${isOfNextTime}`;
    if (is_renew) {
      await sql`
        with next as (${next})
        update invoice set state = 'open' where id = (select max(id) from next where state = 'void')
          and not exists (select from next where state in ('open', 'paid'))`.execute(tx);
    } else {
      await sql`
        with next as (${next})
        update invoice set state = 'void' where id in (select id from next where state = 'open')`.execute(tx);
    }
    return { kind, plan: subscription.plan, is_renew, date_end: subscription.date_end };
  });
  return { status: 200, data };
});
