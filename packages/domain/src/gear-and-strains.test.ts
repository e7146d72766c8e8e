import { describe, expect, test } from "vitest";
import * as gear from "./gear-options.ts";
import { DEFAULT_LOCALE, isLocale, LOCALES } from "./locales.ts";
import { isChoice, isOption } from "./option-list.ts";
import { LIGHTS } from "./setup-options.ts";
import { isStrainCategory, isStrainSubcategory, STRAIN_CATEGORIES } from "./strain-categories.ts";
import { contractSchema } from "./testing/contract-schema.ts";
import { IMPERIAL, isMeasureChoice, MEASURE_CHOICES, METRIC } from "./units/measures.ts";

describe("choices of the equipment", () => {
  test.each([
    [gear.CONTROLLER_CONTROLS, "humidifiers dehumidifiers co2 ventilation air_conditioners lights"],
    [gear.CONTROLLER_TYPES, "environment watering"],
    [gear.HYDROPONIC_SYSTEMS, "drip wick dwc ebb nft aeroponics"],
    [gear.SENSORS, "air_temperature water_temperature soil_temperature humidity co2 par water_ph water_ec"],
    [gear.BOX_SIZE_UNITS, "cm inch"],
    [gear.DRIP_VOLUME_UNITS, "liter gallon"],
    [gear.AIR_FILTER_TYPES, "intake exhaust"],
    [gear.BANNER_TYPES, "box cpm header sidebar button"],
  ])("are %j", (list: readonly string[], words) => {
    expect(list.join(" ")).toBe(words);
    for (const word of list) expect(isChoice(list, word)).toBe(true);
    for (const other of ["", "other", list[0]?.toUpperCase(), null, undefined, 1]) {
      expect(isChoice(list, other)).toBe(false);
    }
  });

  test("lights are 1, 2 and 3, as numbers", () => {
    expect([1, 2, 3].every((code) => isOption(LIGHTS, code))).toBe(true);
    for (const other of [0, 4, "1", null, undefined, Number.NaN]) expect(isOption(LIGHTS, other)).toBe(false);
  });
});

describe("categories of strains", () => {
  test("are nine, with their values in order", () => {
    expect(Object.keys(STRAIN_CATEGORIES)).toEqual([
      "positive-effects",
      "negative-effects",
      "medical",
      "tastes",
      "yield",
      "height",
      "growing",
      "genes",
      "thc",
    ]);
    expect(STRAIN_CATEGORIES.growing).toEqual(["easy", "moderate", "difficult"]);
    expect(STRAIN_CATEGORIES.height).toEqual(["short", "medium", "tall"]);
    expect(STRAIN_CATEGORIES.thc).toEqual(["high", "medium", "low"]);
    expect(STRAIN_CATEGORIES.yield).toEqual(["high", "medium", "low"]);
    expect(Object.values(STRAIN_CATEGORIES).map((values) => values.length)).toEqual([
      13, 6, 15, 20, 3, 3, 3, 4, 3,
    ]);
  });

  test("have values that are no values of another category, and never twice", () => {
    for (const [category, values] of Object.entries(STRAIN_CATEGORIES)) {
      expect(new Set(values).size).toBe(values.length);
      for (const value of values) expect(isStrainSubcategory(category, value)).toBe(true);
    }
    expect(isStrainSubcategory("thc", "tall")).toBe(false);
    expect(isStrainSubcategory("thc", undefined)).toBe(false);
    expect(isStrainSubcategory("difficulty", "easy")).toBe(false);
  });

  test.each(["difficulty", "", "Tastes", "toString", "__proto__", null, 3])("%j is none", (word) => {
    expect(isStrainCategory(word)).toBe(false);
  });
});

describe("languages of the interface", () => {
  test("are six in the order of the contract, English by default", () => {
    expect(contractSchema("Locale")).toMatchObject({ enum: LOCALES });
    expect(LOCALES.join()).toBe("en,ru,de,es,th,en-tr");
    expect(DEFAULT_LOCALE).toBe("en");
  });

  test.each(["en", "ru", "de", "es", "th", "en-tr"])("%j is one", (code) => {
    expect(isLocale(code)).toBe(true);
  });

  test.each(["EN", "fr", "", "en-US", undefined, null])("%j is none", (code) => {
    expect(isLocale(code)).toBe(false);
  });
});

describe("choices of units", () => {
  test.each([
    ["length", ["metric", "english"]],
    ["square", ["metric", "english"]],
    ["weight", ["metric", "english"]],
    ["volume", ["l", "gal"]],
    ["tds", ["ec", "ppm"]],
    ["temperature", ["c", "f"]],
    ["nutrient", ["mll", "mlgal", "tspgal"]],
  ] as const)("of %s are %j, the first by default", (quantity, choices) => {
    expect(MEASURE_CHOICES[quantity]).toEqual(choices);
    expect(METRIC[quantity]).toBe(choices[0]);
    for (const choice of choices) expect(isMeasureChoice(quantity, choice)).toBe(true);
    for (const other of ["", "L", "imperial", null, undefined, 0])
      expect(isMeasureChoice(quantity, other)).toBe(false);
  });

  test("are those of the presets, and nothing else", () => {
    for (const preset of [METRIC, IMPERIAL]) {
      expect(isMeasureChoice("temperature", preset.temperature)).toBe(true);
      expect(isMeasureChoice("nutrient", preset.nutrient)).toBe(true);
    }
    expect(isMeasureChoice("nutrient", "mlgal")).toBe(true);
    expect(isMeasureChoice("volume", "ml")).toBe(false);
    expect(isMeasureChoice("length", "imperial")).toBe(false);
    expect(isMeasureChoice("tds", undefined)).toBe(false);
  });
});
