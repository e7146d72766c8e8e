import type { Locale } from "@grow/i18n/locales";

/** The language a text is taken to be in when its writer does not say: that of his pages. */
export function textLang(locale: Locale): string {
  return locale === "en-tr" ? "en" : locale;
}
