import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { dailyLightIntegral, saturationPressure, vapourPressureDeficit } from "./climate.ts";
import { placeInBand, targetBand } from "./target-bands.ts";

describe("vapour pressure", () => {
  // Table 2.3 of FAO Irrigation and Drainage Paper 56.
  test.each([
    [1, 0.657],
    [10, 1.228],
    [20, 2.338],
    [25, 3.168],
    [30, 4.243],
    [40, 7.376],
  ])("is saturated at %d °C with %d kPa", (temperature, pressure) => {
    expect(saturationPressure(temperature)).toBeCloseTo(pressure, 2);
  });

  test("deficit follows from air, humidity and leaf", () => {
    expect(vapourPressureDeficit({ air: 25, humidity: 60, leafOffset: 0 })).toBeCloseTo(1.267, 3);
    expect(vapourPressureDeficit({ air: 25, humidity: 60 })).toBeCloseTo(0.909, 2);
  });

  test("deficit is 0 in saturated air around a leaf as warm, negative around a cooler one", () => {
    expect(vapourPressureDeficit({ air: 22, humidity: 100, leafOffset: 0 })).toBeCloseTo(0, 12);
    expect(vapourPressureDeficit({ air: 22, humidity: 100 })).toBeLessThan(0);
  });

  test("deficit falls as the air gets moister", () => {
    fc.assert(
      fc.property(fc.integer({ min: 5, max: 45 }), fc.integer({ min: 0, max: 99 }), (air, humidity) => {
        const dry = vapourPressureDeficit({ air, humidity }) ?? Number.NaN;
        const moist = vapourPressureDeficit({ air, humidity: humidity + 1 }) ?? Number.NaN;
        expect(moist).toBeLessThan(dry);
      }),
    );
  });

  test.each([
    { air: undefined, humidity: undefined },
    { air: 25, humidity: null },
    { air: null, humidity: 50 },
    { air: Number.NaN, humidity: 50 },
    { air: 25, humidity: 101 },
    { air: 25, humidity: -1 },
    { air: -237.3, humidity: 50 },
  ])("deficit of %j is unknown, never a number", (climate) => {
    expect(vapourPressureDeficit(climate)).toBeNull();
  });
});

describe("daily light", () => {
  test("is flux times hours", () => {
    expect(dailyLightIntegral(600, 18)).toBeCloseTo(38.88, 10);
    expect(dailyLightIntegral(800, 12)).toBeCloseTo(34.56, 10);
    expect(dailyLightIntegral(0, 24)).toBe(0);
  });

  test.each([
    [-1, 12],
    [600, 25],
    [600, -1],
    [Number.NaN, 12],
    [600, Number.POSITIVE_INFINITY],
  ])("of %d for %d h is unknown", (flux, hours) => {
    expect(dailyLightIntegral(flux, hours)).toBeNull();
  });
});

describe("target bands", () => {
  test("rise from seedling to flower and end with the harvest", () => {
    for (const figure of ["vpd", "dli", "ec"] as const) {
      const bands = ([-1, 0, 1] as const).map((faza) => targetBand(figure, faza));
      const lows = bands.map((band) => band?.min ?? Number.NaN);
      expect(lows).toEqual([...lows].sort((a, b) => a - b));
      expect(targetBand(figure, 2)).toBeNull();
    }
    expect(targetBand("ph", 2, 1)).toBeNull();
  });

  test("of pH depend on the soil only", () => {
    expect(targetBand("ph", 0, 1)).toEqual({ min: 6, max: 7 });
    expect(targetBand("ph", 0)).toEqual({ min: 6, max: 7 });
    expect(targetBand("ph", 1, 2)).toEqual(targetBand("ph", -1, 3));
    expect(targetBand("ph", 1, 3)).toEqual({ min: 5.5, max: 6.5 });
  });

  test("include their ends", () => {
    const band = { min: 1.2, max: 1.6 };
    expect([1.19, 1.2, 1.6, 1.61].map((value) => placeInBand(value, band))).toEqual([
      "below",
      "in",
      "in",
      "above",
    ]);
  });
});
