import { diffArrays } from "diff";

/** A run of text that is in both versions, or in one. */
export interface Piece {
  readonly text: string;
  readonly change: "same" | "added" | "removed";
}

/** A line with its changes, or a number of lines left out because nothing changed around them. */
export type ComparedLine = { readonly pieces: readonly Piece[] } | { readonly skipped: number };

export interface Comparison {
  /** Empty when nothing changed. */
  readonly lines: readonly ComparedLine[];
  /** Some changed lines are shown whole, because comparing their words would have taken too long. */
  readonly isCoarse: boolean;
}

/** Lines that may differ before the text counts as rewritten, and words in all runs together and in one. The work grows with their square. */
const MOST_LINES = 1000;
const MOST_WORDS = 1500;
const MOST_WORDS_OF_RUN = 500;
/** Characters of a run whose words are compared. */
const MOST_CHARACTERS = 40_000;
/** Unchanged lines around a change. */
const CONTEXT = 1;
/** A run in which fewer words stay reads better as one removed and one added. */
const LEAST_SAME = 0.3;

/** Compares texts by lines and the words of changed lines, in a time that is linear in their size. */
export function lineComparer(
  lang: string,
): (before: readonly string[], after: readonly string[]) => Comparison {
  const segmenter = new Intl.Segmenter(lang, { granularity: "word" });
  const wordsOf = (text: string) => Array.from(segmenter.segment(text), ({ segment }) => segment);
  // Of all texts that this compares.
  let left = MOST_WORDS;

  /** Null when it would take too long. */
  function words(before: string, after: string): Piece[] | null {
    if (left === 0 || before.length + after.length > MOST_CHARACTERS) return null;
    const most = Math.min(left, MOST_WORDS_OF_RUN);
    const found = diffArrays(wordsOf(before), wordsOf(after), { maxEditLength: most });
    left -= found
      ? Math.min(
          left,
          sum(found, ({ added, removed, count }) => (added || removed ? count : 0)),
        )
      : most;
    if (!found) return null;
    const pieces = found.map(
      ({ value, added, removed }): Piece => ({
        text: value.join(""),
        change: added ? "added" : removed ? "removed" : "same",
      }),
    );
    const same = sum(pieces, ({ text, change }) => (change === "same" ? text.trim().length : 0));
    return same < LEAST_SAME * Math.min(before.length, after.length) ? whole(before, after) : pieces;
  }

  return (before, after) => {
    const found = diffArrays([...before], [...after], { maxEditLength: MOST_LINES });
    if (!found) return { lines: inLines(whole(before.join("\n"), after.join("\n"))), isCoarse: true };
    let isCoarse = false;
    const lines: ComparedLine[] = [];
    for (let at = 0; at < found.length; at += 1) {
      const part = found[at];
      const next = found[at + 1];
      if (!part) continue;
      if (!part.added && !part.removed) {
        lines.push(...shortened(part.value, { isFirst: at === 0, isLast: next === undefined }));
      } else if (
        next &&
        part.added !== next.added &&
        part.removed !== next.removed &&
        (next.added || next.removed)
      ) {
        const [removed, added] = part.removed ? [part.value, next.value] : [next.value, part.value];
        const [from, to] = [removed.join("\n"), added.join("\n")];
        const pieces = words(from, to);
        isCoarse ||= pieces === null;
        lines.push(...inLines(pieces ?? whole(from, to)));
        at += 1;
      } else {
        const change = part.added ? "added" : "removed";
        lines.push(...part.value.map((text) => ({ pieces: [{ text, change } as const] })));
      }
    }
    const isSame = found.every(({ added, removed }) => !added && !removed);
    return { lines: isSame ? [] : lines, isCoarse };
  };
}

function sum<Item>(items: readonly Item[], count: (item: Item) => number): number {
  return items.reduce((total, item) => total + count(item), 0);
}

/** All of one text removed, all of the other added. */
function whole(before: string, after: string): Piece[] {
  return [
    { text: `${before}\n`, change: "removed" },
    { text: after, change: "added" },
  ];
}

/** Splits pieces where their text has a line feed. */
function inLines(pieces: readonly Piece[]): ComparedLine[] {
  const lines: Piece[][] = [[]];
  for (const { text, change } of pieces) {
    for (const [index, part] of text.split("\n").entries()) {
      if (index > 0) lines.push([]);
      if (part !== "") lines.at(-1)?.push({ text: part, change });
    }
  }
  return lines.filter((line) => line.length > 0).map((line) => ({ pieces: line }));
}

/** Unchanged lines: those beside a change, and the number of the others. */
function shortened(
  unchanged: readonly string[],
  { isFirst, isLast }: { readonly isFirst: boolean; readonly isLast: boolean },
): ComparedLine[] {
  const shown = (lines: readonly string[]) =>
    lines.map((text): ComparedLine => ({ pieces: [{ text, change: "same" }] }));
  const [head, tail] = [isFirst ? 0 : CONTEXT, isLast ? 0 : CONTEXT];
  const skipped = unchanged.length - head - tail;
  // A line that says that one line is left out is no shorter.
  if (skipped <= 1) return shown(unchanged);
  return [
    ...shown(unchanged.slice(0, head)),
    { skipped },
    ...shown(tail === 0 ? [] : unchanged.slice(-tail)),
  ];
}
