/**
 * Random numbers that are the same for the same seed on every machine.
 */
export interface Random {
  /** A number from 0 (included) to 1 (excluded). */
  next(): number;
  /** A whole number from `min` to `max`, both included. */
  whole(min: number, max: number): number;
  /** A number from `min` to `max`, rounded to `decimals`. */
  number(min: number, max: number, decimals?: number): number;
  /** An approximately normal number around `mean` with standard deviation `spread`, within three deviations. */
  around(mean: number, spread: number, decimals?: number): number;
  /** True with the given chance, 0 to 1. */
  chance(share: number): boolean;
  /** A random item. @throws RangeError for an empty list */
  pick<Value>(list: readonly Value[]): Value;
  /** Distinct random items, at most all of them, in random order. */
  some<Value>(list: readonly Value[], count: number): Value[];
  /** The list in random order. */
  shuffle<Value>(list: readonly Value[]): Value[];
  /** An independent stream; drawing from it does not affect this one. */
  fork(name: string | number): Random;
}

/** Hashes a text to 32 bits (FNV-1a). */
function hash(text: string, start: number): number {
  let value = (start ^ 0x811c9dc5) >>> 0;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193) >>> 0;
  }
  return value;
}

function round(value: number, decimals: number): number {
  const factor = 10 ** decimals;
  return Math.round(value * factor) / factor;
}

/**
 * Creates a stream of random numbers.
 *
 * @param seed - any integer, or a name
 * @example
 * seededRandom(7).whole(1, 6); // always the same number
 */
export function seededRandom(seed: number | string): Random {
  const start = typeof seed === "number" ? seed >>> 0 : hash(seed, 0);
  let state = start;
  // mulberry32: small, fast and uniform enough for demo data.
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const whole = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1));
  const shuffle = <Value>(list: readonly Value[]): Value[] =>
    list
      .map((value) => ({ value, order: next() }))
      .sort((a, b) => a.order - b.order)
      .map(({ value }) => value);
  return {
    next,
    whole,
    number: (min, max, decimals = 2) => round(min + next() * (max - min), decimals),
    around: (mean, spread, decimals = 2) => {
      // The sum of twelve uniform numbers is close to normal; its tails are cut.
      let sum = -6;
      for (let index = 0; index < 12; index += 1) sum += next();
      return round(mean + spread * Math.max(-3, Math.min(3, sum)), decimals);
    },
    chance: (share) => next() < share,
    pick: (list) => {
      const value = list[whole(0, list.length - 1)];
      if (value === undefined) throw new RangeError("There is nothing to pick from");
      return value;
    },
    some: (list, count) => shuffle(list).slice(0, Math.max(0, count)),
    shuffle,
    fork: (name) => seededRandom(hash(String(name), start)),
  };
}
