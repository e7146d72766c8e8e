import { normalisedText } from "./normalised-text.ts";

/** Transliterations that differ from the letter without its diacritic: Russian as in passports (ICAO 9303), German umlauts spelled out. */
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
  а: "a",
  б: "b",
  в: "v",
  г: "g",
  д: "d",
  е: "e",
  ё: "e",
  ж: "zh",
  з: "z",
  и: "i",
  й: "i",
  к: "k",
  л: "l",
  м: "m",
  н: "n",
  о: "o",
  п: "p",
  р: "r",
  с: "s",
  т: "t",
  у: "u",
  ф: "f",
  х: "kh",
  ц: "ts",
  ч: "ch",
  ш: "sh",
  щ: "shch",
  ъ: "ie",
  ы: "y",
  ь: "",
  э: "e",
  ю: "iu",
  я: "ia",
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
  const spelled = [...normalisedText(name.toLowerCase(), "NFC")]
    .map((letter) => SPELLINGS[letter] ?? letter)
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
