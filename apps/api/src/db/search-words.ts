/** Words of a query beyond these say nothing more. */
const MAX_WORDS = 6;

/** Words shorter than this have too many neighbours to be corrected. */
const SHORTEST_CORRECTED = 4;

/** Characters of a word that the search stores; the rest of a longer one says nothing more, and a query takes 2046 bytes of it at most. */
const MAX_LENGTH = 60;

const WORD = /[\p{L}\p{M}\p{N}]+/gu;

const THAI = /[\u0e00-\u0e7f]/;

/** The ends of Thai words are stored up to this length. */
const THAI_LENGTH = 12;

let thaiWords: Intl.Segmenter | undefined;

/** A text without marks and in lower case, as the function `search_fold` of the database writes it. */
export function foldText(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replaceAll("ø", "o")
    .replaceAll("ł", "l")
    .replaceAll("æ", "ae");
}

/**
 * Words of a query as the search stores them: letters with their marks, and digits. Thai is parted where its words begin. Folding may part
 * a word too: one letter can stand for several words.
 */
export function wordsOf(text: string): string[] {
  const words = text.match(WORD) ?? [];
  return words
    .flatMap((word) => (THAI.test(word) ? partThai(word) : [foldText(word)]))
    .flatMap((word) => word.match(WORD) ?? [])
    .slice(0, MAX_WORDS)
    .map((word) => [...word].slice(0, MAX_LENGTH).join(""));
}

function partThai(word: string): string[] {
  thaiWords ??= new Intl.Segmenter("th", { granularity: "word" });
  return [...thaiWords.segment(word)].map(({ segment }) => foldText(segment).slice(0, THAI_LENGTH));
}

/**
 * The query of the database that finds words which begin so, all of them.
 *
 * @param instead - other words that stand for a word of the query
 */
export function wordQuery(
  words: readonly string[],
  instead: ReadonlyMap<string, readonly string[]> = new Map(),
): string {
  // Letters and digits only, so that nothing in it can be read as an operator.
  const begins = (word: string) => [`'${word}':*`, ...(instead.get(word) ?? []).map((other) => `'${other}'`)];
  return words.map((word) => `(${begins(word).join(" | ")})`).join(" & ");
}

/** How many letters of a word may be wrong. */
export function typosIn(word: string): number {
  if (word.length < SHORTEST_CORRECTED || THAI.test(word) || /\d/.test(word)) return 0;
  return word.length < 6 ? 1 : 2;
}

/** Letters that were left out, added, changed, or swapped with the next one. */
export function distance(one: string, other: string): number {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, index) => index)];
  const at = (row: number, column: number) => rows[row]?.[column] ?? 0;
  for (let row = 1; row <= one.length; row += 1) {
    rows[row] = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      let least = Math.min(
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
        at(row - 1, column - 1) + (isSame ? 0 : 1),
      );
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (row > 1 && column > 1 && isSwapped) least = Math.min(least, at(row - 2, column - 2) + 1);
      (rows[row] as number[])[column] = least;
    }
  }
  return at(one.length, other.length);
}
