import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  celsiusToFahrenheit,
  cmToInch,
  ecToPpm,
  ecToPpm700,
  fahrenheitToCelsius,
  gallonToLiter,
  gramToOunce,
  inchToCm,
  literToGallon,
  mlgalToMll,
  mllToMlgal,
  mllToTspgal,
  ounceToGram,
  ppm700ToEc,
  ppmToEc,
  squareFootToSquareMeter,
  squareMeterToSquareFoot,
  tspgalToMll,
} from "./conversions.ts";
import { roundImperial, roundPh, roundTo } from "./rounding.ts";

/** A conversion between any two units. */
type Conversion = (value: number | null) => number | null;

const known: readonly [convert: Conversion, from: number, to: number][] = [
  [cmToInch, 100, 39.37007874],
  [inchToCm, 10, 25.4],
  [inchToCm, 1, 2.54],
  [gramToOunce, 100, 3.52739619496],
  [ounceToGram, 1, 28.349523125],
  [literToGallon, 10, 2.64172052358],
  [gallonToLiter, 1, 3.785411784],
  [celsiusToFahrenheit, 25, 77],
  [celsiusToFahrenheit, 0, 32],
  [celsiusToFahrenheit, -40, -40],
  [fahrenheitToCelsius, 98.6, 37],
  [ppmToEc, 700, 1.4],
  [ppmToEc, 0, 0],
  [ecToPpm, 1.4, 700],
  [ecToPpm700, 1.4, 980],
  [ppm700ToEc, 980, 1.4],
  [mllToMlgal, 2, 7.570823568],
  [mlgalToMll, 3.785411784, 1],
  [mllToTspgal, 2, 1.536],
  [tspgalToMll, 1, 1.30208333333],
  [squareMeterToSquareFoot, 1, 10.7639104167],
  [squareFootToSquareMeter, 1, 0.09290304],
];

/** The factors of the specification, which has six digits of each. */
const specified: readonly [convert: Conversion, factor: number][] = [
  [cmToInch, 0.393701],
  [inchToCm, 2.54],
  [gramToOunce, 0.035274],
  [ounceToGram, 28.3495],
  [literToGallon, 0.264172],
  [gallonToLiter, 3.78541],
  [mllToMlgal, 3.78541],
  [mllToTspgal, 0.768],
  [tspgalToMll, 1.30208],
  [squareMeterToSquareFoot, 10.7639],
];

describe("conversions", () => {
  test.each(specified)("%o has the factor %d to six digits", (convert, factor) => {
    expect(Number(convert(1)?.toPrecision(6))).toBe(factor);
  });

  test.each(known)("%o of %d is %d", (convert, from, to) => {
    expect(convert(from)).toBe(to);
  });

  /** With the largest value that both units of a pair can have. */
  const pairs: readonly [string, Conversion, Conversion, number?][] = [
    ["centimetres and inches", cmToInch, inchToCm],
    ["grams and ounces", gramToOunce, ounceToGram],
    ["litres and gallons", literToGallon, gallonToLiter],
    ["Celsius and Fahrenheit", celsiusToFahrenheit, fahrenheitToCelsius],
    ["ppm and EC", ppmToEc, ecToPpm, 20],
    ["ml/l and ml/gal", mllToMlgal, mlgalToMll],
    ["ml/l and tsp/gal", mllToTspgal, tspgalToMll],
    ["square metres and feet", squareMeterToSquareFoot, squareFootToSquareMeter],
  ];

  test.each(pairs)(
    "%s come back exactly in both directions, up to six digits",
    (_, there, back, most = 10_000) => {
      fc.assert(
        fc.property(fc.integer({ min: 0, max: Math.min(999_999, most * 1000) }), (thousandths) => {
          const value = thousandths / 1000;
          expect(back(there(value))).toBe(value);
          expect(there(back(value))).toBe(value);
        }),
      );
    },
  );

  test.each(pairs)("%s of any size come back to eleven digits", (_, there, back, most = 10_000) => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: most, noNaN: true }), (value) => {
        const again = back(there(value)) ?? Number.NaN;
        expect(Math.abs(again - value)).toBeLessThanOrEqual(value * 1e-11 + 1e-9);
      }),
    );
  });

  test.each(pairs)("%s keep their order", (_, there, back, most = 10_001) => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: most - 1 }), (value) => {
        expect(there(value + 1)).toBeGreaterThan(there(value) ?? Number.NaN);
        expect(back(value + 1)).toBeGreaterThan(back(value) ?? Number.NaN);
      }),
    );
  });

  test("never show the noise of binary fractions: at most 12 significant digits", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), (thousandths) => {
        for (const [convert] of known) {
          const value = convert(thousandths / 1000);
          if (value !== null) expect(Number(value.toPrecision(12))).toBe(value);
        }
      }),
    );
  });

  test.each([
    [ecToPpm, 20, 1400],
    [ecToPpm700, 20, 1400],
    [ppmToEc, 10_000, 10_001],
    [ppm700ToEc, 14_000, 14_001],
    [fahrenheitToCelsius, -459.67, -500],
    [celsiusToFahrenheit, -273.15, -273.16],
    [ecToPpm, 0, -1],
    [cmToInch, 0, -0.001],
  ])("%o knows %d and nothing of %d", (convert: Conversion, lowest, impossible) => {
    expect(convert(lowest)).not.toBeNull();
    expect(convert(impossible)).toBeNull();
    expect(convert(null)).toBeNull();
  });
});

