import { listIn, wrong } from "./argument-checks.ts";
import type { NumberRange } from "./number-limits.ts";
import type { TargetFigure } from "./target-bands.ts";
import type { Quantity } from "./units/measures.ts";
import type { Unit } from "./units/unit.ts";

/** A number a grower enters for a week. Everything that differs between readings is described here, and only here. */
export interface Reading extends NumberRange {
  /** Smallest value allowed, in the stored unit. */
  readonly min: number;
  /** Largest value allowed, in the stored unit. */
  readonly max: number;
  /** Quantity whose unit the grower chooses, or the only unit. */
  readonly unit: Quantity | Unit;
  /** Most decimals shown, 0 to 2. */
  readonly decimals: number;
  /** Only whole numbers are allowed; its column is an integer. */
  readonly isWhole?: true;
  /** Belongs to a harvest week; the others belong to growing weeks. */
  readonly isHarvest?: true;
  /** Does not count towards the completeness of a week. */
  readonly isNotCounted?: true;
  /** `headline` is shown wherever one line sums up a week; `extra` is behind "More readings" in the editor. */
  readonly rank?: "headline" | "extra";
  /** Id of the label for each unit; without it the label has the name of the reading. */
  readonly label?: { readonly [U in Unit]?: string };
  /** Figure whose target band applies. */
  readonly target?: TargetFigure;
  /** Has a chart through the weeks. */
  readonly isCharted?: true;
  /** Is shown with the difference to the week before. */
  readonly hasChange?: true;
  /** Is shown with a small trend line. */
  readonly hasTrend?: true;
  /** Colour token of its lines; the others are drawn in ink. */
  readonly color?: "temp" | "hum" | "water";
  /** Largest usual difference to the week before, in the stored unit. More looks like a slip of the pen. */
  readonly usualStep?: number;
  /** Largest usual ratio to the week before. A misplaced decimal point makes it ten. */
  readonly usualRatio?: number;
  /** "Copy last week" leaves it empty: it changes every week. */
  readonly isNotCopied?: true;
  /** The reading that replaces this one. The editor only shows it where it has a value. */
  readonly replacedBy?: string;
}

const TEMPERATURE = { min: -20, max: 60, unit: "temperature", decimals: 2, usualStep: 8 } as const;
const LENGTH = { min: 0, max: 1000, unit: "length", decimals: 2 } as const;
const VOLUME = { min: 0, max: 1000, unit: "volume", decimals: 2 } as const;
const PH = {
  min: 0,
  max: 14,
  unit: "ph",
  decimals: 1,
  target: "ph",
  isCharted: true,
  usualStep: 1.2,
} as const;
const PERCENT = { min: 0, max: 100, unit: "percent", decimals: 2 } as const;

// The usual steps and ratios are rules of thumb from real diaries: rooms change by a few degrees, plants double at most,
// and a dose five times the last one is a misplaced decimal point more often than a decision.
const TABLE = {
  air_temp: {
    ...TEMPERATURE,
    rank: "headline",
    isCharted: true,
    hasChange: true,
    hasTrend: true,
    color: "temp",
  },
  night_air_temp: { ...TEMPERATURE, isCharted: true, hasChange: true, hasTrend: true, color: "temp" },
  air_hum: {
    ...PERCENT,
    rank: "headline",
    isCharted: true,
    hasChange: true,
    hasTrend: true,
    color: "hum",
    usualStep: 35,
  },
  light: { min: 0, max: 24, unit: "hour", decimals: 2 },
  light_intensity: PERCENT,
  lamp_distance: { ...LENGTH, hasChange: true, usualRatio: 5 },
  height: {
    ...LENGTH,
    rank: "headline",
    isCharted: true,
    hasChange: true,
    usualRatio: 4,
    isNotCopied: true,
  },
  ph: PH,
  runoff_ph: { ...PH, rank: "extra", isNotCounted: true },
  tds: {
    min: 0,
    max: 20,
    unit: "tds",
    decimals: 2,
    rank: "headline",
    label: { ec: "ec", ppm: "tds" },
    target: "ec",
    isCharted: true,
    hasTrend: true,
    color: "water",
    usualRatio: 4,
  },
  ppm: {
    min: 0,
    max: 10_000,
    unit: "tds",
    decimals: 2,
    rank: "extra",
    label: { ec: "older_ec", ppm: "older_tds" },
    usualRatio: 4,
    isNotCopied: true,
    replacedBy: "tds",
  },
  solution_temp: TEMPERATURE,
  substrate_temp: { ...TEMPERATURE, rank: "extra" },
  watering_volume: { ...VOLUME, usualRatio: 6 },
  pot_size: { ...VOLUME, rank: "extra", usualRatio: 30 },
  co2: { min: 0, max: 10_000, unit: "co2", decimals: 0, isCharted: true, usualRatio: 4 },
  smell: { min: 0, max: 10, unit: "score", decimals: 0, isWhole: true, rank: "extra" },
  harvest_wet_weight: { min: 0, max: 1_000_000, unit: "weight", decimals: 2, isHarvest: true },
  harvest_weight: { min: 0, max: 100_000, unit: "weight", decimals: 2, isHarvest: true, isNotCounted: true },
  harvest_plant: { min: 0, max: 10_000, unit: "plant", decimals: 0, isWhole: true, isHarvest: true },
  harvest_watt: { min: 0, max: 100_000, unit: "watt", decimals: 2, isHarvest: true },
  harvest_space: { min: 0, max: 10_000, unit: "square", decimals: 2, isHarvest: true },
} as const satisfies Readonly<Record<string, Reading>>;

