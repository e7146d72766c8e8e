import { type QueryExecutorProvider, sql } from "kysely";
import { composed } from "../../db/composed.ts";
import { prepared } from "../../db/prepared-statement.ts";
import { distance, typosIn } from "../../db/search-words.ts";

/** Words that may be meant by one with a typo. */
const MOST = 5;
/** Sorts after all letters. */
const LAST = "\u{10ffff}";

/** Stored words within one or two typos of a word that is no prefix of any. */
const readCandidates = composed(
  (words: readonly string[]) => sql<{ typed: string; word: string }>`${prepared}
    select q.word as typed, known.word
    from unnest(${words}::text[]) q (word)
    cross join lateral (
      select word from search_word where variants && (select search_variants(q.word)) limit 200) known
    where not exists (
      select from search_word begun where begun.word >= q.word collate "C" and begun.word < (q.word || ${sql.lit(LAST)}) collate "C")`,
);

/** The words that are meant by words with typos, the nearest of each. */
export async function wordsLike(
  db: QueryExecutorProvider,
  words: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const unsure = words.filter((word) => typosIn(word) > 0);
  if (unsure.length === 0) return new Map();
  const found = new Map<string, { word: string; far: number }[]>();
  for (const { typed, word } of await readCandidates(db, unsure)) {
    const far = distance(typed, word);
    if (far <= typosIn(typed)) found.set(typed, [...(found.get(typed) ?? []), { word, far }]);
  }
  return new Map(
    [...found].map(([typed, near]) => {
      const least = Math.min(...near.map(({ far }) => far));
      return [typed, near.flatMap(({ word, far }) => (far === least ? [word] : [])).slice(0, MOST)];
    }),
  );
}
