import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { scoreWeek } from "../completeness.ts";
import { RATING, ratingOf } from "../rating.ts";
import {
  AVERAGE,
  EQUIPMENT_GENERAL,
  isRating,
  MEAN_GENERAL,
  MEAN_PARTS,
  meanRating,
  nutrientRating,
  parseRating,
  RATING_VALUES,
  RATINGS,
  type RatedBy,
  type Rating,
  type RatingField,
  REVIEW_GENERAL,
  REVIEW_PARTS,
  ratingShare,
  readRating,
  SEED_GENERAL,
  SEED_GROWING,
  SEED_RATINGS,
} from "./index.ts";

const rows = Object.entries(RATINGS);
const given = rows.filter(([, { step }]) => step === 1);

/** An object that carries a value at a path. */
const carrier = (field: RatingField, value: unknown) =>
  field.split(".").reduceRight<unknown>((inner, key) => ({ [key]: inner }), value) as RatedBy<RatingField>;

describe("RATINGS", () => {
  test.each(rows)("%s is on the one scale, from the worst to the best rating", (_, { min, max }) => {
    expect({ worst: min, best: max }).toEqual(RATING);
  });

  test("has the eleven values of a given rating as buttons", () => {
    for (const [, rating] of given)
      expect(RATING_VALUES).toEqual(
        Array.from({ length: rating.max - rating.min + 1 }, (_, place) => rating.min + place),
      );
  });

  test("describes no field of a schema twice", () => {
    const places = rows.flatMap(([, { schemas, list = "", field }]) =>
      schemas.map((name) => [name, list, field].join(" ")),
    );
    expect(new Set(places).size).toBe(places.length);
  });

  test("lets only equipment require its rating, and only means depend on the number of growers", () => {
    expect(rows.filter(([, { missing }]) => missing === "required").map(([key]) => key)).toEqual([
      "equipment_general",
    ]);
    for (const [key, { missing, step }] of rows) expect(missing === "too_few" ? step : null, key).toBeNull();
  });

  test("counts a missing rating as 1 in averages, like ratingOf", () => {
    expect(REVIEW_GENERAL.counted.average).toBe(ratingOf(null));
  });

  test("lists the rows of seeds, reviews and means in the same order", () => {
    const labels = (list: readonly Rating[]) => list.map(({ label }) => label);
    expect(labels(SEED_RATINGS)).toEqual(["general", "growing", "resistance"]);
    for (const list of [REVIEW_PARTS, MEAN_PARTS])
      expect(labels(list)).toEqual(labels(SEED_RATINGS).slice(1));
  });

  test.each(rows.filter(([, { of, counted }]) => of === "seed" && counted.completeness !== undefined))(
    "%s counts towards the completeness of a harvest week",
    (_, { field }) => {
      const scored = (value: number | null) =>
        scoreWeek({
          phase: "harvest",
          item_harvest: { item_review_seed: carrier(field, value) as Record<string, never> },
        }).find(({ criterion }) => criterion === "strain")?.count;
      expect([scored(0), scored(null)]).toEqual([1, 0]);
    },
  );
});

describe("readRating", () => {
  test.each(rows)("reads %s from its field", (_, rating) => {
    fc.assert(
      fc.property(fc.oneof(fc.double(), fc.integer({ min: -3, max: 13 })), (value) => {
        const expected = isRating(rating, value) ? value : null;
        expect(readRating(rating, carrier(rating.field, value))).toBe(expected);
      }),
    );
  });

  test.each(rows)("finds nothing where %s is missing", (_, rating) => {
    for (const thing of [null, undefined, {}, { props: null }, carrier(rating.field, null)])
      expect(readRating(rating, thing as RatedBy<RatingField>)).toBeNull();
  });

  test.each(rows)("throws a TypeError for a text in place of %s", (_, rating) => {
    expect(() => readRating(rating, carrier(rating.field, "8"))).toThrow(TypeError);
  });

  test("keeps a rating of 0", () => {
    expect(readRating(SEED_GROWING, { props: { growing: 0 } })).toBe(0);
  });
});

describe("isRating", () => {
  test.each([
    [SEED_GENERAL, [0, 10], [-1, 11, 8.6, "8", null, undefined, Number.NaN]],
    [EQUIPMENT_GENERAL, [0, 10], [null]],
    [MEAN_GENERAL, [0, 8.6, 10], [-0.1, 10.1, "8", null]],
    [AVERAGE, [8.6], [Number.POSITIVE_INFINITY]],
  ])("accepts the values of the scale only (%#)", (rating, right, wrong) => {
    expect(right.filter((value) => !isRating(rating, value))).toEqual([]);
    expect(wrong.filter((value) => isRating(rating, value))).toEqual([]);
  });
});

describe("parseRating", () => {
  test.each(RATING_VALUES)("reads %d back from a form", (value) => {
    expect(parseRating(String(value))).toBe(value);
  });

  test.each(["", " ", "11", "99", "-1", "8.5", "1e1", "ten", "008"])("reads nothing from %j", (text) => {
    expect(parseRating(text)).toBeNull();
  });

  test("accepts exactly what the contract does, whatever is sent", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.integer().map(String)), (text) => {
        const value = parseRating(text);
        expect(value === null || isRating(SEED_GENERAL, value)).toBe(true);
      }),
    );
  });
});

describe("meanRating", () => {
  const score = fc.constantFrom(...RATING_VALUES);

  test("lies between the lowest and the highest rating, in any order", () => {
    fc.assert(
      fc.property(fc.array(score, { minLength: 1 }), (scores) => {
        const mean = meanRating(scores) ?? Number.NaN;
        expect(mean).toBeGreaterThanOrEqual(Math.min(...scores));
        expect(mean).toBeLessThanOrEqual(Math.max(...scores));
        expect(meanRating([...scores].reverse())).toBe(mean);
        expect(meanRating([...scores, null, undefined])).toBe(mean);
      }),
    );
  });

  test("counts a missing rating as the caller says", () => {
    expect(meanRating([null, null])).toBeNull();
    expect(meanRating([9, null], REVIEW_GENERAL.counted.average)).toBe(5);
    expect(meanRating([null], 0)).toBe(0);
  });

  test("has no mean with an impossible rating", () => {
    expect(meanRating([9, 11])).toBeNull();
  });
});

describe("ratingShare", () => {
  test("runs from 0 for the worst to 1 for the best", () => {
    expect([0, 5, 10, null, 11].map((value) => ratingShare(MEAN_GENERAL, value))).toEqual([
      0,
      0.5,
      1,
      null,
      null,
    ]);
  });
});

describe("nutrientRating", () => {
  const rating = fc.option(fc.constantFrom(...RATING_VALUES));

  test("is the nutrient's own rating, else the best of its parts", () => {
    fc.assert(
      fc.property(rating, fc.array(rating), (own, parts) => {
        const items = parts.map((n_general) => ({ n_general }));
        const rated = parts.filter((part) => part !== null);
        const best = rated.length > 0 ? Math.max(...rated) : null;
        expect(nutrientRating({ n_general: own, items })).toBe(own ?? best);
      }),
    );
  });

  test("is missing without any rating", () => {
    for (const items of [null, undefined, [], [{ n_general: null }, {}]])
      expect(nutrientRating({ n_general: null, items })).toBeNull();
  });
});