/** Name of a reading. */
export type ReadingKey = keyof typeof TABLE;

/**
 * All readings of a week, in the order shown: air, light, plant, water, harvest. The name is the property of the
 * contract and the column of the database. Stored units are °C, cm, l, g, W, m², %, hours, ppm for CO₂, mS/cm for EC.
 */
export const READINGS: Readonly<Record<ReadingKey, Reading>> = TABLE;

type KeyWith<Part> = {
  [Key in ReadingKey]: (typeof TABLE)[Key] extends Part ? Key : never;
}[ReadingKey];

/** Name of a reading of a growing week. */
export type GrowingReadingKey = Exclude<ReadingKey, KeyWith<{ readonly isHarvest: true }>>;

/** Name of a reading that counts towards the completeness of a week. */
export type CountedReadingKey = Exclude<ReadingKey, KeyWith<{ readonly isNotCounted: true }>>;

/** Id of the label of a reading. */
export type ReadingLabel = {
  [Key in ReadingKey]: (typeof TABLE)[Key] extends { readonly label: infer Labels }
    ? Labels[keyof Labels]
    : Key;
}[ReadingKey];

/** Names of all readings, in the order shown. */
export const READING_KEYS = Object.keys(READINGS) as readonly ReadingKey[];

/** Names of the readings of a growing week, in the order shown. */
export const GROWING_READINGS = READING_KEYS.filter(
  (key): key is GrowingReadingKey => !READINGS[key].isHarvest,
);

/** Names of the readings of a harvest week, in the order shown. */
export const HARVEST_READINGS = READING_KEYS.filter((key) => READINGS[key].isHarvest);

/**
 * Picks the readings that count towards the completeness of a week.
 *
 * @example
 * countedReadings(["harvest_weight", "harvest_plant"]); // ["harvest_plant"]
 */
export function countedReadings(keys: readonly ReadingKey[]): readonly CountedReadingKey[] {
  return listIn(keys).filter((key): key is CountedReadingKey => !READINGS[key].isNotCounted);
}

/**
 * Gets the label id of a reading. The strength of a solution is called EC in mS/cm and TDS in ppm.
 *
 * @param unit - unit it is shown in
 *
 * @example
 * readingLabel("tds", "ppm"); // "tds"
 * readingLabel("tds", "ec"); // "ec"
 * readingLabel("height", "in"); // "height"
 */
export function readingLabel(key: ReadingKey, unit: string): ReadingLabel {
  const { unit: kind, label }: Partial<Reading> = READINGS[key] ?? {};
  if (!kind) wrong("a reading", key);
  const labels: Readonly<Record<string, string>> | undefined = label;
  // The type is made of the labels in the table.
  return (labels?.[unit] ?? key) as ReadingLabel;
}

/** A figure derived from readings. */
export interface DerivedReading {
  readonly unit: "kpa" | "molPerSquareMeter";
  /** Most decimals shown. */
  readonly decimals: number;
  /** The reading it is shown after. */
  readonly after: GrowingReadingKey;
  readonly target: TargetFigure;
}

/** Figures derived from readings: vapour pressure deficit in kPa, daily light integral in mol/m²/day. */
export const DERIVED_READINGS = {
  vpd: { unit: "kpa", decimals: 2, after: "air_hum", target: "vpd" },
  dli: { unit: "molPerSquareMeter", decimals: 1, after: "light_intensity", target: "dli" },
} as const satisfies Readonly<Record<string, DerivedReading>>;

/** Name of a figure derived from readings. */
export type DerivedReadingKey = keyof typeof DERIVED_READINGS;
