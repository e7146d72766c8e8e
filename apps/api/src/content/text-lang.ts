import type { Locale } from "@grow/i18n/locales";

/** The default language of a user's text: that of their pages. */
export function textLang(locale: Locale): string {
  return locale === "en-tr" ? "en" : locale;
}
