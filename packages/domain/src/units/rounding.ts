/**
 * Rounds to a number of decimals, half up on the decimal value as written (1.005 with two decimals is 1.01, although
 * the binary number is smaller). Negative halves round away from zero.
 *
 * @param value - any number; `NaN` unless it is finite
 * @param decimals - 0 to 10
 * @example
 * roundTo(6.25, 1); // 6.3
 * roundTo(1.005, 2); // 1.01
 */
export function roundTo(value: number, decimals: number): number {
  if (!Number.isFinite(value)) return Number.NaN;
  const size = Math.abs(value);
  // Shifting by the exponent of the shortest decimal notation keeps the decimal value exact.
  const rounded = shift(Math.round(shift(size, decimals)), -decimals);
  const signed = value < 0 ? -rounded : rounded;
  return signed === 0 ? 0 : signed;
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
 * @example
 * roundPh(6.25); // 6.3
 */
export function roundPh(ph: number): number {
  return roundTo(ph, PH_DECIMALS);
}

/**
 * Rounds an imperial value to two decimals.
 *
 * @example
 * roundImperial(39.3701); // 39.37
 */
export function roundImperial(value: number): number {
  return roundTo(value, UNIT_DECIMALS);
}
