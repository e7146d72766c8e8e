import { oneOf } from "../argument-checks.ts";
import type { Section } from "../catalogue.ts";
import {
  AIR_FILTER_TYPES,
  CONTROLLER_CONTROLS,
  CONTROLLER_TYPES,
  HYDROPONIC_SYSTEMS,
  SENSORS,
} from "../gear-options.ts";

export { EQUIPMENT_SECTIONS } from "./equipment-sections.ts";

/** Codes of the kinds of lamps: 1 fluorescent, 2 HID, 3 LED. */
const LAMP_CODES = [1, 2, 3] as const;

/** A fact about a product: what it is called in `props`, and how it is written and filtered. */
export type SectionField =
  /** One or several words of a list; lists of products are filtered by them. */
  | {
      readonly name: OptionFact;
      readonly kind: "option" | "options";
      readonly options: readonly (string | number)[];
    }
  /** A number in a unit. */
  | { readonly name: NumberFact; readonly kind: "number"; readonly unit: FactUnit }
  /** Length × width × height, in the maker's unit. */
  | { readonly name: "box_size"; readonly kind: "size" }
  /** A volume in the maker's unit. */
  | { readonly name: "drip_volume"; readonly kind: "volume" };

/** Facts that are words. */
export type OptionFact =
  | "light_type"
  | "controller_type"
  | "controller_controls"
  | "sensors"
  | "hydroponic_system"
  | "air_filter_type";
/** Facts that are numbers. */
export type NumberFact = "watt" | "ppfd" | "efficacy" | "air_flow" | "pipe_diameter" | "volume";
/** Unit of a fact. */
export type FactUnit = "W" | "µmol/m²s" | "µmol/J" | "m³/h" | "mm" | "l";

const number = (name: NumberFact, unit: FactUnit): SectionField => ({ name, kind: "number", unit });
const option = (name: OptionFact, options: readonly (string | number)[]): SectionField => ({
  name,
  kind: "option",
  options,
});
const options = (name: OptionFact, words: readonly string[]): SectionField => ({
  name,
  kind: "options",
  options: words,
});
const WATT = number("watt", "W");
const AIR_FLOW = number("air_flow", "m³/h");
const PIPE = number("pipe_diameter", "mm");
const VOLUME = number("volume", "l");
const SIZE: SectionField = { name: "box_size", kind: "size" };

/**
 * Facts of a product by section, in the order shown. Seeds have a breeder's data and nutrients a composition instead.
 *
 * @example
 * SECTION_FIELDS["air-filters"].map(({ name }) => name); // ["air_filter_type", "air_flow", "pipe_diameter"]
 */
export const SECTION_FIELDS: Readonly<Record<Section, readonly SectionField[]>> = {
  seedbank: [],
  nutrients: [],
  "grow-boxes": [SIZE, WATT],
  "grow-tents": [SIZE],
  "grow-lights": [
    option("light_type", LAMP_CODES),
    WATT,
    number("ppfd", "µmol/m²s"),
    number("efficacy", "µmol/J"),
  ],
  "air-filters": [option("air_filter_type", AIR_FILTER_TYPES), AIR_FLOW, PIPE],
  "air-conditioners": [WATT, AIR_FLOW],
  controllers: [
    option("controller_type", CONTROLLER_TYPES),
    options("controller_controls", CONTROLLER_CONTROLS),
    options("sensors", SENSORS),
  ],
  "drip-systems": [{ name: "drip_volume", kind: "volume" }],
  "hydroponic-systems": [option("hydroponic_system", HYDROPONIC_SYSTEMS), VOLUME],
  substrates: [VOLUME],
  "ventilation-fans": [AIR_FLOW, PIPE, WATT],
  "co2-generators": [VOLUME],
};

/**
 * Categories of a section, in the order shown: words of `category` of a product.
 *
 * @example
 * SECTION_CATEGORIES["grow-lights"]; // ["led", "hid", "fluorescent"]
 */
export const SECTION_CATEGORIES: Readonly<Record<Section, readonly string[]>> = {
  seedbank: ["photoperiod", "autoflower", "fast"],
  nutrients: ["base", "bloom", "root", "additive", "ph", "organic"],
  "grow-boxes": ["box", "propagator", "drying"],
  "grow-tents": ["tent", "propagation", "drying"],
  "grow-lights": ["led", "hid", "fluorescent"],
  "air-filters": ["carbon", "dust", "odour"],
  "air-conditioners": ["split", "portable", "humidifier", "dehumidifier"],
  controllers: ["environment", "watering", "power"],
  "drip-systems": ["gravity", "pump", "valve"],
  "hydroponic-systems": ["bucket", "table", "channel"],
  substrates: ["soil", "coco", "rockwool", "perlite", "clay"],
  "ventilation-fans": ["inline", "axial", "circulation"],
  "co2-generators": ["bag", "bottle", "burner"],
};

/** A filter of a list of products: a fact and one of its words, joined by a dot. */
export type FactWord = `${OptionFact}.${string}`;

/**
 * Filter words of a section's facts, in the order shown.
 *
 * @example
 * factWords("air-filters"); // ["air_filter_type.intake", "air_filter_type.exhaust"]
 */
export function factWords(section: Section): readonly FactWord[] {
  return SECTION_FIELDS[oneOf(Object.keys(SECTION_FIELDS) as Section[], section)].flatMap((field) =>
    field.kind === "option" || field.kind === "options"
      ? field.options.map((word): FactWord => `${field.name}.${word}`)
      : [],
  );
}

/**
 * Parses a filter word of a fact.
 *
 * @returns the fact and its word as stored in `props`; undefined for a word of no section
 * @example
 * parseFactWord("light_type.3"); // { name: "light_type", value: 3, isList: false }
 */
export function parseFactWord(
  word: string,
): { readonly name: OptionFact; readonly value: string | number; readonly isList: boolean } | undefined {
  const [name, text] = word.split(".");
  for (const field of Object.values(SECTION_FIELDS).flat()) {
    if ((field.kind !== "option" && field.kind !== "options") || field.name !== name) continue;
    const value = field.options.find((one) => String(one) === text);
    return value === undefined ? undefined : { name: field.name, value, isList: field.kind === "options" };
  }
  return undefined;
}