describe("what is read after a conversion", () => {
  test.each([
    ["100 cm in inches", cmToInch(100), 39.37],
    ["100 g in ounces", gramToOunce(100), 3.53],
    ["1 g in ounces", gramToOunce(1), 0.04],
    ["10 l in gallons", literToGallon(10), 2.64],
    ["2 ml/l in ml/gal", mllToMlgal(2), 7.57],
    ["2 ml/l in tsp/gal", mllToTspgal(2), 1.54],
    ["1 m² in ft²", squareMeterToSquareFoot(1), 10.76],
    ["25 °C in °F", celsiusToFahrenheit(25), 77],
  ])("%s has two decimals at most", (_, converted, shown) => {
    expect(roundImperial(converted)).toBe(shown);
  });

  test("of millilitres per gallon and teaspoons goes through litres", () => {
    expect(mllToTspgal(mlgalToMll(3.785411784))).toBe(0.768);
    // A teaspoon is 4.92892159375 ml.
    expect(mllToMlgal(tspgalToMll(1))).toBeCloseTo(4.92892159375, 10);
  });
});

describe("rounding", () => {
  test.each([
    [6.25, 6.3],
    [6.24, 6.2],
    [7, 7],
    [6.05, 6.1],
  ])("pH %d is shown as %d", (ph, shown) => {
    expect(roundPh(ph)).toBe(shown);
  });

  test.each([
    [39.3701, 39.37],
    [1.005, 1.01],
    [2, 2],
    [-1.005, -1.01],
    [1e-9, 0],
    [-1e-9, 0],
    [123456789.005, 123456789.01],
  ])("imperial %d is shown as %d", (value, shown) => {
    expect(roundImperial(value)).toBe(shown);
  });

  test("never gives minus zero, nor a number for what is not finite", () => {
    expect(Object.is(roundTo(-0.001, 1), 0)).toBe(true);
    expect(roundTo(Number.POSITIVE_INFINITY, 2)).toBeNull();
  });

  test("rounding twice changes nothing, and moves a value by half a step at most", () => {
    fc.assert(
      fc.property(
        fc.double({ min: -1e6, max: 1e6, noNaN: true }),
        fc.integer({ min: 0, max: 4 }),
        (value, decimals) => {
          const once = roundTo(value, decimals) ?? Number.NaN;
          expect(roundTo(once, decimals)).toBe(once);
          expect(Math.abs(once - value)).toBeLessThanOrEqual(0.5 * 10 ** -decimals + 1e-9);
        },
      ),
    );
  });
});
