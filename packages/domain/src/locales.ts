/** Codes of the interface's languages, in the order offered. `en-tr` shows the key of each text instead of the text. */
export const LOCALES = ["en", "ru", "de", "es", "th", "en-tr"] as const;

/** Code of an interface language; upper and lower case matter. */
export type Locale = (typeof LOCALES)[number];

/** Language of everybody who has chosen none. */
export const DEFAULT_LOCALE: Locale = "en";

/**
 * Tells whether a value is the code of an interface language. A code that is not supported changes nothing.
 *
 * @example
 * isLocale("en-tr"); // true
 * isLocale("en-US"); // false
 */
export function isLocale(value: unknown): value is Locale {
  return LOCALES.some((locale) => locale === value);
}
