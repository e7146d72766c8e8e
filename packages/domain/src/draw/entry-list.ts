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
 * @throws TypeError for anything but a list
 * @example
 * entryList([{ id: 9, type: "diary", contentId: 4 }, { id: 7, type: "diary", contentId: 12 }]); // "7 diary 12\n9 diary 4\n"
 */
export function entryList(entries: readonly DrawEntry[]): string {
  if (!Array.isArray(entries)) throw new TypeError("A list of entries is needed.");
  return [...(entries as readonly DrawEntry[])]
    .sort(byId)
    .map(({ id, type, contentId, votes }) => `${[id, type, contentId, votes].filter(isThere).join(" ")}\n`)
    .join("");
}

const isThere = (part: unknown) => part !== undefined;

const LINE = /^(\d{1,15}) ([a-z]{1,20}) (\d{1,15})(?: (\d{1,9}))?$/;

/**
 * Reads a list that {@link entryList} wrote.
 *
 * @returns its entries in order; an empty list when a line is malformed
 * @throws TypeError for anything but a text
 * @example
 * parseEntryList("7 diary 12\n"); // [{ id: 7, type: "diary", contentId: 12 }]
 */
export function parseEntryList(text: string): DrawEntry[] {
  if (typeof text !== "string") throw new TypeError("A text is needed.");
  const entries: DrawEntry[] = [];
  for (const line of text.split("\n").slice(0, -1)) {
    const [, id, type, contentId, votes] = LINE.exec(line) ?? [];
    if (id === undefined || type === undefined || contentId === undefined) return [];
    entries.push({
      id: Number(id),
      type,
      contentId: Number(contentId),
      ...(votes === undefined ? {} : { votes: Number(votes) }),
    });
  }
  return entries;
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
  if (!Array.isArray(entries)) throw new TypeError("A list of entries is needed.");
  return [...(entries as readonly DrawEntry[])]
    .sort((one, other) => (other.votes ?? 0) - (one.votes ?? 0) || byId(one, other))
    .map(({ id }) => id);
}
