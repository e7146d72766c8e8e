import { sql } from "kysely";
import type { Tx } from "../db/database.ts";
import { closeEnded } from "./close-ended.ts";
import type { TransferConfig } from "./transfer-config.ts";

export interface PlanOrder {
  readonly plan: string;
  readonly userId: number | null;
  readonly brandId: number | null;
  readonly billTo: string;
  readonly returnPath: string;
  readonly provider: "manual" | "stripe";
  readonly terms: PaymentTerms;
  readonly lang: string;
}

/** What an operator sets for all invoices. */
export interface PaymentTerms {
  readonly vatPercent: number;
  readonly transfer: TransferConfig | null;
  /** Days until an invoice is due. */
  readonly days: number;
}

/** An invoice that waits for its money. */
export interface OpenInvoice {
  id: number;
  number: string;
  title: string;
  price_amount: number;
  price_currency: string;
}

/**
 * Creates the invoice of an order. It replaces an open one for the same plan.
 *
 * @returns null for a plan that is not for sale
 */
export async function orderPlan(tx: Tx, order: PlanOrder): Promise<OpenInvoice | null> {
  await closeEnded(tx);
  // Invoice numbers have no gaps, so orders lock the few plans.
  await sql`select from plan order by code for update`.execute(tx);
  const { vatPercent, transfer, days } = order.terms;
  const account = order.provider === "manual" && transfer !== null ? JSON.stringify(transfer) : null;
  const isFor =
    order.brandId === null
      ? sql`i.brand_id is null and i.user_id = ${order.userId}::bigint`
      : sql`i.brand_id = ${order.brandId}`;
  await sql`
    update invoice i set state = 'void' where ${isFor} and i.plan = ${order.plan} and i.state = 'open'`.execute(
    tx,
  );
  const { rows } = await sql<OpenInvoice>`
    with year as (select extract(year from now() at time zone 'utc')::int as y),
    last as (
      select coalesce(max(substring(number from '[0-9]+$')::int), 0) as n
      from invoice, year where number like 'INV-' || year.y || '-%'
    ), starts as (
      select coalesce(max(s.date_end) + 1, (now() at time zone 'utc')::date) as first from subscription s
      where s.close_date is null
        and case when ${order.brandId}::bigint is null then s.user_id = ${order.userId}::bigint
            else s.brand_id = ${order.brandId}::bigint end
    )
    insert into invoice (number, user_id, brand_id, kind, plan, title, date_start, date_end, price_amount, price_currency,
      vat_percent, bill_to, return_path, provider, due_date, transfer)
    select 'INV-' || year.y || '-' || lpad((last.n + 1)::text, 4, '0'), ${order.userId}::bigint, ${order.brandId}::bigint,
      p.kind, p.code, coalesce(t.title, e.title, p.code), starts.first,
      (starts.first + case p.period when 'year' then interval '1 year' else interval '1 month' end)::date - 1,
      p.price_amount, p.price_currency, ${vatPercent}, ${order.billTo}, ${order.returnPath}, ${order.provider},
      (now() at time zone 'utc')::date + ${days}::int, ${account}::jsonb
    from year, last, starts, plan p
    left join plan_text t on t.code = p.code and t.lang = ${order.lang}
    left join plan_text e on e.code = p.code and e.lang = 'en'
    where p.code = ${order.plan} and p.is_enabled
    returning id, number, title, price_amount, price_currency`.execute(tx);
  return rows[0] ?? null;
}

/** Starts the free trial of a plan for a user who never had a plan of this kind. */
export async function startTrial(
  tx: Tx,
  order: Pick<PlanOrder, "plan" | "userId" | "brandId">,
): Promise<void> {
  const userId = order.brandId === null ? order.userId : null;
  await sql`
    insert into subscription (kind, user_id, brand_id, plan, period, price_amount, price_currency, date_start, date_end, is_trial)
    select p.kind, ${userId}::bigint, ${order.brandId}::bigint, p.code, p.period, p.price_amount, p.price_currency,
      (now() at time zone 'utc')::date, (now() at time zone 'utc')::date + p.trial_days - 1, true
    from plan p
    where p.code = ${order.plan} and p.trial_days > 0 and not exists (
      select from subscription s where s.user_id = ${userId}::bigint or s.brand_id = ${order.brandId}::bigint)`.execute(
    tx,
  );
}
