import { readLocale } from "@grow/i18n/locales";
import { sql } from "kysely";
import { textLang } from "../content/text-lang.ts";
import type { Database } from "../db/database.ts";
import type { JobQueue } from "../queue/job-queue.ts";
import { closeEnded } from "./close-ended.ts";
import { isOfNextTime } from "./next-invoice.ts";
import { orderPlan, type PaymentTerms } from "./order-plan.ts";
import type { StripeConfig } from "./stripe.ts";

/** Days before the end of a plan when the invoice for its renewal is created. */
const INVOICE_DAYS_BEFORE = 14;

/** How renewals are paid. */
export interface RenewalTerms extends PaymentTerms {
  /** Null where invoices are paid by transfer. */
  readonly stripe: StripeConfig | null;
}

/**
 * Ends plans that are over, and writes and sends the invoices of those that may go on. Nobody is charged: a plan goes on once its invoice
 * is paid. Done twice, it changes nothing more.
 */
export async function renewPlans(database: Database, jobs: JobQueue, terms: RenewalTerms): Promise<void> {
  await closeEnded(database.db);
  const { rows } = await sql<{
    plan: string;
    payer_id: number | null;
    brand_id: number | null;
    bill_to: string | null;
    return_path: string | null;
    locale: string | null;
  }>`
    select s.plan, s.brand_id, last.bill_to, last.return_path, a.user_id as payer_id, a.locale
    from subscription s
    left join lateral (
      select i.bill_to, i.return_path, i.user_id from invoice i
      where i.subscription_id = s.id order by i.id desc limit 1) last on true
    left join lateral (
      select m.user_id from brand_manager m where m.brand_id = s.brand_id and m.role = 'owner'
      order by m.user_id is distinct from last.user_id, m.user_id limit 1) owner on true
    left join account a on a.user_id = coalesce(s.user_id, owner.user_id)
    where s.close_date is null and s.is_renew and not s.is_trial
      and s.date_end < (now() at time zone 'utc')::date + ${INVOICE_DAYS_BEFORE}::int
      and not exists (select from invoice i where ${isOfNextTime} and i.state <> 'refunded')`.execute(
    database.db,
  );
  for (const one of rows) {
    await database.transaction(async (tx) => {
      const invoice = await orderPlan(tx, {
        plan: one.plan,
        userId: one.payer_id,
        brandId: one.brand_id,
        billTo: one.bill_to ?? "",
        returnPath: one.return_path ?? "/premium",
        provider: terms.stripe === null ? "manual" : "stripe",
        terms,
        lang: textLang(readLocale(one.locale)),
      });
      if (invoice !== null) await jobs.send("send-invoice", { invoice_id: invoice.id }, tx);
    });
  }
}
