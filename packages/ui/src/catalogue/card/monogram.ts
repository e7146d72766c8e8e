/**
 * Up to three characters that represent a name without a picture: the first letters of its first two words, with the character
 * between them if there is one.
 *
 * @example monogram("Loam & Lumen") // "L&L"
 */
export function monogram(name: string): string {
  const words = name.trim().split(/\s+/);
  const between = words[1] === "&" || words[1] === "+" ? words.splice(1, 1)[0] : "";
  // By code point: a name may begin with a letter outside the BMP.
  const [first = "", second = ""] = words.map((word) => (Array.from(word)[0] ?? "").toUpperCase());
  return second ? `${first}${between}${second}` : first;
}
