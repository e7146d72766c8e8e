/** Languages of plural words. Czech (`cz`) is not an interface language. */
export type PluralLanguage = "en" | "ru" | "de" | "es" | "th" | "cz";

/** Index of a plural form. */
export type PluralForm = 0 | 1 | 2;

/**
 * Picks the form of a word for a number.
 *
 * Most languages have two forms: one for 1, one for the rest. Czech, German and Russian have three; fractions take
 * the second form everywhere. The sign does not matter.
 *
 * @param language - language code; an unknown one has two forms
 * @param count - any number; one that is not finite takes the last form
 * @returns index into the forms of the word
 * @example
 * pluralForm("ru", 21); // 0
 * pluralForm("ru", 12); // 2
 * pluralForm("en", 0); // 1
 */
export function pluralForm(language: string, count: number): PluralForm {
  const size = Math.abs(count);
  const three = language === "ru" || language === "de" || language === "cz";
  if (!three) return size === 1 ? 0 : 1;
  if (!Number.isFinite(size)) return 2;
  if (!Number.isInteger(size)) return 1;
  if (language !== "ru") {
    if (size === 1) return 0;
    return size >= 2 && size <= 4 ? 1 : 2;
  }
  const tens = size % 100;
  const ones = size % 10;
  if (ones === 1 && tens !== 11) return 0;
  return ones >= 2 && ones <= 4 && (tens < 12 || tens > 14) ? 1 : 2;
}
