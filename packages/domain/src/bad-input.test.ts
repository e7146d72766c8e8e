import { describe, expect, test } from "vitest";
import * as domain from "./index.ts";

/** What a caller without types, or a server that changed, may hand over where a number is expected. */
const NO_NUMBERS: readonly unknown[] = [
  Number.NaN,
  Number.POSITIVE_INFINITY,
  Number.NEGATIVE_INFINITY,
  null,
  undefined,
  "",
  " ",
  "5",
  {},
  [],
  true,
];
const asNumber = (value: unknown) => value as number;
const asText = (value: unknown) => value as string;

describe("what is no finite number", () => {
  const conversions = {
    cmToInch: domain.cmToInch,
    inchToCm: domain.inchToCm,
    gramToOunce: domain.gramToOunce,
    ounceToGram: domain.ounceToGram,
    literToGallon: domain.literToGallon,
    gallonToLiter: domain.gallonToLiter,
    celsiusToFahrenheit: domain.celsiusToFahrenheit,
    fahrenheitToCelsius: domain.fahrenheitToCelsius,
    ppmToEc: domain.ppmToEc,
    ecToPpm: domain.ecToPpm,
    ppm700ToEc: domain.ppm700ToEc,
    ecToPpm700: domain.ecToPpm700,
    mllToMlgal: domain.mllToMlgal,
    mlgalToMll: domain.mlgalToMll,
    mllToTspgal: domain.mllToTspgal,
    tspgalToMll: domain.tspgalToMll,
    squareMeterToSquareFoot: domain.squareMeterToSquareFoot,
    squareFootToSquareMeter: domain.squareFootToSquareMeter,
  };

  test.each(Object.entries(conversions))("has no value in another unit: %s", (_, convert) => {
    for (const value of NO_NUMBERS) expect(convert(asNumber(value))).toBeNaN();
  });

  test("is not rounded to a number, stored as one or shown as one", () => {
    for (const value of NO_NUMBERS) {
      expect(domain.roundPh(asNumber(value))).toBeNaN();
      expect(domain.roundImperial(asNumber(value))).toBeNaN();
      for (const unit of ["c", "f"] as const) {
        expect(domain.toStored("air_temp", asNumber(value), unit)).toBeNaN();
        expect(domain.fromStored("air_temp", asNumber(value), unit)).toBeNaN();
      }
      expect(domain.toStored("ppm", asNumber(value), "ppm")).toBeNaN();
      expect(domain.fromStored("ppm", asNumber(value), "ppm")).toBeNaN();
      expect(domain.showReading("height", asNumber(value), domain.METRIC)).toBeNull();
    }
  });

  test("makes no climate, no light and no harvest", () => {
    for (const value of NO_NUMBERS) {
      expect(domain.saturationPressure(asNumber(value))).toBeNaN();
      expect(domain.vapourPressureDeficit({ air: asNumber(value), humidity: 60 })).toBeNull();
      expect(domain.vapourPressureDeficit({ air: 25, humidity: asNumber(value) })).toBeNull();
      if (value !== undefined) {
        const climate = { air: 25, humidity: 60, leafOffset: asNumber(value) };
        expect(domain.vapourPressureDeficit(climate)).toBeNull();
      }
      expect(domain.dailyLightIntegral(asNumber(value), 12)).toBeNull();
      expect(domain.dailyLightIntegral(600, asNumber(value))).toBeNull();
      expect(domain.gramsPerWatt(asNumber(value), 300)).toBeNull();
      expect(domain.dilute([{ val: 1 }], asNumber(value))).toBeNull();
    }
  });

  test("lies in no band, and a phase or figure that there is not has none", () => {
    for (const value of [Number.NaN, null, undefined, "", "5"])
      expect(() => domain.placeInBand(asNumber(value), { min: 1, max: 2 })).toThrow(RangeError);
    for (const faza of [7, -2, 0.5, null, "1"]) {
      expect(domain.targetBand("vpd", faza as domain.Faza)).toBeNull();
      expect(domain.targetBand("ph", faza as domain.Faza)).toBeNull();
    }
    for (const figure of ["co2", "", "toString", null])
      expect(domain.targetBand(figure as domain.TargetFigure, 1)).toBeNull();
  });

  test("is no score: it counts as a missing one", () => {
    for (const value of NO_NUMBERS) {
      expect(domain.ratingOf(asNumber(value))).toBe(1);
      expect(domain.averageRating([asNumber(value), 9])).toBe(5);
      if (value !== 5) expect(domain.isRating(value)).toBe(false);
    }
  });

  test("is no number of a week, and two weeks never share a name because of it", () => {
    const days = [5, 1, 1, 1, 1, 1, 1.5, -1, Number.NaN, Number.POSITIVE_INFINITY, asNumber("1"), null];
    const names = domain.weekNames(days.map((number) => ({ faza: 0, days: number })));
    expect(new Set(names.map(({ key }) => key)).size).toBe(days.length);
    expect(names.slice(6).map(({ number }) => number)).toEqual([null, null, null, null, null, null]);
    for (const number of days.slice(6)) {
      expect(domain.weekDays(number)).toBeNull();
      expect(Number.isFinite(domain.daysGrown([{ faza: 0, days: number }]))).toBe(true);
    }
  });

  test("is no number of likes, of a page, of a row or of a photo's width", () => {
    for (const value of [...NO_NUMBERS, -3, 1.5]) {
      const target = domain.likeTarget({ is_like: false, cnt_likes: asNumber(value) });
      expect(target.cnt_likes).toBe(0);
      expect(domain.clickLike(target).target.cnt_likes).toBe(1);
      expect(domain.nextStart({ start: asNumber(value), items: [] })).toBeNull();
      if (value !== undefined && value !== -3) {
        const page = { start: 0, limit: asNumber(value), items: [1] };
        expect(domain.nextStart(page)).toBeNull();
      }
      if (value !== "5") expect(domain.titlePage(value)).toBeNull();
      if (value !== 1.5) expect(domain.storedPhotoWidths(asNumber(value))).toEqual([]);
    }
    expect(domain.nextStart({ start: 0, limit: 0, items: [] })).toBeNull();
  });

  test("repeats no call", () => {
    for (const calls of [Number.NaN, undefined, "twice"])
      expect(domain.retryWait({ method: "GET", calls: asNumber(calls), status: 503 }, 0)).toBeNull();
    expect(domain.retryWait({ method: "GET", calls: 1, status: Number.NaN }, 0)).toBeNull();
    const retryAfter = "Mon, 14 Sep 2026 08:30:01 GMT";
    expect(domain.retryWait({ method: "GET", calls: 1, status: 503, retryAfter }, Number.NaN)).toBe(0);
  });
});

