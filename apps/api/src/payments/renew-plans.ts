import { sql } from "kysely";
import type { Database } from "../db/database.ts";
import type { JobQueue } from "../queue/job-queue.ts";
import { closeEnded } from "./close-ended.ts";
import { orderPlan, type PaymentTerms } from "./order-plan.ts";

/** Days before the end of a plan when the invoice for its renewal is created. */
const INVOICE_DAYS_BEFORE = 14;

/** Ends plans that are over, and writes and sends the invoices of those that go on. Done twice, it changes nothing more. */
export async function renewPlans(database: Database, jobs: JobQueue, terms: PaymentTerms): Promise<void> {
  await closeEnded(database.db);
  const { rows } = await sql<{
    plan: string;
    user_id: number | null;
    brand_id: number | null;
    bill_to: string | null;
    return_path: string | null;
    ordered_by: number | null;
  }>`
    select s.plan, s.user_id, s.brand_id, last.bill_to, last.return_path, last.user_id as ordered_by
    from subscription s
    left join lateral (
      select i.bill_to, i.return_path, i.user_id from invoice i
      where i.subscription_id = s.id order by i.id desc limit 1) last on true
    where s.close_date is null and s.is_renew and not s.is_trial
      and s.date_end < (now() at time zone 'utc')::date + ${INVOICE_DAYS_BEFORE}::int
      and not exists (
        select from invoice i
        where (i.user_id = s.user_id and i.brand_id is null or i.brand_id = s.brand_id) and i.kind = s.kind
          and i.date_start > s.date_end and i.state <> 'refunded')`.execute(database.db);
  for (const one of rows) {
    await database.transaction(async (tx) => {
      const invoice = await orderPlan(tx, {
        plan: one.plan,
        userId: one.user_id ?? one.ordered_by,
        brandId: one.brand_id,
        billTo: one.bill_to ?? "",
        returnPath: one.return_path ?? "/",
        provider: "manual",
        terms,
        lang: "en",
      });
      if (invoice !== null) await jobs.send("send-invoice", { invoice_id: invoice.id }, tx);
    });
  }
}
