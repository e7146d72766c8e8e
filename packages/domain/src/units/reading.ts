import { NUMBER_LIMITS, type NumberRange, READING_LIMITS, type ReadingKey } from "../limits.ts";
import { ppmToEc } from "./conversions.ts";
import { finite } from "./finite.ts";
import type { Measures, Quantity } from "./measures.ts";
import { PH_DECIMALS, roundTo, UNIT_DECIMALS } from "./rounding.ts";
import { UNITS, UNITS_OF, type Unit, unitOf } from "./unit.ts";

/** A number of a week that has a unit: a reading, or the dose of a nutrient. */
export type Measured = ReadingKey | "nutrient_val";

interface Kind {
  /** Quantity whose unit the grower chooses, or the one unit there is. */
  readonly in: Quantity | Unit;
  /** Most decimals shown in the stored unit. */
  readonly decimals: number;
}

const KINDS: Readonly<Record<Measured, Kind>> = {
  air_hum: { in: "percent", decimals: 2 },
  air_temp: { in: "temperature", decimals: 2 },
  co2: { in: "co2", decimals: 0 },
  height: { in: "length", decimals: 2 },
  lamp_distance: { in: "length", decimals: 2 },
  light: { in: "hour", decimals: 2 },
  night_air_temp: { in: "temperature", decimals: 2 },
  ph: { in: "ph", decimals: PH_DECIMALS },
  pot_size: { in: "volume", decimals: 2 },
  ppm: { in: "tds", decimals: 2 },
  smell: { in: "score", decimals: 0 },
  solution_temp: { in: "temperature", decimals: 2 },
  substrate_temp: { in: "temperature", decimals: 2 },
  tds: { in: "tds", decimals: 2 },
  watering_volume: { in: "volume", decimals: 2 },
  light_intensity: { in: "percent", decimals: 2 },
  harvest_weight: { in: "weight", decimals: 2 },
  harvest_wet_weight: { in: "weight", decimals: 2 },
  harvest_plant: { in: "plant", decimals: 0 },
  harvest_watt: { in: "watt", decimals: 2 },
  harvest_space: { in: "square", decimals: 2 },
  nutrient_val: { in: "nutrient", decimals: 2 },
};

function isQuantity(word: Quantity | Unit): word is Quantity {
  return word in UNITS_OF;
}

/**
 * Unit a grower with these choices reads and types a value in.
 *
 * @example
 * readingUnit("height", IMPERIAL); // "in"
 */
export function readingUnit(key: Measured, measures: Measures): Unit {
  const kind = KINDS[key].in;
  return isQuantity(kind) ? unitOf(kind, measures) : kind;
}

/**
 * All units a value may be typed in, whatever the grower has chosen.
 *
 * @example
 * readingUnits("tds"); // ["ec", "ppm"]
 */
export function readingUnits(key: Measured): readonly Unit[] {
  const kind = KINDS[key].in;
  return isQuantity(kind) ? UNITS_OF[kind] : [kind];
}

/**
 * Decimals a value is shown with at most.
 *
 * @example
 * readingDecimals("ph", "ph"); // 1
 */
export function readingDecimals(key: Measured, unit: Unit): number {
  // ppm is counted in whole numbers by every meter, but keeps two places: it is an imperial-style choice.
  return unit === "ph" ? PH_DECIMALS : Math.min(UNIT_DECIMALS, KINDS[key].decimals);
}

/**
 * Limits of a value in the unit it is stored in.
 *
 * @example
 * readingRange("ph"); // { min: 0, max: 14 }
 */
export function readingRange(key: Measured): NumberRange {
  return key === "nutrient_val" ? NUMBER_LIMITS.nutrient_val : READING_LIMITS[key];
}

/**
 * From the stored value to a unit. The older `ppm` field is stored as ppm, every other value in metric units.
 *
 * @example
 * fromStored("air_temp", 25, "f"); // 77
 */
export function fromStored(key: Measured, stored: number, unit: Unit): number {
  if (key === "ppm") return unit === "ppm" ? finite(stored) : ppmToEc(stored);
  return UNITS[unit].fromStored(stored);
}

/**
 * From a unit to the stored value, not rounded except for pH.
 *
 * @example
 * toStored("air_temp", 77, "f"); // 25
 */
export function toStored(key: Measured, value: number, unit: Unit): number {
  if (key === "ppm") return unit === "ppm" ? finite(value) : UNITS.ppm.fromStored(value);
  if (key === "ph") return roundTo(value, PH_DECIMALS);
  return UNITS[unit].toStored(value);
}

/** A value as a grower reads it. */
export interface ShownReading {
  /** Number in the shown unit, rounded. */
  readonly value: number;
  /** The number with a decimal point and no trailing zeros, as an input field holds it. */
  readonly text: string;
  readonly unit: Unit;
  /** Sign of the unit; empty for pH, scores and counts. */
  readonly symbol: string;
  /** Decimals that `value` was rounded to at most, for locale-aware formatting. */
  readonly decimals: number;
}

/**
 * A stored value in the units of a reader.
 *
 * @param key - which reading, or `nutrient_val` for a dose
 * @param stored - value in the stored (metric) unit
 * @returns the number, its text and its unit; `null` for an empty or non-finite value, never 0 in its place
 * @example
 * showReading("air_temp", 25, IMPERIAL); // { value: 77, text: "77", unit: "f", symbol: "°F", decimals: 2 }
 */
export function showReading(
  key: Measured,
  stored: number | null | undefined,
  measures: Measures,
): ShownReading | null {
  if (stored === null || stored === undefined || !Number.isFinite(stored)) return null;
  const unit = readingUnit(key, measures);
  const decimals = readingDecimals(key, unit);
  const value = roundTo(fromStored(key, stored, unit), decimals);
  return { value, text: String(value), unit, symbol: UNITS[unit].symbol, decimals };
}

/**
 * Limits of a value in the unit a grower types it in, rounded inwards to two decimals, for forms and messages.
 *
 * @example
 * shownRange("air_temp", IMPERIAL); // { min: -4, max: 140 }
 */
export function shownRange(key: Measured, measures: Measures): NumberRange {
  const unit = readingUnit(key, measures);
  const range = readingRange(key);
  const inward = (bound: number, round: (value: number) => number) => round(roundTo(bound * 100, 6)) / 100;
  return {
    min: inward(fromStored(key, range.min, unit), Math.ceil),
    max: inward(fromStored(key, range.max, unit), Math.floor),
  };
}
