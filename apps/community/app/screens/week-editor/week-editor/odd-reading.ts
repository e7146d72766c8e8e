import type { ReadingKey } from "@grow/domain";

/** How far two readings in a row may lie apart before it looks like a slip, in stored units. */
interface Usual {
  /** Largest difference that is usual. */
  readonly apart?: number;
  /** Largest quotient that is usual; a decimal point in the wrong place makes it ten. */
  readonly times?: number;
}

/**
 * Rules of thumb, from what growers write week after week: rooms change by a few degrees, plants double at most, and a
 * dose or volume that is five times the last one is a decimal point more often than a decision.
 */
const USUAL: Partial<Record<ReadingKey, Usual>> = {
  air_temp: { apart: 8 },
  night_air_temp: { apart: 8 },
  solution_temp: { apart: 8 },
  substrate_temp: { apart: 8 },
  air_hum: { apart: 35 },
  ph: { apart: 1.2 },
  tds: { times: 4 },
  ppm: { times: 4 },
  co2: { times: 4 },
  height: { times: 4 },
  lamp_distance: { times: 5 },
  watering_volume: { times: 6 },
  pot_size: { times: 30 },
};

/**
 * Whether a reading is so far from the one of the week before that it should be looked at again. It may be right.
 *
 * @param value - the new reading, in its stored unit
 * @param last - the reading of the week before; null when there was none
 * @example isOdd("ph", 7.9, 5.9) // true
 */
export function isOdd(key: ReadingKey, value: number | null, last: number | null | undefined): boolean {
  const usual = USUAL[key];
  if (value === null || last === null || last === undefined || !usual) return false;
  if (usual.apart !== undefined) return Math.abs(value - last) > usual.apart;
  // Water without feed has no strength, and a seed no height: from nothing and to nothing every way is long.
  if (value <= 0 || last <= 0) return false;
  return Math.max(value / last, last / value) > (usual.times ?? Number.POSITIVE_INFINITY);
}
