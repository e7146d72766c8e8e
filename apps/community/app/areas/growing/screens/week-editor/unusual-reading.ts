import { READINGS, type ReadingKey } from "@grow/domain";

/**
 * Checks whether a reading is unusually far from the one of the week before. It may still be right.
 *
 * @param value - the new reading, in its stored unit
 * @param last - the reading of the week before; null when there was none
 * @example isOdd("ph", 7.9, 5.9) // true
 */
export function isOdd(key: ReadingKey, value: number | null, last: number | null | undefined): boolean {
  const { usualStep, usualRatio } = READINGS[key];
  if (value === null || last === null || last === undefined) return false;
  if (usualStep !== undefined) return Math.abs(value - last) > usualStep;
  // Plain water has no EC, and a seed no height: a ratio to zero is meaningless.
  if (usualRatio === undefined || value <= 0 || last <= 0) return false;
  return Math.max(value / last, last / value) > usualRatio;
}
