import { listIn, wrong } from "../argument-checks.ts";
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
 * Gets the index of a form in `PLURAL_WORDS`. For words of your own use {@link pickPlural}: it takes as many forms as the language has.
 *
 * Most languages have two forms there: one for 1, one for the rest; the two of Thai are equal. Czech, German and Russian have three; the
 * second and the third of German are equal. Fractions take the second form, but in Czech, where they have a fourth one of their own
 * ("1,5 týdne"; CLDR calls it "many"). The sign does not matter.
 *
 * @param language - language tag, such as `ru`, `ru-RU` or `cs`; an unknown one has two forms
 * @param count - a finite number
 * @returns index into the forms of a word of `PLURAL_WORDS`; `null` for a number that is not finite
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

/**
 * Picks one of your own words for a number.
 *
 * @param language - language tag, such as `de`, `de-AT` or `th`; an unknown one has two forms
 * @param count - a finite number
 * @param forms - the different forms of the word, at least one. German, English, Spanish: for 1, for the rest. Russian: 1, 2, 5. Czech: 1, 2, 5
 * and 1.5. Thai: only one. Where forms are missing, the last one is taken
 * @returns the word; `null` for a number that is not finite
 * @throws TypeError for anything but a list with a form
 * @example
 * pickPlural("de", 5, ["Zelt", "Zelte"]); // "Zelte"
 * pickPlural("th", 5, ["เต็นท์"]); // "เต็นท์"
 * pickPlural("ru", 5, ["палатка", "палатки", "палаток"]); // "палаток"
 * pickPlural("cs", 1.5, ["stan", "stany", "stanů", "stanu"]); // "stanu"
 */
export function pickPlural(language: string, count: number, forms: readonly string[]): string | null {
  const last = listIn(forms).at(-1);
  if (last === undefined) wrong("at least one form", "none");
  const form = pluralForm(language, count);
  return form === null ? null : (forms[form] ?? last);
}
