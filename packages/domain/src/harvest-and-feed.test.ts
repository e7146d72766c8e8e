import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { dilute, diluteScheme } from "./dilution.ts";
import { gramsPerPlant, gramsPerSquareMeter, gramsPerWatt, harvestYield } from "./harvest-yield.ts";

describe("a harvest", () => {
  test("is judged by its watts, its area and its plants", () => {
    expect(gramsPerWatt(420, 300)).toBe(1.4);
    expect(gramsPerSquareMeter(420, 1.2)).toBe(350);
    expect(gramsPerPlant(420, 4)).toBe(105);
    expect(
      harvestYield({ harvest_weight: 420, harvest_watt: 300, harvest_space: 1.2, harvest_plant: 4 }),
    ).toEqual({
      perWatt: 1.4,
      perSquareMeter: 350,
      perPlant: 105,
    });
  });

  test.each([gramsPerWatt, gramsPerSquareMeter, gramsPerPlant])("has no %o of impossible figures", (per) => {
    for (const divisor of [0, -1, Number.NaN, Number.POSITIVE_INFINITY, null, undefined, 5e-324]) {
      expect(per(420, divisor)).toBeNull();
    }
    for (const grams of [-1, Number.NaN, Number.POSITIVE_INFINITY, null, undefined])
      expect(per(grams, 2)).toBeNull();
    expect(per(0, 2)).toBe(0);
  });

  test("is not shared among half plants", () => {
    expect(gramsPerPlant(420, 2.5)).toBeNull();
  });

  test("without figures has no yield", () => {
    expect(harvestYield({})).toEqual({ perWatt: null, perSquareMeter: null, perPlant: null });
  });
});

describe("a nutrient mix", () => {
  const doses = [
    { name: "CalMag", val: 1 },
    { name: "Bloom", val: 2.5 },
    { name: "Left out", val: 0 },
    { name: "Unknown", val: null },
    { name: "Deleted", val: 3, is_remove: true },
  ];

  test("is measured for a volume in the order of the doses", () => {
    expect(dilute(doses, 8)?.map(({ name, ml }) => [name, ml])).toEqual([
      ["CalMag", 8],
      ["Bloom", 20],
    ]);
  });

  test("may be weaker", () => {
    expect(dilute(doses, 8, 0.5)?.map(({ ml }) => ml)).toEqual([4, 10]);
  });

  test.each([0, -8, Number.NaN, Number.POSITIVE_INFINITY])("for %j litres does not exist", (liters) => {
    expect(dilute(doses, liters)).toBeNull();
    expect(dilute(doses, 8, liters)).toBeNull();
  });

  test("leaves out negative doses: they are none", () => {
    expect(dilute([{ val: -1 }, { val: 2 }], 8)).toEqual([{ val: 2, ml: 16 }]);
  });

  test.each([Number.NaN, Number.POSITIVE_INFINITY])("with a dose of %j does not exist", (val) => {
    expect(dilute([{ val }], 8)).toBeNull();
    expect(diluteScheme([{ items: [{ val: 1 }] }, { items: [{ val }] }], 8)).toBeNull();
  });

  test("of a scheme keeps its weeks", () => {
    const weeks = [
      { week: 1, faza: 0, items: [{ product_id: 51, val: 1.5 }] },
      { week: 2, faza: 0, items: [] },
    ];
    expect(diluteScheme(weeks, 10)).toEqual([
      { week: 1, faza: 0, items: [{ product_id: 51, val: 1.5, ml: 15 }] },
      { week: 2, faza: 0, items: [] },
    ]);
  });

  test("grows with the volume", () => {
    const positive = fc.double({ min: 0.01, max: 1000, noNaN: true });
    fc.assert(
      fc.property(positive, positive, positive, (val, one, two) => {
        const [less = 0, more = 0] = [one, two]
          .sort((a, b) => a - b)
          .map((liters) => dilute([{ val }], liters)?.[0]?.ml);
        expect(less).toBeLessThanOrEqual(more);
      }),
    );
  });
});
