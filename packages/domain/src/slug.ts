/** Latin letters for letters that have no accent to drop. */
const LETTERS: Readonly<Record<string, string>> = {
  ä: "ae",
  ö: "oe",
  ü: "ue",
  ß: "ss",
  æ: "ae",
  ø: "o",
  å: "a",
  ł: "l",
  đ: "d",
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
  й: "y",
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
  ъ: "",
  ы: "y",
  ь: "",
  э: "e",
  ю: "yu",
  я: "ya",
  і: "i",
  ї: "yi",
  є: "ye",
  ґ: "g",
};

/**
 * Slug of a name: ASCII letters, digits and single dashes. German and Cyrillic letters are transliterated, accents
 * dropped, and letters of other scripts left out.
 *
 * @param name - any text
 * @param length - longest result
 * @returns the slug; empty when nothing of the name can be written in ASCII
 * @example
 * slugOf("Früher Herbst №2"); // "frueher-herbst-no2"
 * slugOf("Ночная слива"); // "nochnaya-sliva"
 */
export function slugOf(name: string, length = 80): string {
  return Array.from(name.toLowerCase().normalize("NFC"), (letter) => LETTERS[letter] ?? letter)
    .join("")
    .normalize("NFKD")
    .toLowerCase()
    .replace(/['’\u0300-\u036f]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, length)
    .replace(/^-+|-+$/g, "");
}
