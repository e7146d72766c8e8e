import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { readInvoices as invoicesOf } from "../../../content/plans/invoices.ts";
import { readSubscription } from "../../../content/plans/subscriptions.ts";
import type { Db } from "../../../db/database.ts";

/** Premium of a user; null for one who never had it. */
export async function readPremium(db: Db, userId: number): Promise<Schema<"Premium"> | null> {
  const plan = await readSubscription(db, { userId });
  if (plan === null) return null;
  const {
    is_active,
    date_end,
    plan: code,
    is_renew,
    period,
    price_amount: amount,
    price_currency: currency,
  } = plan;
  return { is_active, date_end, plan: code, is_renew, period, price: is_renew ? { amount, currency } : null };
}

/** Invoices that a user ordered, newest first. */
export function readInvoices(db: Db, userId: number): Promise<Schema<"Invoice">[]> {
  return invoicesOf(db, sql`i.user_id = ${userId}`, { start: 0, limit: 500 });
}
