import { sql } from "kysely";
import * as z from "zod";
import type { Tx } from "../db/database.ts";
import { ApiError } from "../errors/api-error.ts";
import { settleInvoice } from "./settle-invoice.ts";

/** The used part of Stripe's events. */
export const stripeMessage = z.looseObject({
  id: z.string().min(1).max(255),
  type: z.string().min(1).max(100),
  data: z.looseObject({
    object: z.looseObject({
      id: z.string().min(1).max(255),
      payment_status: z.string().optional(),
      refunded: z.boolean().optional(),
      metadata: z.record(z.string(), z.string()).nullish(),
    }),
  }),
});

export type StripeMessage = z.infer<typeof stripeMessage>;

type Outcome = "paid" | "refunded";

/** The change of an invoice by a message; null for none. */
function outcomeOf({ type, data }: StripeMessage): Outcome | null {
  const { payment_status, refunded } = data.object;
  if (type === "checkout.session.completed") return payment_status === "paid" ? "paid" : null;
  if (type === "checkout.session.async_payment_succeeded") return "paid";
  // A partial refund keeps the plan.
  if (type === "charge.refunded") return refunded ? "refunded" : null;
  return null;
}

/**
 * Handles a message of Stripe's webhook. Each message counts once, in any order: a refund before its payment settles both, and the payment
 * then changes nothing.
 */
export async function takeInMessage(tx: Tx, message: StripeMessage): Promise<void> {
  const { rows } = await sql`
    insert into payment_message (provider, id, type) values ('stripe', ${message.id}, ${message.type})
    on conflict do nothing returning 1`.execute(tx);
  if (rows.length === 0) return;
  const outcome = outcomeOf(message);
  const invoiceId = Number(message.data.object.metadata?.invoice_id);
  if (outcome === null || !Number.isSafeInteger(invoiceId) || invoiceId < 1) return;
  const { rows: found } = await sql<{ state: string }>`
    select state from invoice where id = ${invoiceId} and provider = 'stripe' for update`.execute(tx);
  const [invoice] = found;
  if (!invoice) return;
  const reference = { providerRef: `${message.data.object.id}` };
  const steps: Outcome[] =
    outcome === "refunded" && invoice.state === "open" ? ["paid", "refunded"] : [outcome];
  for (const state of steps) {
    try {
      await settleInvoice(tx, invoiceId, state, state === "paid" ? reference : {});
    } catch (error) {
      // Expired, or settled by staff already.
      if (!(error instanceof ApiError) || error.status !== 422) throw error;
    }
  }
}
