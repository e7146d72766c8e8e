import { sql } from "kysely";
import type { Db } from "../db/database.ts";

/** Inserts an invoice that a user ordered, for a brand or for themselves. */
export async function addInvoice(
  db: Db,
  userId: number,
  brandId: number | null = null,
  columns: { state?: string; plan?: string; provider?: string } = {},
): Promise<number> {
  const {
    state = "open",
    plan = brandId === null ? "premium-month" : "partner-month",
    provider = "manual",
  } = columns;
  const { rows } = await sql<{ id: number }>`
    insert into invoice (number, user_id, brand_id, kind, plan, title, date_start, date_end, price_amount, price_currency,
      state, pay_date, provider, vat_percent)
    select 'INV-2026-' || lpad((count(*) + 1)::text, 4, '0'), ${userId}::bigint, ${brandId}::bigint,
      ${brandId === null ? "premium" : "partner"}, ${plan}, 'Premium', '2026-11-01', '2026-11-30', 490, 'EUR', ${state},
      case when ${state} in ('paid', 'refunded') then now() end, ${provider}, 20
    from invoice returning id`.execute(db);
  return rows[0]?.id ?? 0;
}
