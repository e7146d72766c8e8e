import fc from "fast-check";
import { describe, expect, test } from "vitest";
import * as domain from "./index.ts";
import { call, exported, placesOf, ROWS } from "./testing/exported-functions.ts";

/** Whether a number that is none hides anywhere in a result. */
function hasNoNumber(value: unknown): boolean {
  if (typeof value === "number") return !Number.isFinite(value);
  if (typeof value === "string") return /NaN|Infinity|undefined/.test(value);
  return typeof value === "object" && value !== null && Object.values(value).some(hasNoNumber);
}

/** A TypeError of ours, in words: those of the engine ("x.map is not a function") name no argument and no reason. */
const explained = expect.objectContaining({
  name: "TypeError",
  message: expect.stringMatching(/^Expected .+, not /s),
});

describe("the failure rule", () => {
  test("is tried on every exported function", () => {
    const functions = Object.keys(exported).filter((name) => typeof exported[name] === "function");
    expect(Object.keys(ROWS).sort()).toEqual(functions.sort());
  });

  test.each(placesOf("number"))(
    "an impossible number gives nothing: %s",
    (_, name, { put, beyond = [], gives = null }) => {
      for (const value of [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, ...beyond])
        expect(call(name, put(value)), String(value)).toEqual(gives);
    },
  );

  test.each(placesOf("number"))(
    "a text or an object for a number is a TypeError: %s",
    (_, name, { put, accepts = [] }) => {
      for (const value of ["", "5", {}, [], true].filter((one) => !accepts.includes(one)))
        expect(() => call(name, put(value)), String(value)).toThrow(explained);
    },
  );

  test.each(placesOf("text"))("a number or an object for a text is a TypeError: %s", (_, name, { put }) => {
    for (const value of [5, {}, [], true])
      expect(() => call(name, put(value)), String(value)).toThrow(explained);
  });

  test.each(placesOf("list"))(
    "a number, a text or an object for a list is a TypeError: %s",
    (_, name, { put }) => {
      for (const value of [5, "", "week", {}, true])
        expect(() => call(name, put(value)), String(value)).toThrow(explained);
    },
  );

  test.each(placesOf("object").filter(([, , { isLoose }]) => !isLoose))(
    "a number or a text for an object is a TypeError: %s",
    (_, name, { put }) => {
      for (const value of [5, Number.NaN, "", "week", true])
        expect(() => call(name, put(value)), String(value)).toThrow(explained);
    },
  );

  test.each(placesOf("word"))("throws TypeError for a word outside the choices: %s", (_, name, { put }) => {
    for (const value of ["", "moons", "toString", "__proto__", 5, Number.NaN, {}, null])
      expect(() => call(name, put(value)), String(value)).toThrow(explained);
  });

  test.each(
    placesOf("text", "list", "object").filter(([, , { isOptional, isLoose }]) => !isOptional && !isLoose),
  )("nothing where something is required is a TypeError: %s", (_, name, { put }) => {
    expect(() => call(name, put(null))).toThrow(explained);
  });

  test.each(placesOf("number", "text", "list").filter(([, , { isOptional }]) => isOptional))(
    "nothing where it may be missing is no error: %s",
    (_, name, { put }) => {
      for (const value of [null, undefined]) expect(hasNoNumber(call(name, put(value)))).toBe(false);
    },
  );

  test.each(placesOf("any"))("any value may be asked about: %s", (_, name, { put }) => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(hasNoNumber(call(name, put(value)))).toBe(false);
      }),
    );
  });

  test.each(placesOf("number"))("any number gives a finite number or nothing: %s", (_, name, { put }) => {
    fc.assert(
      fc.property(fc.oneof(fc.double(), fc.integer({ min: -50, max: 150 })), (value) => {
        expect(hasNoNumber(call(name, put(value)))).toBe(false);
      }),
    );
  });
});

describe("days that do not exist", () => {
  test.each(["2026-02-30", "2026-13-01", "2026-00-10", "week 5", "soon", ""])("%j is no date", (date) => {
    expect(domain.isPlainDate(date)).toBe(false);
    expect(domain.publicationDate(date)).toBeNull();
    expect(domain.age(date, "2026-09-01T00:00:00Z")).toBeNull();
    expect(
      domain.daysGrown([{ faza: -1, days: 2, props: { germ_date: date }, add_date: "2026-09-01T00:00:00Z" }]),
    ).toBe(14);
  });
});

