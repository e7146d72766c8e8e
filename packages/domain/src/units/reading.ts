import { oneOf, wrong } from "../argument-checks.ts";
import { numberIn, textIn } from "../number-input.ts";
import { NUMBER_LIMITS, type NumberRange } from "../number-limits.ts";
import { READINGS, type Reading, type ReadingKey } from "../readings.ts";
import { ppmToEc } from "./conversions.ts";
import type { Measures, Quantity } from "./measures.ts";
import { PH_DECIMALS, roundTo } from "./rounding.ts";
import { typedUnit } from "./typed-unit.ts";
import { UNITS, UNITS_OF, type Unit, unitOf } from "./unit.ts";

/** A number with a unit: a reading, or the dose of a nutrient. `ec` is another name of the reading `tds`. */
export type Measured = ReadingKey | "ec" | "nutrient_val";

/** Limits in the stored unit, unit and decimals of a measured value. */
export type MeasuredInfo = Pick<Reading, "min" | "max" | "unit" | "decimals" | "isWhole" | "isHarvest">;

const DOSE: MeasuredInfo = { ...NUMBER_LIMITS.nutrient_val, unit: "nutrient", decimals: 2 };

/**
 * Gets limits, unit and decimals of a measured value.
 *
 * @throws TypeError for an unknown key
 * @example
 * measuredInfo("nutrient_val").unit; // "nutrient"
 */
export function measuredInfo(key: Measured): MeasuredInfo {
  const info: MeasuredInfo | undefined = key === "nutrient_val" ? DOSE : READINGS[key === "ec" ? "tds" : key];
  // Functions that every object inherits have no unit.
  if (!info?.unit) wrong("a reading", key);
  return info;
}

function isQuantity(word: Quantity | Unit): word is Quantity {
  return word in UNITS_OF;
}

/**
 * Gets the unit in which a value is shown and typed.
 *
 * @example
 * readingUnit("height", IMPERIAL); // "in"
 */
export function readingUnit(key: Measured, measures: Measures): Unit {
  const { unit: kind } = measuredInfo(key);
  return isQuantity(kind) ? unitOf(kind, measures) : kind;
}

/**
 * Lists all units a value may be typed in.
 *
 * @example
 * readingUnits("tds"); // ["ec", "ppm"]
 */
export function readingUnits(key: Measured): readonly Unit[] {
  const { unit: kind } = measuredInfo(key);
  return isQuantity(kind) ? UNITS_OF[kind] : [kind];
}

/** A unit of readings; `ms`, `h`, `w` and the `ppm` of CO₂ are what `parseQuantity` calls their stored units. */
export type NamedUnit = Unit | "ms" | "h" | "w";

/** A unit that the value may be in. */
function unitIn(key: Measured, named: NamedUnit): Unit {
  const units = readingUnits(key);
  return oneOf<string>(units, typedUnit(units, textIn(named)) ?? named) as Unit;
}

/** A stored value within the limits of the reading. Harvests are added up, so they only have a lower one. */
function possible(key: Measured, stored: number | null): number | null {
  const { min, max, isHarvest } = measuredInfo(key);
  return numberIn(stored, min, isHarvest ? undefined : max);
}

/**
 * Converts a stored value to a unit. The older `ppm` field is stored as ppm, every other value in metric units.
 *
 * @returns the value; `null` when it is missing or outside the limits of the reading, in every unit; harvests have no upper one
 * @throws TypeError for a unit of another quantity
 * @example
 * fromStored("air_temp", 25, "f"); // 77
 */
export function fromStored(
  key: Measured,
  stored: number | null | undefined,
  named: NamedUnit,
): number | null {
  const unit = unitIn(key, named);
  const value = possible(key, numberIn(stored));
  if (key === "ppm") return unit === "ppm" ? value : ppmToEc(value);
  return UNITS[unit].fromStored(value);
}

/**
 * Converts a value to its stored unit. Only pH is rounded.
 *
 * @returns the value; `null` when it is missing or outside the limits of the reading, in every unit; harvests have no upper one
 * @throws TypeError for a unit of another quantity
 * @example
 * toStored("air_temp", 77, "f"); // 25
 */
export function toStored(key: Measured, value: number | null | undefined, named: NamedUnit): number | null {
  const unit = unitIn(key, named);
  if (key === "ppm") return possible(key, unit === "ppm" ? numberIn(value) : UNITS.ppm.fromStored(value));
  const stored = possible(key, UNITS[unit].toStored(value));
  return unit === "ph" ? roundTo(stored, PH_DECIMALS) : stored;
}

/** A value in the reader's unit. */
export interface ShownReading {
  /** Number in the shown unit, rounded. */
  readonly value: number;
  /** The number with a decimal point and without trailing zeros, for an input field. */
  readonly text: string;
  readonly unit: Unit;
  /** Symbol of the unit; empty for pH, scores and counts. */
  readonly symbol: string;
  /** Decimals that `value` was rounded to at most, for locale-aware formatting. */
  readonly decimals: number;
}

/**
 * Converts a stored value to the units of a reader.
 *
 * @param key - which reading, or `nutrient_val` for a dose
 * @param stored - value in the stored (metric) unit
 * @returns the number, its text and its unit; `null` for an empty or impossible value, never 0
 * @example
 * showReading("air_temp", 25, IMPERIAL); // { value: 77, text: "77", unit: "f", symbol: "°F", decimals: 2 }
 */
export function showReading(
  key: Measured,
  stored: number | null | undefined,
  measures: Measures,
): ShownReading | null {
  const unit = readingUnit(key, measures);
  const { decimals } = measuredInfo(key);
  const value = roundTo(fromStored(key, stored, unit), decimals);
  if (value === null) return null;
  return { value, text: String(value), unit, symbol: UNITS[unit].symbol, decimals };
}

/**
 * Gets the limits of a value in the unit it is typed in, rounded inwards to two decimals, for forms and messages.
 *
 * @example
 * shownRange("air_temp", IMPERIAL); // { min: -4, max: 140 }
 */
export function shownRange(key: Measured, measures: Measures): NumberRange {
  const unit = readingUnit(key, measures);
  const range = measuredInfo(key);
  // Limits of readings lie within what can be converted.
  const inward = (bound: number | null, round: (value: number) => number) =>
    round(roundTo((bound ?? 0) * 100, 6) ?? 0) / 100;
  return {
    min: inward(fromStored(key, range.min, unit), Math.ceil),
    max: inward(fromStored(key, range.max, unit), Math.floor),
  };
}
