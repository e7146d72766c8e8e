import { sql } from "kysely";

/** A condition on invoices `i`: of the time after the last day of subscription `s`. */
export const isOfNextTime = sql`
  (i.user_id = s.user_id and i.brand_id is null or i.brand_id = s.brand_id) and i.kind = s.kind and i.date_start > s.date_end`;

/** The invoice that waits for its money to extend subscription `s`; a lateral join without rows where there is none. */
export const nextInvoice = sql`
  select i.number, i.price_amount, i.price_currency from invoice i
  where ${isOfNextTime} and i.state = 'open' order by i.id desc limit 1`;
