import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { readInvoices as invoicesOf } from "../../../content/plans/invoices.ts";
import type { Db } from "../../../db/database.ts";

interface PremiumRow {
  is_active: boolean;
  date_end: string;
  plan: string;
  is_renew: boolean;
  price_amount: number;
  price_currency: string;
  period: "month" | "year";
}

/** Premium of a user; null for one who never had it. */
export async function readPremium(db: Db, userId: number): Promise<Schema<"Premium"> | null> {
  const { rows } = await sql<PremiumRow>`
    select date_end >= (now() at time zone 'utc')::date and close_date is null as is_active, date_end, plan, is_renew,
      price_amount, price_currency, period
    from subscription where user_id = ${userId} order by id desc limit 1`.execute(db);
  const [row] = rows;
  if (row === undefined) return null;
  const { price_amount: amount, price_currency: currency, ...premium } = row;
  return { ...premium, price: premium.is_renew ? { amount, currency } : null };
}

/** Invoices that a user ordered, newest first. */
export function readInvoices(db: Db, userId: number): Promise<Schema<"Invoice">[]> {
  return invoicesOf(db, sql`i.user_id = ${userId}`, { start: 0, limit: 500 });
}
