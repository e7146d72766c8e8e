import { wrong } from "./argument-checks.ts";

/**
 * Reads a number that a caller handed over: the one place where the failure rule of the package stands.
 *
 * @param wanted - what the message of the TypeError says was expected
 * @returns the number; `null` when it is missing, not finite or out of range
 * @throws TypeError for anything but a number, `null` and `undefined`
 */
export function numberIn(
  value: number | null | undefined,
  min = -Number.MAX_VALUE,
  max = Number.MAX_VALUE,
  wanted = "a number",
): number | null {
  if (value === null || value === undefined) return null;
  if (typeof value !== "number") wrong(wanted, typeof value);
  // No comparison with NaN is true.
  return value >= min && value <= max ? value : null;
}

/**
 * Reads a whole number that a caller handed over.
 *
 * @returns the number; `null` when it is missing, not whole or out of range
 * @throws TypeError for anything but a number, `null` and `undefined`
 */
export function wholeIn(value: number | null | undefined, min?: number, max?: number): number | null {
  const number = numberIn(value, min, max);
  return Number.isSafeInteger(number) ? number : null;
}

/**
 * Checks a text that a caller handed over.
 *
 * @throws TypeError for anything but a text
 */
export function textIn(value: string): string {
  if (typeof value !== "string") wrong("a text", value === null ? value : typeof value);
  return value;
}

/**
 * The rounding of conversions: 12 significant digits, more than any instrument shows, without what binary fractions add. 1.4 × 700 is
 * 980, not 979.9999999999999. What such a rounding may have moved off a number of ten digits returns to it, so that 10 l in gallons are
 * 10 l again, not 9.99999999999.
 */
export const withoutNoise = (value: number): number =>
  Number(value.toPrecision(Math.abs(Number(value.toPrecision(10)) / value - 1) < 6e-12 ? 10 : 12));
