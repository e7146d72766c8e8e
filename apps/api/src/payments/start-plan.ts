import { sql } from "kysely";
import type { Tx } from "../db/database.ts";
import { closeEnded } from "./close-ended.ts";

export interface PaidInvoice {
  id: number;
  kind: "premium" | "partner";
  plan: string;
  user_id: number | null;
  brand_id: number | null;
  price_amount: number;
  price_currency: string;
  period: "month" | "year";
  provider: string;
}

/**
 * Starts the plan of a paid invoice, or extends the running one. The days count from now, not from the order: a payment may take a week.
 */
export async function startPlan(tx: Tx, invoice: PaidInvoice): Promise<void> {
  const { kind, plan, period, price_amount, price_currency, provider } = invoice;
  const userId = kind === "premium" ? invoice.user_id : null;
  const brandId = kind === "partner" ? invoice.brand_id : null;
  // The account or brand was deleted.
  if (userId === null && brandId === null) return;
  await closeEnded(tx);
  const length = sql`make_interval(months => ${period === "year" ? 12 : 1})`;
  const { rows } = await sql<{ id: number; date_start: string; date_end: string }>`
    with running as (
      select id, date_end from subscription
      where close_date is null and (user_id = ${userId}::bigint or brand_id = ${brandId}::bigint)
      for update
    ), days as (
      select coalesce((select date_end + 1 from running), (now() at time zone 'utc')::date) as first
    ), extended as (
      update subscription s set plan = ${plan}, period = ${period}, price_amount = ${price_amount},
        price_currency = ${price_currency}, date_end = (days.first + ${length})::date - 1, is_renew = true, is_trial = false,
        provider = ${provider}, update_date = now()
      from running, days where s.id = running.id
      returning s.id, days.first as date_start, s.date_end
    ), added as (
      insert into subscription (kind, user_id, brand_id, plan, period, price_amount, price_currency, date_start, date_end, provider)
      select ${kind}, ${userId}::bigint, ${brandId}::bigint, ${plan}, ${period}, ${price_amount}, ${price_currency}, days.first,
        (days.first + ${length})::date - 1, ${provider}
      from days where not exists (select from running)
      returning id, date_start, date_end
    )
    select id, date_start::text, date_end::text from extended
    union all select id, date_start::text, date_end::text from added`.execute(tx);
  const [subscription] = rows;
  if (!subscription) return;
  await sql`
    update invoice set subscription_id = ${subscription.id}, date_start = ${subscription.date_start}::date,
      date_end = ${subscription.date_end}::date
    where id = ${invoice.id}`.execute(tx);
}
