import type { Readable } from "node:stream";
import type { Schema } from "@grow/contract";
import type { Locale } from "@grow/i18n/locales";
import { type InvoiceFormats, invoiceFormats } from "./invoice-formats.ts";
import { PdfLines } from "./pdf-lines.ts";
import { transferLines } from "./transfer-lines.ts";

interface Options {
  /** Name and address of the seller, a line each. */
  readonly seller: string;
  readonly locale: Locale;
}

/** The invoice on A4, on one page unless an address is very long. Prices contain the VAT. */
export async function invoicePdf(invoice: Schema<"Invoice">, { seller, locale }: Options): Promise<Readable> {
  const formats = invoiceFormats(locale);
  const { words, day } = formats;
  const money = (amount: number) => formats.money(amount, invoice.price.currency);

  const lines = await PdfLines.open({ Title: invoice.number, CreationDate: new Date(invoice.add_date) });
  lines.row(words.invoice, words.state[invoice.state], 26, 14);
  lines.space(54);
  lines.block(seller);
  lines.space(10, 230);
  lines.row(words.number, invoice.number);
  lines.space(20);
  lines.row(words.date, day(invoice.add_date));
  lines.space(40);
  lines.block(words.billTo);
  lines.space(2);
  lines.block(invoice.bill_to || (invoice.item_brand?.name ?? invoice.item_user?.name ?? ""));
  lines.space(10, 450);
  // The item and the total stay on one page.
  lines.keep(144);
  lines.rule();
  lines.space(16);
  lines.row(words.item, invoice.title);
  lines.space(22);
  lines.row(words.period, `${day(invoice.date_start)} – ${day(invoice.date_end)}`);
  lines.space(26);
  lines.rule();
  const { amount } = invoice.price;
  const net = Math.round(amount / (1 + invoice.vat_percent / 100));
  lines.space(16);
  lines.row(words.net, money(net));
  lines.space(20);
  lines.row(`${words.vat} ${invoice.vat_percent}%`, money(amount - net));
  lines.space(28);
  lines.row(words.total, money(amount), 15);
  if (invoice.state === "open" && invoice.is_transfer) writePayment(lines, invoice, formats);
  return lines.end();
}

/** Says whom to pay, where and until when; or that this follows by email. */
function writePayment(lines: PdfLines, invoice: Schema<"Invoice">, formats: InvoiceFormats): void {
  const { words } = formats;
  const pay = transferLines(invoice, formats);
  lines.space(40);
  lines.keep(22 + 20 * pay.length);
  lines.row(words.payment, "", 15);
  lines.space(26);
  for (const { name, value } of pay) {
    if (name === "") lines.block(value);
    else {
      lines.row(name, value);
      lines.space(20);
    }
  }
  if (invoice.item_transfer === null) lines.block(words.follows);
}
