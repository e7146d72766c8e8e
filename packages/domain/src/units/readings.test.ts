import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { READING_KEYS, READINGS } from "../readings.ts";
import {
  IMPERIAL,
  METRIC,
  type Measures,
  measurePreset,
  measuresFrom,
  measuresFromText,
  measuresToText,
} from "./measures.ts";
import { parseReading } from "./parse-reading.ts";
import { type Measured, readingUnit, shownRange, showReading, toStored } from "./reading.ts";
import { readTypedNumber } from "./typed-number.ts";

const anyMeasures: fc.Arbitrary<Measures> = fc.record({
  length: fc.constantFrom("metric", "english"),
  square: fc.constantFrom("metric", "english"),
  weight: fc.constantFrom("metric", "english"),
  volume: fc.constantFrom("l", "gal"),
  tds: fc.constantFrom("ec", "ppm"),
  temperature: fc.constantFrom("c", "f"),
  nutrient: fc.constantFrom("mll", "mlgal", "tspgal"),
});

describe("shown readings", () => {
  const cases: readonly [Measured, number, Measures, string, string][] = [
    ["air_temp", 25.4, METRIC, "25.4", "°C"],
    ["air_temp", 25, IMPERIAL, "77", "°F"],
    ["height", 100, IMPERIAL, "39.37", "in"],
    ["harvest_weight", 100, IMPERIAL, "3.53", "oz"],
    ["pot_size", 10, IMPERIAL, "2.64", "gal"],
    ["tds", 1.4, IMPERIAL, "700", "ppm"],
    ["tds", 1.4, METRIC, "1.4", "mS/cm"],
    ["ppm", 700, METRIC, "1.4", "mS/cm"],
    ["ppm", 700, IMPERIAL, "700", "ppm"],
    ["harvest_space", 1, IMPERIAL, "10.76", "ft²"],
    ["nutrient_val", 2, IMPERIAL, "1.54", "tsp/gal"],
    ["nutrient_val", 2, { ...METRIC, nutrient: "mlgal" }, "7.57", "ml/gal"],
    ["ph", 6.25, IMPERIAL, "6.3", ""],
    ["co2", 812.4, METRIC, "812", "ppm"],
    ["air_hum", 0, METRIC, "0", "%"],
  ];

  test.each(cases)("%s %d", (key, stored, measures, text, symbol) => {
    expect(showReading(key, stored, measures)).toMatchObject({ text, symbol });
  });

  test.each([null, undefined, Number.NaN, Number.POSITIVE_INFINITY])(
    "%j is shown as empty, never as 0",
    (value) => {
      expect(showReading("ph", value, METRIC)).toBeNull();
    },
  );

  test("ranges are given in the typed unit", () => {
    expect(shownRange("air_temp", IMPERIAL)).toEqual({ min: -4, max: 140 });
    expect(shownRange("ph", IMPERIAL)).toEqual({ min: 0, max: 14 });
    expect(shownRange("height", IMPERIAL)).toEqual({ min: 0, max: 393.7 });
  });
});

