/**
 * Reads a number that a caller handed over: the one place where the failure rule of the package stands.
 *
 * @returns the number; `null` when it is missing, not finite or out of range
 * @throws TypeError for anything but a number, `null` and `undefined`
 */
export function numberIn(
  value: number | null | undefined,
  min = -Number.MAX_VALUE,
  max = Number.MAX_VALUE,
): number | null {
  if (value === null || value === undefined) return null;
  if (typeof value !== "number") throw new TypeError(`Expected a number, not ${typeof value}`);
  // No comparison with NaN is true.
  return value >= min && value <= max ? value : null;
}

/**
 * Reads a whole number that a caller handed over.
 *
 * @returns the number; `null` when it is missing, not whole or out of range
 * @throws TypeError for anything but a number, `null` and `undefined`
 */
export function wholeIn(
  value: number | null | undefined,
  min = Number.MIN_SAFE_INTEGER,
  max = Number.MAX_SAFE_INTEGER,
): number | null {
  const number = numberIn(value, min, max);
  return number !== null && Number.isInteger(number) ? number : null;
}

/**
 * Checks a text that a caller handed over.
 *
 * @throws TypeError for anything but a text
 */
export function textIn(value: string): string {
  if (typeof value !== "string") throw new TypeError(`Expected a text, not ${typeof value}`);
  return value;
}

/**
 * The rounding of conversions: 12 significant digits, more than any instrument shows, without what binary fractions add. 1.4 × 700 is
 * 980, not 979.9999999999999.
 */
export const withoutNoise = (value: number): number => Number(value.toPrecision(12));
