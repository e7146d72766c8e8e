import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Schema } from "@grow/contract";
import { intlTag, type Locale } from "@grow/i18n/locales";
import { INVOICE_WORDS } from "./invoice-words.ts";

interface Options {
  /** Name and address of the seller, a line each. */
  readonly seller: string;
  readonly locale: Locale;
}

const MARGIN = 56;
const WIDTH = 595.28 - 2 * MARGIN;

/** The site's fonts, by script. */
const FACES = [
  { name: "thai", file: "anuphan-thai.ttf", letters: /[\u0E00-\u0E7F]/ },
  { name: "cyrillic", file: "brygada-1918-cyrillic.ttf", letters: /[\u0400-\u04FF]/ },
  { name: "latin-ext", file: "brygada-1918-latin-ext.ttf", letters: /[\u0100-\u02FF\u1E00-\u1EFF]/ },
  { name: "latin", file: "brygada-1918-latin.ttf", letters: /./ },
] as const;

/** Splits a text by the font that has its characters. Punctuation and spaces belong to the run before them. */
export function runsOf(text: string): { face: string; text: string }[] {
  const runs: { face: string; text: string }[] = [];
  for (const letter of text) {
    const last = runs.at(-1);
    const isSign = /[\s\d.,:;%()/+-]/.test(letter);
    const face = isSign ? "latin" : (FACES.find(({ letters }) => letters.test(letter))?.name ?? "latin");
    if (last?.face === face) last.text += letter;
    else runs.push({ face, text: letter });
  }
  return runs;
}

/** The invoice on one A4 page. Prices contain the VAT. */
export async function invoicePdf(
  invoice: Schema<"Invoice">,
  { seller, locale }: Options,
): Promise<import("node:stream").Readable> {
  // Loaded with the first invoice: most servers never draw one.
  const { default: PdfDocument } = await import("pdfkit");
  const folder = fontFolder();
  const document = new PdfDocument({
    size: "A4",
    margin: MARGIN,
    font: join(folder, FACES[3].file),
    info: { Title: invoice.number, CreationDate: new Date(invoice.add_date) },
  });
  for (const { name, file } of FACES) document.registerFont(name, join(folder, file));
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
  const write = (text: string, x: number, y: number, size = 11) => {
    let at = x;
    for (const run of runsOf(text)) {
      document.font(run.face).fontSize(size).text(run.text, at, y, { lineBreak: false });
      at += document.widthOfString(run.text);
    }
  };
  const right = (text: string, y: number, size = 11) => {
    const width = runsOf(text).reduce(
      (sum, run) => sum + document.font(run.face).fontSize(size).widthOfString(run.text),
      0,
    );
    write(text, MARGIN + WIDTH - width, y, size);
  };
  const block = (text: string, x: number, y: number) =>
    text
      .split(/\r?\n/)
      .slice(0, 8)
      .forEach((line, index) => {
        write(line, x, y + index * 16);
      });
  const row = (label: string, value: string, y: number) => {
    write(label, MARGIN, y);
    right(value, y);
  };

  write(words.invoice, MARGIN, MARGIN, 26);
  right(words.state[invoice.state], MARGIN + 8, 14);
  block(seller, MARGIN, 110);
  row(words.number, invoice.number, 230);
  row(words.date, day(invoice.add_date), 250);
  write(words.billTo, MARGIN, 290);
  block(invoice.bill_to || (invoice.item_brand?.name ?? invoice.item_user?.name ?? ""), MARGIN, 308);
  document
    .moveTo(MARGIN, 450)
    .lineTo(MARGIN + WIDTH, 450)
    .lineWidth(0.5)
    .stroke();
  row(words.item, invoice.title, 466);
  row(words.period, `${day(invoice.date_start)} – ${day(invoice.date_end)}`, 488);
  const { amount } = invoice.price;
  const net = Math.round(amount / (1 + invoice.vat_percent / 100));
  document
    .moveTo(MARGIN, 514)
    .lineTo(MARGIN + WIDTH, 514)
    .stroke();
  row(words.net, money(net), 530);
  row(`${words.vat} ${invoice.vat_percent}%`, money(amount - net), 550);
  write(words.total, MARGIN, 578, 15);
  right(money(amount), 578, 15);
  document.end();
  return document;
}

/** Beside the built server, or among the generated files of the sources. */
function fontFolder(): string {
  const built = join(import.meta.dirname, "fonts");
  return existsSync(built) ? built : join(import.meta.dirname, "../../generated/fonts");
}
