import { textIn } from "../number-input.ts";
import { METRIC, type Measures } from "./measures.ts";
import { type Measured, measuredInfo, readingUnit, readingUnits, showReading, toStored } from "./reading.ts";
import { roundTo } from "./rounding.ts";
import { readTypedNumber } from "./typed-number.ts";
import { typedUnit } from "./typed-unit.ts";

/** Why a typed reading was rejected. */
export type ReadingProblem =
  /** It is not a number. */
  | "number"
  /** A comma or point may separate decimals or thousands, and both values are possible. */
  | "ambiguous"
  /** The unit after the number is unknown or belongs to another quantity. */
  | "unit"
  /** The value is outside the limits of the reading. */
  | "range";

/** A typed reading as its stored value, or the reason it was rejected. */
export type ParsedReading =
  | { readonly ok: true; readonly value: number | null }
  | { readonly ok: false; readonly problem: ReadingProblem };

/** Decimals of a stored value: more than any unit shows, so that 39.37 in is 100 cm and not 99.9998. */
const STORED_DECIMALS = 3;

/**
 * Parses the text of a reading's field.
 *
 * Decimal comma and point both work, and so does a unit after the number: "77 F" is Fahrenheit even if the user chose
 * Celsius. Without a unit the chosen one applies. A unit of another quantity and an ambiguous separator are rejected; no
 * text becomes `NaN`.
 *
 * @param key - which reading, or `nutrient_val` for a dose
 * @param typed - content of the field
 * @param measures - units the user has chosen
 * @param before - stored value the field was filled from; returned exactly when the text did not change
 * @returns the value in the stored unit (`null` for an empty field), or the problem
 * @example
 * parseReading("air_temp", "77 F", METRIC); // { ok: true, value: 25 }
 * parseReading("ph", "6,2", METRIC); // { ok: true, value: 6.2 }
 * parseReading("air_hum", "130", METRIC); // { ok: false, problem: "range" }
 */
export function parseReading(
  key: Measured,
  typed: string,
  measures: Measures = METRIC,
  before?: number | null,
): ParsedReading {
  if (
    before !== undefined &&
    before !== null &&
    showReading(key, before, measures)?.text === textIn(typed).trim()
  ) {
    return { ok: true, value: before };
  }
  const number = readTypedNumber(typed);
  if (number.kind === "empty") return { ok: true, value: null };
  if (number.kind === "invalid") return { ok: false, problem: "number" };
  const unit = number.rest === "" ? readingUnit(key, measures) : typedUnit(readingUnits(key), number.rest);
  if (unit === undefined) return { ok: false, problem: "unit" };
  const { decimals, isWhole, max } = measuredInfo(key);
  const meanings = number.kind === "number" ? [number.value] : [number.decimal, number.grouped];
  const possible = meanings
    .map((value) => roundTo(toStored(key, value, unit), STORED_DECIMALS))
    .filter((stored) => stored !== null && stored <= max);
  if (possible.length > 1) {
    // Values without decimals can only have thousands separators.
    const whole = decimals === 0 ? possible.filter(Number.isInteger) : possible;
    if (whole.length !== 1) return { ok: false, problem: "ambiguous" };
    return { ok: true, value: whole[0] ?? null };
  }
  const [value] = possible;
  if (value === undefined) return { ok: false, problem: "range" };
  if (isWhole && !Number.isInteger(value)) return { ok: false, problem: "number" };
  return { ok: true, value };
}
