import { sql } from "kysely";
import { readInvoices } from "../../../content/plans/invoices.ts";
import { planLimits } from "../../../content/plans/plan-limits.ts";
import { readPlans } from "../../../content/plans/present-plan.ts";
import { readSubscription } from "../../../content/plans/subscriptions.ts";
import { textLang } from "../../../content/text-lang.ts";
import { defineOperation } from "../../../http/define-operation.ts";
import { managedBrand } from "../access/managed-brand.ts";

/** Maximum number of invoices in a response: many years. */
const MAX_INVOICES = 500;

export const getPortalSubscription = defineOperation(
  "getPortalSubscription",
  async ({ db, locale, found }) => {
    const { id } = found(managedBrand);
    const plan = await readSubscription(db, { brandId: id });
    const { rows } = await sql<{
      banner_views: number;
      newsletters: number;
      testers: number;
      managers: number;
    }>`
    select
      (select coalesce(sum(d.cnt_views), 0)::int from banner_day d join banner n on n.id = d.banner_id
       where n.brand_id = ${id} and d.day >= date_trunc('month', now() at time zone 'utc')::date) as banner_views,
      (select count(*)::int from newsletter n where n.brand_id = ${id} and n.state <> 'draft' and not n.is_remove
         and n.send_date >= date_trunc('month', now() at time zone 'utc')) as newsletters,
      (select count(*)::int from brand_tester where brand_id = ${id}) as testers,
      (select count(*)::int from brand_manager where brand_id = ${id}) as managers`.execute(db);
    return {
      status: 200,
      data: {
        plan: plan?.plan ?? "",
        is_active: plan?.is_active ?? false,
        is_trial: plan?.is_trial ?? false,
        is_renew: (plan?.is_active && plan.is_renew) ?? false,
        date_end: plan?.date_end ?? null,
        price: { amount: plan?.price_amount ?? 0, currency: plan?.price_currency ?? "EUR" },
        period: plan?.period ?? null,
        limits: await planLimits(db, id),
        use: rows[0] ?? { banner_views: 0, newsletters: 0, testers: 0, managers: 0 },
        items_plan: await readPlans(db, sql`p.is_enabled and p.kind = 'partner'`, textLang(locale)),
        invoices: await readInvoices(db, sql`i.brand_id = ${id}`, { start: 0, limit: MAX_INVOICES }),
      },
    };
  },
);
