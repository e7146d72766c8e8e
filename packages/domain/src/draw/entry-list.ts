import { listIn, wrong } from "../argument-checks.ts";
import { textIn } from "../number-input.ts";

/** An entry in the list of a draw. */
export interface DrawEntry {
  /** The entry, a positive whole number. */
  readonly id: number;
  /** The kind of thing that was entered, such as `diary`. */
  readonly type: string;
  /** The entered thing, a positive whole number. */
  readonly contentId: number;
  /** Where votes decide: the votes that counted. */
  readonly votes?: number | undefined;
}

const byId = (one: { readonly id: number }, other: { readonly id: number }) => one.id - other.id;

/**
 * Writes the list of entries that a draw is made from, for hashing: a line for each entry by ascending id, with its id, the kind and the id
 * of the thing, and the votes where they decide. Every line ends in a line feed.
 *
 * @param entries - in any order
 * @throws TypeError for anything but a list, and for an entry that {@link parseEntryList} could not read
 * @example
 * entryList([{ id: 9, type: "diary", contentId: 4 }, { id: 7, type: "diary", contentId: 12 }]); // "7 diary 12\n9 diary 4\n"
 */
export function entryList(entries: readonly DrawEntry[]): string {
  return [...listIn(entries)]
    .sort(byId)
    .map(({ id, type, contentId, votes }) => {
      const line = [id, type, contentId, votes].filter(isThere).join(" ");
      if (!LINE.test(line)) wrong("an entry of a list", line);
      return `${line}\n`;
    })
    .join("");
}

const isThere = (part: unknown) => part !== undefined;

const LINE = /^([1-9]\d{0,14}) ([a-z]{1,20}) ([1-9]\d{0,14})(?: (0|[1-9]\d{0,8}))?$/;

/** What is wrong in a list: its last line does not end, a line says something else, or ids do not ascend or repeat. */
export type ListFault = "malformed" | "unended" | "unsorted";

/**
 * Reads a list that {@link entryList} wrote.
 *
 * @returns its entries in order; an empty list when a line is malformed, the last line feed is missing, or ids do not ascend
 * @throws TypeError for anything but a text
 * @example
 * parseEntryList("7 diary 12\n"); // [{ id: 7, type: "diary", contentId: 12 }]
 */
export function parseEntryList(text: string): DrawEntry[] {
  return readEntryList(textIn(text)).entries;
}

/**
 * Reads a list and names its fault.
 *
 * @param by - how winners are found: every line has votes where they decide, and none otherwise; any line may without it
 */
export function readEntryList(
  text: string,
  by?: "draw" | "votes",
): { entries: DrawEntry[]; fault: ListFault | null } {
  const entries: DrawEntry[] = [];
  const lines = text.split("\n");
  if (lines.pop() !== "") return { entries: [], fault: "unended" };
  for (const line of lines) {
    const entry = entryOf(line);
    if (!entry || (by !== undefined && (by === "votes") !== (entry.votes !== undefined)))
      return { entries: [], fault: "malformed" };
    if (entry.id <= (entries.at(-1)?.id ?? 0)) return { entries: [], fault: "unsorted" };
    entries.push(entry);
  }
  return { entries, fault: null };
}

function entryOf(line: string): DrawEntry | null {
  const [, id, type, contentId, votes] = LINE.exec(line) ?? [];
  if (id === undefined || type === undefined || contentId === undefined) return null;
  const entry = { id: Number(id), type, contentId: Number(contentId) };
  return votes === undefined ? entry : { ...entry, votes: Number(votes) };
}

/**
 * Puts entries in the order of their votes: most votes first, and of equals the one that was entered first.
 *
 * @returns ids of the entries, the best first
 * @throws TypeError for anything but a list
 * @example
 * orderByVotes([{ id: 7, type: "diary", contentId: 12, votes: 3 }, { id: 9, type: "diary", contentId: 4, votes: 5 }]); // [9, 7]
 */
export function orderByVotes(entries: readonly DrawEntry[]): number[] {
  return [...listIn(entries)]
    .sort((one, other) => (other.votes ?? 0) - (one.votes ?? 0) || byId(one, other))
    .map(({ id }) => id);
}