describe("a choice that does not exist", () => {
  test.each([7, 1.5, -2, Number.NaN, Number.POSITIVE_INFINITY])("of a phase has no scores: %d", (faza) => {
    expect(domain.scoreWeek({ faza })).toEqual([]);
    expect(domain.diaryProgress([{ faza }])).toBe(0);
    expect(domain.diaryProgress([{ faza }, { faza: 0, text: "First leaves." }])).toBe(17);
  });

  test.each([
    [{ min: Number.NaN, max: 2 }, 3],
    [{ min: 1, max: Number.NaN }, 0],
    [{ min: 2, max: 1 }, 5],
  ])("of a band has no place in it: %j", (band, value) => {
    expect(domain.placeInBand(value, band)).toBeNull();
  });

  test.each([{}, { min: 1 }, { min: Number.NaN, max: 2 }, { min: 2, max: 1 }])(
    "of a band or a scale: %j",
    (range) => {
      expect(domain.placeInBand(1.5, range as domain.NumberRange)).not.toBe("in");
      expect(call("ratingShare", [range, 1.5])).toBeNull();
    },
  );

  test("of a scale with one value", () => {
    expect(call("ratingShare", [{ min: 1, max: 1 }, 1])).toBeNull();
  });

  test("of a number gives weeks that never share a name", () => {
    const days = [5, 1, 1, 1.5, -1, Number.NaN, Number.POSITIVE_INFINITY, null];
    const names = domain.weekNames(days.map((number) => ({ faza: 0, days: number })));
    expect(new Set(names.map(({ key }) => key)).size).toBe(days.length);
  });
});

describe("a week of another shape", () => {
  const shapes = [
    {},
    { stage: "flowering", week: 9 },
    { phase: "bloom", weekNumber: 9 },
    { phase: null },
    { faza: "1" },
  ];
  const rules = [
    ["scoreWeek", (week: domain.ScoredWeek) => domain.scoreWeek(week)],
    ["weekNames", (week: domain.NamedWeek) => domain.weekNames([week])],
    ["distinctWeeks", (week: domain.NamedWeek) => domain.distinctWeeks([week])],
    ["diaryProgress", (week: domain.ScoredWeek) => domain.diaryProgress([week])],
    ["highestFaza", (week: domain.NamedWeek) => domain.highestFaza([week])],
    ["daysGrown", (week: domain.NamedWeek) => domain.daysGrown([week])],
  ] as const;

  test.each(rules)("is a TypeError that names both fields: %s", (_, rule) => {
    for (const shape of shapes)
      expect(() => rule(shape as unknown as domain.NamedWeek), JSON.stringify(shape)).toThrow(
        /phase or faza/,
      );
  });
});

describe("a week whose number has another name", () => {
  test.each([
    ["weekNames", (week: domain.NamedWeek) => domain.weekNames([week])],
    ["distinctWeeks", (week: domain.NamedWeek) => domain.distinctWeeks([week])],
    ["daysGrown", (week: domain.NamedWeek) => domain.daysGrown([week])],
  ] as const)("is a TypeError that names both fields: %s", (_, rule) => {
    for (const shape of [{ phase: "flowering", week: 1 }, { faza: 1, number: 1 }, { faza: 1 }])
      expect(() => rule(shape as unknown as domain.NamedWeek), JSON.stringify(shape)).toThrow(
        /weekNumber or days/,
      );
    expect(() => rule({ faza: 1, days: null })).not.toThrow();
  });
});

describe("standard names", () => {
  test("mean the same as those of the wire", () => {
    const others = { germ_date: "2026-09-01", air_temp: 25, air_hum: 50, ph: 6.2 };
    const shared = { text: "Topped.", items_photo: [{}] };
    const wire = { ...shared, faza: 1, days: 9, props: { ...others, tds: 1.4 } };
    const named = { ...shared, phase: "flowering", weekNumber: 9, props: { ...others, ec: 1.4 } } as const;
    expect(domain.scoreWeek(named)).toEqual(domain.scoreWeek(wire));
    expect(domain.diaryProgress([named])).toBe(domain.diaryProgress([wire]));
    expect(domain.weekNames([named])).toEqual(domain.weekNames([wire]));
    expect(domain.daysGrown([named])).toBe(63);
    expect(domain.weekNames([{ phase: "harvest", weekNumber: 12 }])[0]?.key).toBe("harvest12");
    expect(domain.highestFaza([named])).toBe(domain.highestFaza([wire]));
    expect(domain.targetBand("ec", "flowering")).toEqual(domain.targetBand("tds", 1));
    expect(domain.parseReading("ec", "700 ppm")).toEqual(domain.parseReading("tds", "700 ppm"));
    expect(domain.showReading("ec", 1.4, domain.IMPERIAL)).toEqual(
      domain.showReading("tds", 1.4, domain.IMPERIAL),
    );
    expect(domain.measuresFrom({ length: "imperial", weight: "imperial", square: "imperial" })).toEqual(
      domain.measuresFrom({ length: "english", weight: "english", square: "english" }),
    );
  });
});
