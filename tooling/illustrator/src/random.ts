/** A stream of numbers from 0 (included) to 1 (excluded), always the same for the same start. */
export type Random = () => number;

/** Mixes numbers and words into one 32-bit integer (FNV-1a with a final avalanche). */
export function hash(...parts: readonly (number | string)[]): number {
  let h = 0x811c9dc5;
  for (const part of parts) {
    for (const ch of `${part}|`) {
      h ^= ch.codePointAt(0) ?? 0;
      h = Math.imul(h, 0x01000193);
    }
  }
  h ^= h >>> 15;
  h = Math.imul(h, 0x2c1b3c6d);
  h ^= h >>> 12;
  return h >>> 0;
}

/**
 * A stream for one concern, such as `randomFrom(seed, "branch", 4)`. A stream of its own for each part of a plant is what
 * keeps the individual the same when it has grown: a new node never moves the numbers of an old one.
 */
export function randomFrom(...parts: readonly (number | string)[]): Random {
  let state = hash(...parts);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** A number from a to b. */
export const between = (random: Random, a: number, b: number): number => a + (b - a) * random();

/** A number from -size to size. */
export const around = (random: Random, size: number): number => (random() * 2 - 1) * size;

/** One of the values, all equally likely. */
export function pick<T>(random: Random, first: T, ...others: readonly T[]): T {
  const at = Math.floor(random() * (others.length + 1));
  return at === 0 ? first : (others[at - 1] ?? first);
}
