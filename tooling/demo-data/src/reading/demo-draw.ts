import { createHash } from "node:crypto";
import { entryList, orderByVotes } from "@grow/domain/draw";
import type { GiveawayEntryRow } from "./giveaway-rows.ts";

const WORDS_OF_BLOCK = 8;
const BYTES_OF_WORD = 4;

const hash = (text: string) => createHash("sha256").update(text);

/** SHA-256 as hexadecimal digits. */
export const hexOf = (text: string): string => hash(text).digest("hex");

/** The list of entries that is hashed, with votes where they decide. */
export function listOf(
  entries: readonly GiveawayEntryRow[],
  type: string,
  winners: "draw" | "votes",
): string {
  return entryList(
    entries.map(({ id, content_id, cnt_votes }) => ({
      id,
      type,
      contentId: content_id,
      ...(winners === "votes" ? { votes: cnt_votes } : {}),
    })),
  );
}

/**
 * The order of entries that `drawOrder` of `@grow/domain/draw` finds, computed at once because demo data is made without waiting. A test compares both.
 *
 * @param secret - null where votes decide
 */
export function placesOf(
  entries: readonly GiveawayEntryRow[],
  list: string,
  secret: string | null,
): number[] {
  if (secret === null) {
    return orderByVotes(
      entries.map(({ id, cnt_votes }) => ({ id, type: "", contentId: 0, votes: cnt_votes })),
    );
  }
  const ids = entries.map(({ id }) => id).sort((a, b) => a - b);
  const words = wordsOf(hexOf(secret + hexOf(list)));
  for (let last = ids.length - 1; last > 0; last -= 1) {
    const fair = 2 ** 32 - (2 ** 32 % (last + 1));
    let word = words();
    while (word >= fair) word = words();
    const place = word % (last + 1);
    [ids[last], ids[place]] = [ids[place] ?? 0, ids[last] ?? 0];
  }
  return ids;
}

function wordsOf(seed: string): () => number {
  let count = 0;
  return () => {
    const block = hash(`${seed}:${Math.floor(count / WORDS_OF_BLOCK)}`).digest();
    const word = block.readUInt32BE((count % WORDS_OF_BLOCK) * BYTES_OF_WORD);
    count += 1;
    return word;
  };
}
