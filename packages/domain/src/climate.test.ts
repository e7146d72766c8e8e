import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  airForVpd,
  dailyLightIntegral,
  dewPoint,
  humidityForVpd,
  saturationPressure,
  vpd,
} from "./climate.ts";
import { PLAUSIBLE } from "./plausible.ts";
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

  test.each([
    [{ air: 26, humidity: 60, leafOffset: -2 }, 0.967],
    [{ air: 25, humidity: 60 }, 0.909],
    [{ air: 25, humidity: 60, leafOffset: -2 }, 0.909],
    [{ air: 25, humidity: 60, leafOffset: 0 }, 1.267],
    [{ air: 25, humidity: 60, leafOffset: 2 }, 1.665],
    [{ air: 25, humidity: 60, leaf: 23 }, 0.909],
    [{ air: 25, humidity: 60, leaf: 23, leafOffset: 5 }, 0.909],
    [{ air: 25, humidity: 60, leaf: null, leafOffset: null }, 0.909],
  ])("deficit of %j is %d kPa", (climate, kilopascals) => {
    expect(vpd(climate)).toBeCloseTo(kilopascals, 2);
  });

  test("deficit is 0 in saturated air around a leaf as warm, negative around a cooler one", () => {
    expect(vpd({ air: 22, humidity: 100, leafOffset: 0 })).toBeCloseTo(0, 12);
    expect(vpd({ air: 22, humidity: 100 })).toBeLessThan(0);
  });

  const air = fc.double({ ...PLAUSIBLE.air, noNaN: true });
  const humidity = fc.double({ ...PLAUSIBLE.humidity, noNaN: true });
  const leafOffset = fc.double({ min: -6, max: 4, noNaN: true });

  test("deficit falls as the air gets moister, and rises with the leaf's temperature", () => {
    fc.assert(
      fc.property(fc.integer({ min: 5, max: 45 }), fc.integer({ min: 1, max: 99 }), (warmth, moisture) => {
        const here = vpd({ air: warmth, humidity: moisture }) ?? Number.NaN;
        expect(vpd({ air: warmth, humidity: moisture + 1 })).toBeLessThan(here);
        expect(vpd({ air: warmth, humidity: moisture, leafOffset: -1 })).toBeGreaterThan(here);
      }),
    );
  });

  test.each([
    { air: undefined, humidity: undefined },
    { air: 25, humidity: null },
    { air: null, humidity: 50 },
    { air: Number.NaN, humidity: 50 },
    { air: 77, humidity: 50 },
    { air: 25, humidity: 101 },
    { air: 25, humidity: 0.6 },
    { air: 25, humidity: -1 },
    { air: 25, humidity: 60, leafOffset: 25 },
    { air: 25, humidity: 60, leaf: 75 },
    { air: -237.3, humidity: 50 },
  ])("deficit of %j is unknown, never a number", (climate) => {
    expect(vpd(climate)).toBeNull();
  });

  test("humidity for a deficit gives that deficit", () => {
    fc.assert(
      fc.property(air, humidity, leafOffset, (warmth, moisture, offset) => {
        const deficit = vpd({ air: warmth, humidity: moisture, leafOffset: offset });
        if (deficit === null) return;
        const found = humidityForVpd({ vpd: deficit, air: warmth, leafOffset: offset });
        // At the ends of the range the last digit may lie outside.
        if (found !== null) expect(found).toBeCloseTo(moisture, 6);
        else expect(Math.min(moisture - PLAUSIBLE.humidity.min, 100 - moisture)).toBeLessThan(1e-9);
      }),
    );
    expect(humidityForVpd({ vpd: 1.2, air: 26, leaf: 24 })).toBeCloseTo(53.06, 1);
    expect(humidityForVpd({ vpd: 9, air: 26 })).toBeNull();
    expect(humidityForVpd({ vpd: 1, air: 78 })).toBeNull();
  });

  test("air temperature for a deficit gives that deficit", () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.2, max: 3, noNaN: true }),
        fc.double({ min: 20, max: 85, noNaN: true }),
        leafOffset,
        (deficit, moisture, offset) => {
          const found = airForVpd({ vpd: deficit, humidity: moisture, leafOffset: offset });
          if (found === null) {
            const hottest = vpd({ air: PLAUSIBLE.air.max, humidity: moisture, leafOffset: offset }) ?? 0;
            const coldest = vpd({ air: PLAUSIBLE.air.min, humidity: moisture, leafOffset: offset }) ?? 0;
            expect(hottest < deficit || coldest > deficit).toBe(true);
          } else {
            expect(vpd({ air: found, humidity: moisture, leafOffset: offset })).toBeCloseTo(deficit, 2);
          }
        },
      ),
    );
    expect(airForVpd({ vpd: 0, humidity: 60 })).toBeNull();
    const around = airForVpd({ vpd: 1.2, humidity: 55, leaf: 24 });
    expect(vpd({ air: around, humidity: 55, leaf: 24 })).toBeCloseTo(1.2, 3);
    expect(airForVpd({ vpd: 1.2, humidity: 55, leaf: 24, leafOffset: 5 })).toBe(around);
    expect(airForVpd({ vpd: 3, humidity: 55, leaf: 24 })).toBeNull();
    expect(airForVpd({ vpd: 1.2, humidity: 20, leaf: 50 })).toBeNull();
    expect(airForVpd({ vpd: 1.2, humidity: 100 })).toBeNull();
    expect(airForVpd({ vpd: 1.2, humidity: 0.6 })).toBeNull();
  });

  // Psychrometric tables of the World Meteorological Organization, to a tenth.
  test.each([
    [25, 60, 16.7],
    [20, 50, 9.3],
    [30, 80, 26.2],
    [10, 100, 10],
  ])("dew point at %d °C and %d %% is %d °C", (warmth, moisture, dew) => {
    expect(dewPoint({ air: warmth, humidity: moisture })).toBeCloseTo(dew, 1);
  });

  test("dew point is where the air is saturated, never above its temperature", () => {
    fc.assert(
      fc.property(air, humidity, (warmth, moisture) => {
        const dew = dewPoint({ air: warmth, humidity: moisture }) ?? Number.NaN;
        expect(dew).toBeLessThanOrEqual(warmth + 1e-9);
        if (dew < -40) return;
        const vapour = ((saturationPressure(warmth) ?? 0) * moisture) / 100;
        expect(saturationPressure(dew)).toBeCloseTo(vapour, 9);
      }),
    );
    expect(dewPoint({ air: 25, humidity: 0.6 })).toBeNull();
    expect(dewPoint({ air: 26, humidity: 100 })).toBe(26);
    expect(dewPoint({ air: 77 })).toBeNull();
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
