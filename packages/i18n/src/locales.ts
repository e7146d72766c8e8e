/**
 * The languages of the interface. `en-tr` is not a language: it shows the key of every text instead of
 * the text, so that a translator can find where a key is used.
 */
export const LOCALES = ["en", "ru", "de", "es", "th", "en-tr"] as const;

/** A code of {@link LOCALES}. Codes are case-sensitive. */
export type Locale = (typeof LOCALES)[number];

/** What a visitor sees who chose nothing. The browser's languages are not asked. */
export const DEFAULT_LOCALE: Locale = "en";

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

/** True for exactly the supported codes: `"EN"`, `"en-US"` and `""` are not among them. */
export function isLocale(value: unknown): value is Locale {
  return typeof value === "string" && (LOCALES as readonly string[]).includes(value);
}

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
