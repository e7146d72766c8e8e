import { objectIn, oneOf } from "../argument-checks.ts";
import { textIn } from "../number-input.ts";

/** Unit choices for each quantity. The first of each list is the default and metric, the last one imperial. */
export const MEASURE_CHOICES = {
  length: ["metric", "english"],
  square: ["metric", "english"],
  weight: ["metric", "english"],
  volume: ["l", "gal"],
  tds: ["ec", "ppm"],
  temperature: ["c", "f"],
  nutrient: ["mll", "mlgal", "tspgal"],
} as const;

/** A quantity whose unit the user chooses. */
export type Quantity = keyof typeof MEASURE_CHOICES;

/** The units a user reads and types in. Stored values are always metric. */
export type Measures = { readonly [Q in Quantity]: (typeof MEASURE_CHOICES)[Q][number] };

const QUANTITIES = Object.keys(MEASURE_CHOICES) as readonly Quantity[];

/** The first or the last choice for each quantity. */
const preset = (at: 0 | -1): Measures =>
  Object.fromEntries(QUANTITIES.map((quantity) => [quantity, MEASURE_CHOICES[quantity].at(at)])) as Measures;

/** Default units: metric, EC, °C, ml/l. */
export const METRIC: Measures = preset(0);

/** Inches, square feet, ounces, gallons, ppm, °F and teaspoons per gallon. */
export const IMPERIAL: Measures = preset(-1);

/** The two presets offered as one choice. */
export const MEASURE_PRESETS = { metric: METRIC, imperial: IMPERIAL } as const;

/** Name of a preset. */
export type MeasurePreset = keyof typeof MEASURE_PRESETS;

/** A choice for a quantity, by default the first. */
function pick(quantity: Quantity, value: unknown): string {
  const stored = value === "imperial" ? "english" : value;
  const choices: readonly [string, ...string[]] = MEASURE_CHOICES[quantity];
  return choices.find((choice) => choice === stored) ?? choices[0];
}

/**
 * Checks whether a value is one of the choices for a quantity.
 *
 * @example
 * isMeasureChoice("nutrient", "tspgal"); // true
 * isMeasureChoice("volume", "ml"); // false
 */
export function isMeasureChoice<Q extends Quantity>(quantity: Q, value: unknown): value is Measures[Q] {
  const choices: readonly unknown[] = MEASURE_CHOICES[oneOf(QUANTITIES, quantity)];
  return choices.includes(value);
}

/**
 * Reads units from any value, such as a stored setting. Unknown choices and missing quantities fall back to the default;
 * `imperial` is another name of the stored choice `english`.
 *
 * @example
 * measuresFrom({ length: "imperial" }).length; // "english"
 * measuresFrom({ temperature: "f" }).temperature; // "f"
 * measuresFrom("nonsense"); // METRIC
 */
export function measuresFrom(value: unknown): Measures {
  // Anything but an object has none of the choices.
  const given: Readonly<Record<string, unknown>> = Object(value);
  // Each choice is one of its quantity.
  return Object.fromEntries(
    QUANTITIES.map((quantity) => [quantity, pick(quantity, given[quantity])]),
  ) as Measures;
}

/**
 * Gets the preset that equals the units.
 *
 * @returns the name, or `undefined` for a mixture
 * @example
 * measurePreset(METRIC); // "metric"
 */
export function measurePreset(measures: Measures): MeasurePreset | undefined {
  const names = Object.keys(MEASURE_PRESETS) as readonly MeasurePreset[];
  return names.find((name) =>
    QUANTITIES.every((quantity) => MEASURE_PRESETS[name][quantity] === objectIn(measures)[quantity]),
  );
}

/**
 * Formats units as a short cookie value: the name of a preset, otherwise the seven choices in a fixed order, joined by dots.
 *
 * @example
 * measuresToText(METRIC); // "metric"
 */
export function measuresToText(measures: Measures): string {
  return measurePreset(measures) ?? QUANTITIES.map((quantity) => measures[quantity]).join(".");
}

/**
 * Parses the output of {@link measuresToText}. Invalid parts fall back to the default.
 *
 * @example
 * measuresFromText("imperial"); // IMPERIAL
 */
export function measuresFromText(text: string | null | undefined): Measures {
  if (text === "metric") return METRIC;
  if (text === "imperial") return IMPERIAL;
  const parts = textIn(text ?? "").split(".");
  return measuresFrom(Object.fromEntries(QUANTITIES.map((quantity, index) => [quantity, parts[index]])));
}
