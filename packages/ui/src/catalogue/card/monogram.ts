/**
 * Up to three signs that stand for a name where there is no picture: the first letters of its first two words, with
 * the sign between them if there is one.
 *
 * @example monogram("Loam & Lumen") // "L&L"
 */
export function monogram(name: string): string {
  const words = name.trim().split(/\s+/);
  const between = words[1] === "&" || words[1] === "+" ? words.splice(1, 1)[0] : "";
  // By code point: a name may begin with a letter outside the basic plane.
  const [first = "", second = ""] = words.map((word) => (Array.from(word)[0] ?? "").toUpperCase());
  return second ? `${first}${between}${second}` : first;
}
