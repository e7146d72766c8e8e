import { normalisedText } from "./normalised-text.ts";
import { textIn } from "./number-input.ts";

/** The letters from а to я in the order of Unicode, as in Russian passports (ICAO 9303). "ь" has no spelling. */
const RUSSIAN = "a b v g d e zh z i i k l m n o p r s t u f kh ts ch sh shch ie y  e iu ia".split(" ");
const RUSSIAN_A = 0x430;

/** Further transliterations that differ from the letter without its diacritic; German umlauts are spelled out. */
const SPELLINGS: Readonly<Record<string, string>> = {
  ä: "ae",
  ö: "oe",
  ü: "ue",
  ß: "ss",
  æ: "ae",
  ø: "o",
  œ: "oe",
  ł: "l",
  đ: "d",
  ı: "i",
  ё: "e",
  є: "ie",
  і: "i",
  ї: "i",
  ґ: "g",
};

/** Longest slug, so that links stay readable. */
const MAX_LENGTH = 80;

/**
 * Builds the slug of a name: lower-case ASCII letters and digits, joined by dashes. Russian and German letters are
 * transliterated, diacritics are dropped, other scripts (Thai) have no slug.
 *
 * @returns at most 80 characters, cut between words where possible; empty for a name without such letters
 * @example
 * slug("Blüte, Woche 3!"); // "bluete-woche-3"
 * slug("ดอก"); // ""
 */
export function slug(name: string): string {
  const spelled = [...normalisedText(textIn(name).toLowerCase(), "NFC")]
    .map((letter) => SPELLINGS[letter] ?? RUSSIAN[letter.charCodeAt(0) - RUSSIAN_A] ?? letter)
    .join("");
  const words = normalisedText(spelled, "NFKD")
    .toLowerCase()
    .replace(/\p{M}/gu, "")
    .replace(/['’]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
  if (words.length <= MAX_LENGTH) return words;
  const cut = words.slice(0, MAX_LENGTH + 1);
  const end = cut.lastIndexOf("-");
  return end > MAX_LENGTH / 2 ? cut.slice(0, end) : cut.slice(0, MAX_LENGTH);
}
