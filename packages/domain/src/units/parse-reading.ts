import { METRIC, type Measures } from "./measures.ts";
import { type Measured, readingRange, readingUnit, readingUnits, showReading, toStored } from "./reading.ts";
import { readTypedNumber } from "./typed-number.ts";
import { UNITS, type Unit } from "./unit.ts";

/** Why a typed reading was refused. */
export type ReadingProblem =
  /** It is no number. */
  | "number"
  /** A comma or point may part decimals or thousands, and both readings are possible. */
  | "ambiguous"
  /** The unit behind the number is unknown or belongs to another quantity. */
  | "unit"
  /** The value is outside the limits of the reading. */
  | "range";

/** A typed reading, ready to be stored, or the reason why it is not. */
export type ParsedReading =
  | { readonly ok: true; readonly value: number | null }
  | { readonly ok: false; readonly problem: ReadingProblem };

/** Finds the unit that was typed behind the number. */
function typedUnit(key: Measured, rest: string): Unit | undefined {
  const word = rest.replace(/[\s.]+/g, "").toLowerCase();
  return readingUnits(key).find((unit) => {
    const { symbol, spellings } = UNITS[unit];
    const names = [symbol, ...spellings].map((name) =>
      name
        .normalize("NFKC")
        .replace(/[\s.]+/g, "")
        .toLowerCase(),
    );
    return names.includes(word);
  });
}

function inRange(key: Measured, stored: number): boolean {
  const { min, max } = readingRange(key);
  // A limit typed in another unit may land a rounding error outside.
  const slack = (max - min) * 1e-6;
  return stored >= min - slack && stored <= max + slack;
}

/** Moves a value that lies a rounding error outside onto the limit. */
function clampToRange(key: Measured, stored: number): number {
  const { min, max } = readingRange(key);
  return Math.min(max, Math.max(min, stored));
}

/**
 * Reads what a grower typed into the field of a reading.
 *
 * Decimal comma and point are both understood, and so is a unit behind the number: "77 F" means Fahrenheit also for
 * a grower who has chosen Celsius. Without a unit the grower's own is meant. Nothing becomes `NaN`, and nothing is
 * guessed: a unit of another quantity, or a sign that may part decimals or thousands, is refused.
 *
 * @param key - which reading, or `nutrient_val` for a dose
 * @param typed - content of the field
 * @param measures - units the grower has chosen
 * @param before - stored value that the field was filled from; kept to the last digit when the text was not changed
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
  if (before !== undefined && before !== null && showReading(key, before, measures)?.text === typed.trim()) {
    return { ok: true, value: before };
  }
  const number = readTypedNumber(typed);
  if (number.kind === "empty") return { ok: true, value: null };
  if (number.kind === "invalid") return { ok: false, problem: "number" };
  const unit = number.rest === "" ? readingUnit(key, measures) : typedUnit(key, number.rest);
  if (unit === undefined) return { ok: false, problem: "unit" };
  const meanings = number.kind === "number" ? [number.value] : [number.decimal, number.grouped];
  const possible = meanings
    .map((value) => toStored(key, value, unit))
    .filter((stored) => inRange(key, stored));
  if (possible.length > 1) {
    // What is read off in whole numbers has no decimals, so a sign between digits can only part thousands.
    const whole = WHOLE.includes(key) ? possible.filter(Number.isInteger) : possible;
    if (whole.length !== 1) return { ok: false, problem: "ambiguous" };
    return { ok: true, value: whole[0] ?? null };
  }
  const [stored] = possible;
  if (stored === undefined) return { ok: false, problem: "range" };
  const value = clampToRange(key, stored);
  if (COUNTED.includes(key) && !Number.isInteger(value)) return { ok: false, problem: "number" };
  return { ok: true, value };
}

/** Values that are whole by nature. */
const COUNTED: readonly Measured[] = ["harvest_plant", "smell"];

/** Values that people give in whole numbers. */
const WHOLE: readonly Measured[] = [...COUNTED, "co2"];