describe("typed readings", () => {
  const accepted: readonly [Measured, string, Measures, number | null][] = [
    ["air_temp", "25,4", METRIC, 25.4],
    ["air_temp", "25.4 °C", METRIC, 25.4],
    ["air_temp", " 77 F ", METRIC, 25],
    ["air_temp", "77", IMPERIAL, 25],
    ["air_temp", "25c", IMPERIAL, 25],
    ["air_temp", "−4", METRIC, -4],
    ["height", "10 in", METRIC, 25.4],
    ["height", '10"', METRIC, 25.4],
    ["height", "25,4 см", IMPERIAL, 25.4],
    ["tds", "700 ppm", METRIC, 1.4],
    ["tds", "1,400", METRIC, 1.4],
    ["ppm", "1.4 EC", METRIC, 700],
    ["co2", "1,200", METRIC, 1200],
    ["co2", "1.200 ppm", METRIC, 1200],
    ["co2", "1 200", METRIC, 1200],
    ["ph", "6,25", METRIC, 6.3],
    ["air_hum", "๖๐ %", METRIC, 60],
    ["air_hum", "٦٠ %", METRIC, 60],
    ["air_temp", "77 ºF", METRIC, 25],
    ["air_hum", ".5", METRIC, 0.5],
    ["air_hum", "55.", METRIC, 55],
    ["harvest_weight", "1.234,5 g", METRIC, 1234.5],
    ["harvest_weight", "1,234.5", METRIC, 1234.5],
    ["harvest_plant", "4", METRIC, 4],
    ["nutrient_val", "2 ml/l", IMPERIAL, 2],
    ["nutrient_val", "2½", METRIC, 2.5],
    ["pot_size", "½ gal", METRIC, 1.893],
    ["pot_size", "2⅓", METRIC, 2.333],
    ["harvest_space", "4 m²", METRIC, 4],
    ["air_temp", "٢٥٫٥", METRIC, 25.5],
    ["ph", "   ", METRIC, null],
  ];

  test.each(accepted)("%s %j", (key, typed, measures, stored) => {
    const parsed = parseReading(key, typed, measures);
    expect(parsed.ok && (parsed.value === null ? null : Math.round(parsed.value * 1e6) / 1e6)).toBe(stored);
  });

  const refused: readonly [Measured, string, string][] = [
    ["ph", "acid", "number"],
    ["ph", "EC", "number"],
    ["ph", "6..2", "number"],
    ["ph", "ph", "number"],
    ["ph", "1e1", "unit"],
    ["ph", "NaN", "number"],
    ["ph", "Infinity", "number"],
    ["ph", "0x10", "unit"],
    ["ph", "14.1", "range"],
    ["ph", "-1", "range"],
    ["air_temp", "25 cm", "unit"],
    ["air_temp", "200 F", "range"],
    ["height", "80 kg", "unit"],
    ["height", "5'11\"", "number"],
    ["light", "24,5", "range"],
    ["harvest_plant", "2.5", "number"],
    ["harvest_weight", "1,250", "ambiguous"],
    ["harvest_weight", "12.34.56", "number"],
    ["pot_size", "5²", "unit"],
    ["pot_size", "1½2", "number"],
    ["harvest_space", "4²", "unit"],
  ];

  test.each(refused)("%s %j is refused: %s", (key, typed, problem) => {
    expect(parseReading(key, typed, METRIC)).toEqual({ ok: false, problem });
  });

  test("an unchanged field keeps its stored value to the last digit", () => {
    const stored = 33.3333333;
    const shown = showReading("height", stored, IMPERIAL)?.text ?? "";
    expect(parseReading("height", shown, IMPERIAL, stored)).toEqual({ ok: true, value: stored });
    expect(parseReading("height", shown, IMPERIAL)).not.toEqual({ ok: true, value: stored });
  });

  test("any text gives null, a finite number within the limits, or a named problem", () => {
    const typed = fc.oneof(
      fc.string(),
      fc.stringMatching(/^[-+]?[\d.,' ]{0,10} ?(?:cm|in|F|°C|ppm|g|%|)$/),
      fc.double().map(String),
    );
    fc.assert(
      fc.property(fc.constantFrom(...READING_KEYS), typed, anyMeasures, (key, text, measures) => {
        const parsed = parseReading(key, text, measures);
        if (!parsed.ok) return;
        if (parsed.value === null) {
          expect(text.normalize("NFKC").trim()).toBe("");
          return;
        }
        expect(Number.isFinite(parsed.value)).toBe(true);
        expect(parsed.value).toBeGreaterThanOrEqual(READINGS[key].min);
        expect(parsed.value).toBeLessThanOrEqual(READINGS[key].max);
      }),
      { numRuns: 2000 },
    );
  });

  test("a shown value can be typed again, in every unit, without changing the reading", () => {
    const keyAndValue = fc.constantFrom(...READING_KEYS).chain((key) => {
      const { min, max } = READINGS[key];
      const whole = key === "smell" || key === "harvest_plant";
      const value = whole ? fc.integer({ min, max }) : fc.double({ min, max, noNaN: true });
      return fc.tuple(fc.constant(key), value);
    });
    fc.assert(
      fc.property(keyAndValue, anyMeasures, ([key, stored], measures) => {
        const shown = showReading(key, stored, measures);
        if (!shown) throw new Error("a finite value is always shown");
        // Two digits behind the sign are never taken for thousands.
        const parsed = parseReading(key, `${shown.value.toFixed(2)} ${shown.symbol}`, measures);
        const step =
          Math.abs((toStored(key, 1, shown.unit) ?? 0) - (toStored(key, 0, shown.unit) ?? 0)) * 0.51;
        expect(parsed.ok && Math.abs((parsed.value ?? Number.NaN) - stored)).toBeLessThanOrEqual(
          (READINGS[key].max - READINGS[key].min) * 2e-5 + step * (shown.decimals === 0 ? 1 : 0.1),
        );
      }),
    );
  });
});

describe("typed numbers", () => {
  test.each([
    ["1,250", { kind: "either", decimal: 1.25, grouped: 1250, rest: "" }],
    ["0,250", { kind: "number", value: 0.25, rest: "" }],
    ["1,250,000", { kind: "number", value: 1250000, rest: "" }],
    ["1'250", { kind: "number", value: 1250, rest: "" }],
    ["12 500 g", { kind: "number", value: 12500, rest: "g" }],
    ["", { kind: "empty" }],
    ["abc", { kind: "invalid" }],
    ["1,2,3", { kind: "invalid" }],
    ["1,250,5", { kind: "invalid" }],
    ["1,250.", { kind: "invalid" }],
    ["1.250,5", { kind: "number", value: 1250.5, rest: "" }],
    ["2½", { kind: "number", value: 2.5, rest: "" }],
    ["2 ½ gal", { kind: "number", value: 2.5, rest: "gal" }],
    ["-½", { kind: "number", value: -0.5, rest: "" }],
    ["⅓", { kind: "number", value: 0.333333333333, rest: "" }],
    ["2⅛", { kind: "number", value: 2.125, rest: "" }],
    ["1,250½", { kind: "number", value: 1250.5, rest: "" }],
    ["2.5½", { kind: "invalid" }],
    ["1½2", { kind: "invalid" }],
    ["5²", { kind: "number", value: 5, rest: "^2" }],
    ["5₂", { kind: "number", value: 5, rest: "^2" }],
    ["1⑤", { kind: "number", value: 1, rest: "^5" }],
    ["①", { kind: "invalid" }],
    ["２.５", { kind: "number", value: 2.5, rest: "" }],
    ["١٫٥", { kind: "number", value: 1.5, rest: "" }],
    ["١٬٢٥٠٫٥", { kind: "number", value: 1250.5, rest: "" }],
    ["١٫٢٥٠", { kind: "number", value: 1.25, rest: "" }],
  ])("%j", (typed, expected) => {
    expect(readTypedNumber(typed)).toEqual(expected);
  });
});

describe("units a grower has chosen", () => {
  test("fall back to metric where a choice is unknown", () => {
    expect(measuresFrom(null)).toEqual(METRIC);
    expect(measuresFrom({ temperature: "f", tds: "tea" })).toEqual({ ...METRIC, temperature: "f" });
  });

  test("are recognised as a preset", () => {
    expect(measurePreset(METRIC)).toBe("metric");
    expect(measurePreset(IMPERIAL)).toBe("imperial");
    expect(measurePreset({ ...METRIC, temperature: "f" })).toBeUndefined();
  });

  test("are read from a cookie, and an invalid cookie means metric", () => {
    fc.assert(
      fc.property(anyMeasures, (measures) => {
        expect(measuresFromText(measuresToText(measures))).toEqual(measures);
      }),
    );
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(readingUnit("ph", measuresFromText(text))).toBe("ph");
      }),
    );
    expect(measuresFromText("x.y")).toEqual(METRIC);
    expect(measuresFromText(undefined)).toEqual(METRIC);
  });
});

describe("a reading typed in another unit", () => {
  test.each([
    ["nutrient_val", "1.92 tsp/gal", 2.5],
    ["nutrient_val", "1.54 tsp/gal", 2.005],
    ["air_temp", "77 F", 25],
    ["air_temp", "68.5 F", 20.278],
    ["height", "30 in", 76.2],
    ["pot_size", "3 gal", 11.356],
  ] as const)("stores %s %s to three decimals, without the error of the conversion", (key, typed, stored) => {
    expect(parseReading(key, typed, METRIC)).toEqual({ ok: true, value: stored });
  });
});

test("a total of harvests is shown, also where one harvest could not weigh as much", () => {
  expect(showReading("harvest_weight", 250_000, METRIC)?.value).toBe(250_000);
  expect(showReading("harvest_weight", 250_000, IMPERIAL)?.text).toBe("8818.49");
});
