import { numberIn, textIn } from "../number-input.ts";

/** Languages of plural words. Czech is not an interface language. */
export type PluralLanguage = "en" | "ru" | "de" | "es" | "th" | "cs";

/** Index of a plural form. */
export type PluralForm = 0 | 1 | 2 | 3;

/**
 * Gets the language of a language tag: regions and scripts do not matter, and `cz` is read as `cs`.
 *
 * @example
 * pluralLanguage("ru-RU"); // "ru"
 * pluralLanguage("cz"); // "cs"
 */
export function pluralLanguage(tag: string): string {
  const [language = ""] = textIn(tag).toLowerCase().split(/[-_]/);
  return language === "cz" ? "cs" : language;
}

/**
 * Picks the form of a word for a number.
 *
 * Most languages have two forms: one for 1, one for the rest. Czech, German and Russian have three. Fractions take the second form, but in
 * Czech, where they have a fourth one of their own ("1,5 týdne"; CLDR calls it "many"). The sign does not matter.
 *
 * @param language - language tag, such as `ru`, `ru-RU` or `cs`; an unknown one has two forms
 * @param count - a finite number
 * @returns index into the forms of the word; `null` for a number that is not finite
 * @example
 * pluralForm("ru", 21); // 0
 * pluralForm("ru-RU", 12); // 2
 * pluralForm("en", 0); // 1
 * pluralForm("cs", 1.5); // 3
 */
export function pluralForm(language: string, count: number): PluralForm | null {
  const known = pluralLanguage(language);
  const number = numberIn(count);
  if (number === null) return null;
  const size = Math.abs(number);
  if (known !== "ru" && known !== "de" && known !== "cs") return size === 1 ? 0 : 1;
  if (!Number.isInteger(size)) return known === "cs" ? 3 : 1;
  if (known !== "ru") {
    if (size === 1) return 0;
    return size >= 2 && size <= 4 ? 1 : 2;
  }
  const tens = size % 100;
  const ones = size % 10;
  if (ones === 1 && tens !== 11) return 0;
  return ones >= 2 && ones <= 4 && (tens < 12 || tens > 14) ? 1 : 2;
}
