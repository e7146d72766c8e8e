import { isLocale } from "@grow/i18n/locales";
import { sql } from "kysely";
import { readInvoices } from "../content/plans/invoices.ts";
import type { Db } from "../db/database.ts";
import type { Mailer } from "../mail/email.ts";
import { invoiceMail } from "../mail/invoice-email.ts";
import type { Jobs } from "../queue/job-queue.ts";

interface Buyer {
  name: string;
  email: string;
  locale: string;
  return_path: string;
}

/** Sends an open invoice to the user who ordered it; skips one that was paid or replaced meanwhile. */
export async function sendInvoiceEmail(
  { db, mailer, publicUrl }: { db: Db; mailer: Mailer; publicUrl: string },
  { invoice_id }: Jobs["send-invoice"],
): Promise<void> {
  const [invoice] = await readInvoices(db, sql`i.id = ${invoice_id} and i.state = 'open'`, {
    start: 0,
    limit: 1,
  });
  const { rows } = await sql<Buyer>`
    select u.name, a.email, a.locale, i.return_path
    from invoice i join account a on a.user_id = i.user_id join users u on u.id = a.user_id and not u.is_remove
    where i.id = ${invoice_id} and a.email is not null`.execute(db);
  const [buyer] = rows;
  if (!invoice || !buyer) return;
  const url = new URL(buyer.return_path, publicUrl);
  // A card is charged by a new order; a transfer is told on the page.
  if (invoice.is_transfer) url.searchParams.set("invoice", String(invoice_id));
  const locale = isLocale(buyer.locale) ? buyer.locale : ("en" as const);
  await mailer.send(invoiceMail({ to: buyer.email, name: buyer.name, locale, invoice, url: url.href }));
}
