import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import type { Tx } from "../db/database.ts";
import { invalid, notFound } from "../errors/api-error.ts";
import { recordEvent } from "../events/record-event.ts";
import { type PaidInvoice, startPlan } from "./start-plan.ts";

type State = Schema<"InvoiceState">;

/** The possible next states of an invoice. */
const NEXT: Readonly<Record<State, readonly State[]>> = {
  open: ["paid", "void"],
  paid: ["refunded"],
  refunded: [],
  // A card may have been charged for a cancelled invoice. Staff marks the one that replaced it.
  void: ["paid"],
};

/** Source of the payment's confirmation. */
export interface Settlement {
  readonly moderatorId?: number;
  readonly providerRef?: string;
}

/**
 * Changes the state of an invoice: a paid one starts its plan, a refunded one ends it.
 *
 * @throws ApiError 404, and 422 for a change that is not possible
 */
export async function settleInvoice(
  tx: Tx,
  invoiceId: number,
  state: State,
  { moderatorId, providerRef }: Settlement,
): Promise<void> {
  const { rows } = await sql<PaidInvoice & { state: State; subscription_id: number | null }>`
    select i.id, i.kind, i.plan, i.user_id, i.brand_id, i.price_amount, i.price_currency, i.provider, i.state,
      i.subscription_id, p.period
    from invoice i join plan p on p.code = i.plan where i.id = ${invoiceId} for update of i`.execute(tx);
  const [invoice] = rows;
  if (!invoice) throw notFound();
  if (invoice.state === state) return;
  if (!NEXT[invoice.state].includes(state)) throw invalid([{ code: "not_allowed", field: "state" }]);
  await sql`
    update invoice set state = ${state}, moderator_id = coalesce(${moderatorId ?? null}::bigint, moderator_id),
      provider_ref = coalesce(${providerRef ?? null}::text, provider_ref),
      pay_date = case when ${state} in ('paid', 'refunded') then coalesce(pay_date, now()) end
    where id = ${invoiceId}`.execute(tx);
  if (state === "paid") await startPlan(tx, invoice);
  if (state === "refunded" && invoice.subscription_id !== null)
    await takeBack(tx, invoiceId, invoice.subscription_id);
  await recordEvent(tx, {
    type: `invoice.${state}`,
    user_id: moderatorId ?? null,
    content_type: "invoice",
    content_id: invoiceId,
  });
}

/** The plan loses the days of the invoice; without any left it ends today. */
async function takeBack(tx: Tx, invoiceId: number, subscriptionId: number): Promise<void> {
  await sql`
    with days as (select date_end - date_start + 1 as cnt from invoice where id = ${invoiceId}),
    ends as (
      select s.id, greatest(s.date_end - days.cnt, s.date_start) as last,
        s.date_end - days.cnt < (now() at time zone 'utc')::date as is_over
      from subscription s, days where s.id = ${subscriptionId}
    )
    update subscription s set date_end = ends.last, is_renew = s.is_renew and not ends.is_over,
      close_date = case when ends.is_over then coalesce(s.close_date, now()) end, update_date = now()
    from ends where s.id = ends.id and s.close_date is null`.execute(tx);
}
