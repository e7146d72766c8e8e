import { DEFAULT_LOCALE, isLocale, type Locale } from "@grow/domain";

// Which languages there are is a rule of the domain; how they are shown stands here.
export { DEFAULT_LOCALE, isLocale, LOCALES, type Locale } from "@grow/domain";

/** The locales that have catalogs: all but the one that shows keys. */
export const TRANSLATED_LOCALES = ["en", "ru", "de", "es", "th"] as const;

/** Each language's own name, as its speakers write it. */
export const LOCALE_NAMES: Readonly<Record<Locale, string>> = {
  en: "English",
  ru: "Русский",
  de: "Deutsch",
  es: "Español",
  th: "ไทย",
  "en-tr": "Keys",
};

/**
 * Reads a stored choice. Nothing stored means {@link DEFAULT_LOCALE}; something unsupported means the same
 * and one warning, nothing else.
 */
export function readLocale(value: string | null | undefined): Locale {
  if (value === null || value === undefined || value === "") return DEFAULT_LOCALE;
  if (isLocale(value)) return value;
  console.warn(`Unsupported locale: ${value}`);
  return DEFAULT_LOCALE;
}

/**
 * The BCP 47 tag that `Intl` formats with. English is set the British way ("14 September"), because most
 * readers of the English pages live outside the United States; the key-showing locale formats as English.
 */
export function intlTag(locale: Locale): string {
  return locale === "en" || locale === "en-tr" ? "en-GB" : locale;
}

/** The value of `<html lang>`: the key-showing locale is read out as English. */
export function htmlLang(locale: Locale): string {
  return locale === "en-tr" ? "en" : locale;
}
