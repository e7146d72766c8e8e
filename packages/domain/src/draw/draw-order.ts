import { wrong } from "../argument-checks.ts";
import { textIn, wholeIn } from "../number-input.ts";
import { digestOf, sha256Hex } from "./sha-256.ts";

/** Numbers from 0 to 2³²−1. */
const WORDS = 2 ** 32;
const BYTES_OF_WORD = 4;

/**
 * Computes the seed of a draw: SHA-256 of the secret followed by the hash of the list of entries, both as text. The secret is fixed before
 * the list is, so nobody can pick a seed; the list is hashed into it, so no entry can be added afterwards.
 *
 * @param secret - the revealed secret
 * @param listHash - SHA-256 of the list, 64 lower-case hexadecimal digits
 * @throws TypeError for anything but texts
 * @example
 * await drawSeed("a", "bc"); // "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
 */
export function drawSeed(secret: string, listHash: string): Promise<string> {
  return sha256Hex(textIn(secret) + textIn(listHash));
}

/**
 * Shuffles `count` entries by a seed: Fisher–Yates from the last place to the first (Durstenfeld 1964; Knuth, The Art of Computer
 * Programming 2, 3.4.2, algorithm P). Its numbers are the big-endian 32-bit words of SHA-256 of `seed:0`, `seed:1`, and so on. A word that
 * would favour low numbers is skipped (rejection sampling), so every order is equally likely.
 *
 * @param seed - any text
 * @param count - entries, 0 to 1,000,000
 * @returns all indexes from 0 to `count − 1`; the first one has won. Null for an impossible count
 * @throws TypeError for a seed that is no text, or a count that is no number
 * @example
 * await drawOrder("grow", 5); // [1, 3, 2, 4, 0]
 */
export function drawOrder(seed: string, count: number): Promise<number[]> | null {
  const text = textIn(seed);
  // A missing count is no impossible one.
  const entries = wholeIn(count ?? wrong("a number", count), 0, 1_000_000);
  return entries === null ? null : shuffled(text, entries);
}

async function shuffled(seed: string, count: number): Promise<number[]> {
  const order = Array.from({ length: count }, (_none, index) => index);
  const words = wordsOf(seed);
  for (let last = count - 1; last > 0; last -= 1) {
    const places = last + 1;
    const fair = WORDS - (WORDS % places);
    let word = await words();
    while (word >= fair) word = await words();
    const place = word % places;
    const moved = order[last] ?? 0;
    order[last] = order[place] ?? 0;
    order[place] = moved;
  }
  return order;
}

/** The words of a seed, one after the other. */
function wordsOf(seed: string): () => Promise<number> | number {
  let block = 0;
  let view: DataView = new DataView(new ArrayBuffer(0));
  let next = 0;
  const take = () => {
    const word = view.getUint32(next);
    next += BYTES_OF_WORD;
    return word;
  };
  return () => {
    if (next < view.byteLength) return take();
    return digestOf(`${seed}:${block}`).then((bytes) => {
      block += 1;
      view = new DataView(bytes.buffer);
      next = 0;
      return take();
    });
  };
}
