import { wrong } from "../argument-checks.ts";
import { drawOrder, drawSeed } from "./draw-order.ts";
import { type DrawEntry, type ListFault, orderByVotes, readEntryList } from "./entry-list.ts";
import { sha256Hex } from "./sha-256.ts";
import { areWinners, type ShownPlace } from "./shown-places.ts";

/** What is published about a draw. */
export interface PublishedDraw {
  /** Whether winners are drawn, and not found by votes. By default, whether a secret or its hash was published. */
  readonly isDrawn?: boolean | undefined;
  /** SHA-256 of the secret, published before the first entry; null where votes decide. */
  readonly commitment: string | null;
  /** The revealed secret; null where votes decide. */
  readonly secret: string | null;
  /** The frozen list of entries. */
  readonly list: string;
  /** SHA-256 of the list, published when it was frozen. */
  readonly listHash: string;
  /** Ids of all entries in the order of their places; not published for long lists, because it follows from the list. */
  readonly order?: readonly number[] | undefined;
  /** The places as they are shown, from the first on; without them neither places nor winners are compared. */
  readonly places?: readonly ShownPlace[] | undefined;
  /** Prizes, 1 or more; needed with `places`. */
  readonly prizes?: number | undefined;
}

/** What a check found, step by step. */
export interface CheckedDraw {
  /** All steps below are right. */
  readonly isRight: boolean;
  /** Secret and commitment were published; true where votes decide. */
  readonly isComplete: boolean;
  /** The secret is the one whose hash was published before; true where votes decide. */
  readonly isSecret: boolean;
  /** The list is the one that was frozen. */
  readonly isList: boolean;
  /** What is wrong in the list; null for a list that can be drawn from. */
  readonly listFault: ListFault | null;
  /** Secret and list, or the votes in the list, give the published order; true where none was published. */
  readonly isOrder: boolean;
  /** The shown places, with their votes, are those that were computed. */
  readonly arePlaces: boolean;
  /** The shown winners are the first places that did not pass their prize on. */
  readonly areWinners: boolean;
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
    !(draw.order === undefined || Array.isArray(draw.order)) ||
    !(draw.places === undefined || Array.isArray(draw.places))
  )
    wrong("a published draw", draw);
  return repeated(draw);
}

async function repeated(draw: PublishedDraw): Promise<CheckedDraw> {
  const { commitment, secret, list, listHash, order, places, prizes = 0 } = draw;
  const isDrawn = draw.isDrawn ?? (commitment !== null || secret !== null);
  const { entries, fault } = readEntryList(list, isDrawn ? "draw" : "votes");
  const hash = await sha256Hex(list);
  const committed = secret === null ? null : await sha256Hex(secret);
  const seed = isDrawn && secret !== null ? await drawSeed(secret, hash) : null;
  const found = isDrawn ? await drawnOrder(seed, entries) : orderByVotes(entries);
  const steps = {
    isComplete: !isDrawn || (commitment !== null && secret !== null),
    isSecret: committed === commitment && (isDrawn || commitment === null),
    isList: hash === listHash,
    isOrder:
      order === undefined ||
      (found.length === order.length && found.every((id, index) => id === order[index])),
    arePlaces: places === undefined || arePlaces(places, found, entries),
    areWinners: places === undefined || areWinners(places, { prizes, entries: found.length }),
  };
  return {
    isRight: fault === null && Object.values(steps).every(Boolean),
    ...steps,
    listFault: fault,
    commitment: committed,
    listHash: hash,
    seed,
    order: found,
  };
}

/** Nobody has a place without a secret. */
async function drawnOrder(seed: string | null, entries: readonly DrawEntry[]): Promise<number[]> {
  const places = seed === null ? null : await drawOrder(seed, entries.length);
  return (places ?? []).map((index) => entries[index]?.id ?? 0);
}

function arePlaces(
  places: readonly ShownPlace[],
  found: readonly number[],
  entries: readonly DrawEntry[],
): boolean {
  const counted = new Map(entries.map(({ id, votes }) => [id, votes]));
  return places.every(
    ({ place, entry, votes }, index) =>
      place === index + 1 &&
      entry === found[index] &&
      (votes === undefined || (counted.get(entry) ?? votes) === votes),
  );
}
