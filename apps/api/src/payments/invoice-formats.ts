import { intlTag, type Locale } from "@grow/i18n/locales";
import { INVOICE_WORDS, type InvoiceWords } from "./invoice-words.ts";

/** How invoices and emails about plans write money and days in a language. */
export interface InvoiceFormats {
  readonly words: InvoiceWords;
  /** @param amount in the smallest unit of the currency */
  money(amount: number, currency: string): string;
  /** @param date an instant or a plain date */
  day(date: string): string;
}

export function invoiceFormats(locale: Locale): InvoiceFormats {
  const language = locale === "en-tr" ? "en" : locale;
  const tag = intlTag(language);
  const days = new Intl.DateTimeFormat(tag === "th" ? "th-u-ca-buddhist" : tag, {
    dateStyle: "long",
    timeZone: "UTC",
  });
  return {
    words: INVOICE_WORDS[language],
    money: (amount, currency) =>
      new Intl.NumberFormat(tag, { style: "currency", currency })
        .format(amount / 100)
        .replace(/[\u00A0\u202F]/g, " "),
    // Russian ends with an abbreviation, whose full stop would double that of the sentence.
    day: (date) => days.format(new Date(date)).replace(/\sг\.$/, ""),
  };
}