describe("nothing where a text or a date is expected", () => {
  test("is no text, and no date of 1970 or 2001", () => {
    for (const nothing of [null, undefined, ""]) {
      expect(domain.cutText(nothing)).toBe("");
      expect(domain.plainText(nothing)).toBe("");
      expect(domain.textLength(nothing)).toBe(0);
      expect(domain.publicationDate(nothing)).toBeNull();
      expect(domain.relativeTime(nothing, Date.now())).toBe("");
      expect(domain.relativeTime("2026-09-01T00:00:00Z", nothing)).toBe("");
    }
    for (const odd of ["5", "week 5", "soon"]) expect(domain.age(odd, "2026-09-01T00:00:00Z")).toBeNull();
  });

  test("makes a cut of no length, not a whole text", () => {
    expect(domain.cutText("Night Plum", Number.NaN)).toBe("");
    expect(domain.cutText("Night Plum", -1)).toBe("");
  });
});

describe("a choice that there is not", () => {
  const OTHERS: readonly unknown[] = [
    "",
    "moon",
    "toString",
    "__proto__",
    null,
    undefined,
    99,
    Number.NaN,
    {},
  ];

  test("is recognised everywhere", () => {
    for (const other of OTHERS) {
      expect(domain.isFaza(other)).toBe(false);
      expect(domain.isLocale(other)).toBe(false);
      expect(domain.isSection(other)).toBe(false);
      expect(domain.isCatalogue(other)).toBe(false);
      expect(domain.isGerminationCode(other)).toBe(false);
      expect(domain.isStrainCategory(other)).toBe(false);
      expect(domain.isStrainSubcategory("thc", other)).toBe(false);
      expect(domain.phaseName(other as domain.Faza)).toBeUndefined();
      for (const quantity of Object.keys(domain.MEASURE_CHOICES) as domain.Quantity[])
        expect(domain.isMeasureChoice(quantity, other)).toBe(false);
    }
  });

  test("of a language speaks English, of a number takes the last form", () => {
    expect(domain.pluralWord(asText("moon"), "week", 2)).toBe("weeks");
    for (const count of [Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(domain.pluralForm("en", count)).toBe(1);
      expect(domain.pluralForm("ru", count)).toBe(2);
    }
  });

  test("of a phase is scored as a growing week, without nutrients", () => {
    const criteria = domain.scoreWeek({ faza: 7 }).map(({ criterion }) => criterion);
    expect(criteria).toEqual(domain.scoreWeek({ faza: 0 }).map(({ criterion }) => criterion));
  });
});
