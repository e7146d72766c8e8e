/** Codes of the interface's languages, in the order of the language menu. `en-tr` shows message ids instead of texts. */
export const LOCALES = ["en", "ru", "de", "es", "th", "en-tr"] as const;

/** Code of an interface language; upper and lower case matter. */
export type Locale = (typeof LOCALES)[number];

/** Default language. */
export const DEFAULT_LOCALE: Locale = "en";

/**
 * Checks whether a value is the code of an interface language.
 *
 * @example
 * isLocale("en-tr"); // true
 * isLocale("en-US"); // false
 */
export function isLocale(value: unknown): value is Locale {
  const locales: readonly unknown[] = LOCALES;
  return locales.includes(value);
}
