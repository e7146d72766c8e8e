import { numberIn, wholeIn } from "../number-input.ts";

/**
 * Rounds to a number of decimals, half up on the decimal value as written (1.005 with two decimals is 1.01, although
 * the binary number is smaller). Negative halves round away from zero.
 *
 * @param value - any number
 * @param decimals - 0 to 10
 * @returns the rounded number; `null` when the value is missing or not finite, or the decimals are out of range
 * @example
 * roundTo(6.25, 1); // 6.3
 * roundTo(1.005, 2); // 1.01
 * roundTo(Number.NaN, 2); // null
 */
export function roundTo(value: number | null | undefined, decimals: number): number | null {
  const number = numberIn(value);
  const places = wholeIn(decimals, 0, 10);
  if (number === null || places === null) return null;
  const size = Math.abs(number);
  // From here on, floating point numbers are whole.
  if (size >= 2 ** 52) return number;
  // Shifting by the exponent of the shortest decimal notation keeps the decimal value exact.
  const rounded = shift(Math.round(shift(size, places)), -places);
  // Adding 0 makes 0 of -0.
  return (number < 0 ? -rounded : rounded) + 0;
}

function shift(value: number, places: number): number {
  const [digits = "0", exponent = "0"] = String(value).split("e");
  return Number(`${digits}e${Number(exponent) + places}`);
}

/** Decimals of pH, shown and stored. */
export const PH_DECIMALS = 1;

/** Most decimals of imperial values, and of metric ones in text. */
export const UNIT_DECIMALS = 2;

/**
 * Rounds a pH to one decimal.
 *
 * @returns `null` when it is missing, not finite or outside 0 to 14
 * @example
 * roundPh(6.25); // 6.3
 */
export function roundPh(ph: number | null | undefined): number | null {
  return roundTo(numberIn(ph, 0, 14), PH_DECIMALS);
}

/**
 * Rounds an imperial value to two decimals.
 *
 * @returns `null` when it is missing or not finite
 * @example
 * roundImperial(39.3701); // 39.37
 */
export function roundImperial(value: number | null | undefined): number | null {
  return roundTo(value, UNIT_DECIMALS);
}
