import type { Readable } from "node:stream";
import type { Schema } from "@grow/contract";
import { intlTag, type Locale } from "@grow/i18n/locales";
import { INVOICE_WORDS } from "./invoice-words.ts";
import { PdfLines } from "./pdf-lines.ts";

interface Options {
  /** Name and address of the seller, a line each. */
  readonly seller: string;
  readonly locale: Locale;
}

/** The invoice on A4, on one page unless an address is very long. Prices contain the VAT. */
export async function invoicePdf(invoice: Schema<"Invoice">, { seller, locale }: Options): Promise<Readable> {
  const language = locale === "en-tr" ? "en" : locale;
  const words = INVOICE_WORDS[language];
  const tag = intlTag(language);
  const money = (amount: number) =>
    new Intl.NumberFormat(tag, { style: "currency", currency: invoice.price.currency })
      .format(amount / 100)
      .replace(/[\u00A0\u202F]/g, " ");
  const day = (date: string) =>
    new Intl.DateTimeFormat(tag === "th" ? "th-u-ca-buddhist" : tag, {
      dateStyle: "long",
      timeZone: "UTC",
    }).format(new Date(date));

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
  return lines.end();
}
