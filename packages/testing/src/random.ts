/**
 * Random numbers that are the same for the same seed, on every machine.
 */
export interface Random {
  /** A number from 0 (included) to 1 (excluded). */
  next(): number;
  /** A whole number from `min` to `max`, both included. */
  whole(min: number, max: number): number;
  /** A number from `min` to `max`, rounded to `decimals`. */
  number(min: number, max: number, decimals?: number): number;
  /** A number around `mean`; two of three lie within `spread`, and none beyond three spreads. */
  around(mean: number, spread: number, decimals?: number): number;
  /** True with the given chance, 0 to 1. */
  chance(share: number): boolean;
  /** One of a list. @throws RangeError for an empty list */
  pick<Value>(list: readonly Value[]): Value;
  /** Some different ones of a list, in random order; at most all of it. */
  some<Value>(list: readonly Value[], count: number): Value[];
  /** The list in random order. */
  shuffle<Value>(list: readonly Value[]): Value[];
  /** A stream of its own that does not move this one: what is drawn from it changes nothing else. */
  fork(name: string | number): Random;
}

/** Mixes a text into a 32-bit number (FNV-1a). */
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
 * Starts a stream of random numbers.
 *
 * @param seed - any whole number, or a name
 * @example
 * seededRandom(7).whole(1, 6); // always the same throw
 */
export function seededRandom(seed: number | string): Random {
  const start = typeof seed === "number" ? seed >>> 0 : hash(seed, 0);
  let state = start;
  // mulberry32: small, quick and even enough for demo data.
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
      // The sum of twelve even numbers is close to a bell; its ends are cut.
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
