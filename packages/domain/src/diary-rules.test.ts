import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { daysGrown } from "./days-grown.ts";
import { highestFaza } from "./highest-faza.ts";
import { fazaByName, isFaza, PHASES, phaseName } from "./phase.ts";
import { diaryProgress } from "./progress.ts";
import { weekDays } from "./week-days.ts";
import { distinctWeeks, weekNames } from "./week-name.ts";

describe("phases", () => {
  test("codes and names belong together both ways", () => {
    expect(PHASES.map((phase) => [phase.faza, phaseName(phase.faza), fazaByName(phase.name)])).toEqual([
      [-1, "germination", -1],
      [0, "vegetative", 0],
      [1, "flowering", 1],
      [2, "harvest", 2],
    ]);
  });

  test.each([-2, 3, 0.5, "0", null, undefined])("%j is no phase", (value) => {
    expect(isFaza(value)).toBe(false);
  });

  test("the highest phase is the maximum of all weeks, in any order", () => {
    expect(highestFaza([{ faza: 2 }, { faza: -1 }, { faza: 7 }])).toBe(2);
    expect(highestFaza([])).toBeNull();
  });
});

describe("progress of a diary", () => {
  test("no weeks are 0", () => {
    expect(diaryProgress([])).toBe(0);
  });

  test("an empty week is 0, a complete one 100", () => {
    const complete = {
      faza: 1,
      text: "x".repeat(140),
      props: { air_hum: 55, air_temp: 26, co2: 700, height: 80, light: 12, ph: 6 },
      items_photo: [{}, {}, {}, {}],
      item_flowering: { items_nutrient: [{ val: 2 }] },
    };
    expect(diaryProgress([{ faza: 1 }])).toBe(0);
    expect(diaryProgress([complete])).toBe(100);
    expect(diaryProgress([complete, { faza: 1 }])).toBe(50);
  });

  test("is the mean over all criteria, not over weeks", () => {
    // One normal of three criteria, and none of four: 0.5 / 7.
    expect(diaryProgress([{ faza: 0, text: "x" }, { faza: 1 }])).toBe(7);
  });
});

describe("names of weeks", () => {
  const keys = (...weeks: [number, number | null][]) =>
    weekNames(weeks.map(([faza, days]) => ({ faza, days }))).map((name) => name.key);

  test("are week, or harvest for a harvest week", () => {
    expect(keys([-1, 0], [0, 3], [1, 9], [2, 9])).toEqual(["week0", "week3", "week9", "harvest9"]);
  });

  test("have no number without one", () => {
    expect(keys([0, null], [2, null])).toEqual(["week", "harvest"]);
  });

  test("get ordinals when shared, also by weeks that are not adjacent", () => {
    expect(keys([0, 3], [0, 3])).toEqual(["week3.1", "week3.2"]);
    expect(keys([0, 3], [0, 4], [1, 3], [1, 3])).toEqual(["week3.1", "week4", "week3.2", "week3.3"]);
  });

  test("of a week and a harvest with one number do not clash", () => {
    expect(keys([1, 3], [2, 3])).toEqual(["week3", "harvest3"]);
  });

  test("carry the parts for a translated text", () => {
    expect(
      weekNames([
        { faza: 2, days: 3 },
        { faza: 2, days: 3 },
      ])[1],
    ).toEqual({
      word: "harvest",
      number: 3,
      ordinal: 2,
      key: "harvest3.2",
    });
  });

  test("are unique within any diary", () => {
    const week = fc.record({
      faza: fc.constantFrom(-1, 0, 1, 2),
      days: fc.option(fc.integer({ min: 0, max: 12 })),
    });
    fc.assert(
      fc.property(fc.array(week, { maxLength: 40 }), (weeks) => {
        const names = weekNames(weeks).map((name) => name.key);
        expect(new Set(names).size).toBe(weeks.length);
      }),
    );
  });
});

describe("distinctWeeks", () => {
  const ids = (...weeks: [number, number | null][]) =>
    distinctWeeks(weeks.map(([faza, days], id) => ({ id, faza, days }))).map(({ id }) => id);

  test("returns the last entry of each week, also when entries are not adjacent or change the phase", () => {
    expect(ids([0, 1], [0, 1], [0, 2])).toEqual([1, 2]);
    expect(ids([0, 3], [0, 4], [1, 3])).toEqual([1, 2]);
  });

  test("keeps a harvest beside the week of its number", () => {
    expect(ids([1, 9], [2, 9])).toEqual([0, 1]);
  });

  test("keeps every entry without a number", () => {
    expect(ids([0, null], [0, null])).toEqual([0, 1]);
  });
});

describe("days of a week", () => {
  test.each([
    [1, { first: 1, last: 7 }],
    [11, { first: 71, last: 77 }],
    [0, null],
    [-1, null],
    [1.5, null],
    [null, null],
  ])("week %j covers %j", (number, range) => {
    expect(weekDays(number)).toEqual(range);
  });

  test("weeks follow each other without a gap", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 998 }), (number) => {
        expect(weekDays(number + 1)?.first).toBe((weekDays(number)?.last ?? Number.NaN) + 1);
      }),
    );
  });
});

describe("days grown", () => {
  test("are seven times the highest week number without a germination date", () => {
    expect(daysGrown([])).toBe(0);
    expect(
      daysGrown([
        { faza: 0, days: 4 },
        { faza: 0, days: 3 },
        { faza: 0, days: null },
      ]),
    ).toBe(28);
  });

  const germination = {
    faza: -1,
    days: 1,
    props: { germ_date: "2026-03-01" },
    add_date: "2026-03-07T10:00:00Z",
  };

  test("run from the germination date to the newest entry when it is known", () => {
    expect(daysGrown([germination, { faza: 0, days: 5, add_date: "2026-04-02T09:00:00Z" }])).toBe(32);
  });

  test("of a finished grow never exceed its weeks, however late it was written down", () => {
    expect(daysGrown([germination, { faza: 2, days: 14, add_date: "2027-03-01T09:00:00Z" }])).toBe(98);
  });

  test("fall back to week numbers when a date cannot be read, and are never negative", () => {
    expect(daysGrown([{ ...germination, props: { germ_date: "soon" } }])).toBe(7);
    expect(daysGrown([{ ...germination, props: { germ_date: "2026-12-01" } }])).toBe(0);
  });
});
