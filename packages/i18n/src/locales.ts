import { DEFAULT_LOCALE, isLocale, type Locale } from "@grow/domain";

// The domain defines which languages exist; this file defines how they are shown.
export { DEFAULT_LOCALE, isLocale, LOCALES, type Locale } from "@grow/domain";

/** Locales with catalogs: all but the one that shows ids. */
export const TRANSLATED_LOCALES = ["en", "ru", "de", "es", "th"] as const;

/** Each language's own name. */
export const LOCALE_NAMES: Readonly<Record<Locale, string>> = {
  en: "English",
  ru: "Русский",
  de: "Deutsch",
  es: "Español",
  th: "ไทย",
  "en-tr": "Keys",
};

/**
 * Reads a stored choice. A missing value gives {@link DEFAULT_LOCALE}; so does an unsupported one, with one warning.
 */
export function readLocale(value: string | null | undefined): Locale {
  if (value === null || value === undefined || value === "") return DEFAULT_LOCALE;
  if (isLocale(value)) return value;
  // Quoted, because a cookie may hold line breaks, which would forge lines of the log.
  console.warn(`Unsupported locale: ${JSON.stringify(value.slice(0, 20))}`);
  return DEFAULT_LOCALE;
}

/**
 * Gets the BCP 47 tag for `Intl`. English is British ("14 September"), because most readers of the English pages live outside
 * the United States. The key-showing locale formats as English.
 */
export function intlTag(locale: Locale): string {
  return locale === "en" || locale === "en-tr" ? "en-GB" : locale;
}

/** Gets the value of `<html lang>`; screen readers read the key-showing locale as English. */
export function htmlLang(locale: Locale): string {
  return locale === "en-tr" ? "en" : locale;
}
