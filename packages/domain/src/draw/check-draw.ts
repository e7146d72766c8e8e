import { drawOrder, drawSeed } from "./draw-order.ts";
import { orderByVotes, parseEntryList } from "./entry-list.ts";
import { sha256Hex } from "./sha-256.ts";

/** What is published about a draw. */
export interface PublishedDraw {
  /** SHA-256 of the secret, published before the first entry; null where votes decide. */
  readonly commitment: string | null;
  /** The revealed secret; null where votes decide. */
  readonly secret: string | null;
  /** The frozen list of entries. */
  readonly list: string;
  /** SHA-256 of the list, published when it was frozen. */
  readonly listHash: string;
  /** Ids of all entries in the order of their places. */
  readonly order: readonly number[];
}

/** What a check found, step by step. */
export interface CheckedDraw {
  /** The secret is the one whose hash was published before; true where votes decide. */
  readonly isSecret: boolean;
  /** The list is the one that was frozen. */
  readonly isList: boolean;
  /** Secret and list, or the votes in the list, give the published order. */
  readonly isOrder: boolean;
  /** What was computed, to be compared by eye. */
  readonly commitment: string | null;
  readonly listHash: string;
  readonly seed: string | null;
  readonly order: readonly number[];
}

/**
 * Repeats a draw from what was published about it. It asks nobody and sends nothing.
 *
 * @throws TypeError for anything but a published draw
 * @example
 * const draw = { commitment: null, secret: null, list: "7 diary 12 3\n9 diary 4 5\n", listHash: "", order: [9, 7] };
 * (await checkDraw(draw)).isOrder; // true
 */
export function checkDraw(draw: PublishedDraw): Promise<CheckedDraw> {
  if (
    typeof draw !== "object" ||
    draw === null ||
    typeof draw.list !== "string" ||
    !Array.isArray(draw.order)
  )
    throw new TypeError("A published draw is needed.");
  return repeated(draw);
}

async function repeated({ commitment, secret, list, listHash, order }: PublishedDraw): Promise<CheckedDraw> {
  const entries = parseEntryList(list);
  const hash = await sha256Hex(list);
  const committed = secret === null ? null : await sha256Hex(secret);
  const seed = secret === null ? null : await drawSeed(secret, hash);
  const places = seed === null ? null : await drawOrder(seed, entries.length);
  const found = places ? places.map((index) => entries[index]?.id ?? 0) : orderByVotes(entries);
  return {
    isSecret: committed === commitment,
    isList: hash === listHash,
    isOrder: found.length === order.length && found.every((id, index) => id === order[index]),
    commitment: committed,
    listHash: hash,
    seed,
    order: found,
  };
}
