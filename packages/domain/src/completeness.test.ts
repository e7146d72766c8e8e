import { describe, expect, test } from "vitest";
import { type Criterion, type Level, type ScoredWeek, scoreWeek } from "./completeness.ts";
import { countedReadings, GROWING_READINGS } from "./readings.ts";

function levelOf(week: ScoredWeek, criterion: Criterion): Level | undefined {
  return scoreWeek(week).find((score) => score.criterion === criterion)?.level;
}

function criteria(faza: number): readonly string[] {
  return scoreWeek({ faza }).map((score) => score.criterion);
}

/** A week's readings with the first `count` conditions filled by zeros, which are readings too. */
function filled(count: number): ScoredWeek["props"] {
  return Object.fromEntries(
    countedReadings(GROWING_READINGS)
      .slice(0, count)
      .map((key) => [key, 0]),
  );
}

const photos = (present: number, removed = 0) => [
  ...Array.from({ length: present }, () => ({ is_remove: false })),
  ...Array.from({ length: removed }, () => ({ is_remove: true })),
];

describe("criteria of a week", () => {
  test.each([
    [-1, ["photos", "conditions", "comment"]],
    [0, ["photos", "conditions", "comment"]],
    [1, ["photos", "conditions", "nutrients", "comment"]],
    [2, ["photos", "result", "strain", "comment", "nutrients"]],
  ])("phase %i has the criteria %j", (faza, expected) => {
    expect(criteria(faza)).toEqual(expected);
  });

  test("a vegetative week with nutrients has no nutrients criterion", () => {
    expect(
      levelOf({ faza: 0, item_flowering: { items_nutrient: [{ val: 2 }] } }, "nutrients"),
    ).toBeUndefined();
  });

  test("a harvest week with all readings has no conditions criterion", () => {
    expect(levelOf({ faza: 2, props: filled(16) }, "conditions")).toBeUndefined();
  });
});

describe("photos", () => {
  test.each([
    [0, 0, "bad"],
    [1, 0, "normal"],
    [3, 0, "normal"],
    [4, 0, "good"],
    [5, 0, "good"],
    [3, 2, "normal"],
    [3, 1, "normal"],
    [0, 3, "bad"],
  ] as const)("%i present and %i removed are %s, in growth and at harvest", (present, removed, level) => {
    for (const faza of [-1, 0, 1, 2]) {
      expect(levelOf({ faza, items_photo: photos(present, removed) }, "photos")).toBe(level);
    }
  });
});

describe("conditions", () => {
  test.each([
    [0, "bad"],
    [3, "bad"],
    [4, "normal"],
    [5, "normal"],
    [6, "good"],
    [16, "good"],
  ] as const)("%i readings are %s in vegetative and flowering weeks", (count, level) => {
    expect(levelOf({ faza: 0, props: filled(count) }, "conditions")).toBe(level);
    expect(levelOf({ faza: 1, props: filled(count) }, "conditions")).toBe(level);
  });

  test.each([
    ["air_temp", { air_temp: "25" }],
    ["ec", { ec: "1.6" }],
    ["ec", { tds: "1.6" }],
  ])("a text as %s, as forms have, is a TypeError that names it", (name, props) => {
    expect(() => scoreWeek({ faza: 0, props: props as object })).toThrow(
      new TypeError(`Expected a number as ${name}, not string`),
    );
  });

  test("has sixteen fields", () => {
    expect(countedReadings(GROWING_READINGS)).toHaveLength(16);
  });

  test("ignores missing and impossible numbers", () => {
    const props = {
      ...filled(3),
      light_intensity: undefined,
      ppm: null,
      tds: null,
      co2: Number.NaN,
      smell: Number.POSITIVE_INFINITY,
      ph: 15,
    };
    expect(levelOf({ faza: 0, props }, "conditions")).toBe("bad");
  });

  test("ignores fields that are not conditions", () => {
    const props = {
      ...filled(3),
      germ_date: "2026-05-01",
      feeding_schedule: "Every other day.",
      harvest_plant: 3,
      harvest_watt: 240,
      harvest_space: 1,
      harvest_weight: 420,
    };
    expect(levelOf({ faza: 0, props }, "conditions")).toBe("bad");
    expect(levelOf({ faza: 1, props }, "conditions")).toBe("bad");
  });

  test("a germination date makes a germination week good with nothing else", () => {
    const [score] = scoreWeek({ faza: -1, props: { germ_date: "2026-05-01" } }).filter(
      (one) => one.criterion === "conditions",
    );
    expect(score).toMatchObject({ level: "good", count: 10, next: null });
  });

  test("without a germination date a germination week is bad, even if everything else is filled", () => {
    expect(levelOf({ faza: -1, props: filled(8) }, "conditions")).toBe("bad");
  });
});

describe("nutrients of a flowering week", () => {
  test.each([
    ["no rows", [], "bad"],
    ["a row without a dose", [{ val: null }], "bad"],
    ["a dose of 0", [{ val: 0 }], "bad"],
    ["a dose of 0.5", [{ val: 0.5 }], "good"],
    ["only a removed row with a dose", [{ val: 2, is_remove: true }], "bad"],
    ["one dosed row among others", [{ val: null }, { val: 1.5 }], "good"],
  ] as const)("%s", (_, items_nutrient, level) => {
    expect(levelOf({ faza: 1, item_flowering: { items_nutrient } }, "nutrients")).toBe(level);
  });
});

describe("comment", () => {
  test.each([
    ["no text", null, "bad"],
    ["blanks", "   \n ", "bad"],
    ["only tags", "<p><br></p>", "bad"],
    ["1 character", "x", "normal"],
    ["139 characters", "x".repeat(139), "normal"],
    ["140 characters", "x".repeat(140), "good"],
    ["141 characters", "x".repeat(141), "good"],
    ["139 emoji", "🌱".repeat(139), "normal"],
    ["140 emoji", "🌱".repeat(140), "good"],
    ["139 characters in tags", `<p>${"x".repeat(139)}</p>`, "normal"],
    ["139 characters and blanks around", `  ${"x".repeat(139)}  `, "normal"],
    ["140 characters with a bare < among them", `${"x".repeat(68)} < ${"y".repeat(69)}`, "good"],
  ])("%s", (_, text, level) => {
    for (const faza of [-1, 0, 1, 2]) expect(levelOf({ faza, text }, "comment")).toBe(level);
  });
});

describe("result of a harvest", () => {
  test.each([
    [{}, "bad"],
    [{ harvest_plant: 0 }, "normal"],
    [{ harvest_plant: 3, harvest_watt: 240, harvest_space: 1 }, "normal"],
    [{ harvest_plant: 3, harvest_watt: 240, harvest_space: 1, harvest_wet_weight: 900 }, "good"],
    [{ harvest_weight: 220, harvest_smoke: "smooth", harvest_plant: null }, "bad"],
  ] as const)("%j is %s", (props, level) => {
    expect(levelOf({ faza: 2, props }, "result")).toBe(level);
  });
});

describe("strain at harvest", () => {
  test.each([
    ["no review", null, "bad"],
    ["an empty review", { props: {}, text: " " }, "bad"],
    ["a rating of 0", { n_general: 0 }, "normal"],
    ["a blank text alone", { text: "  " }, "bad"],
    ["three of four", { props: { growing: 8, resistance: 7 }, n_general: 9, text: "" }, "normal"],
    ["all four", { props: { growing: 8, resistance: 7 }, n_general: 9, text: "Easy." }, "good"],
  ] as const)("%s", (_, item_review_seed, level) => {
    expect(levelOf({ faza: 2, item_harvest: { item_review_seed } }, "strain")).toBe(level);
  });

  test("ignores the harvest's other text about the strain", () => {
    const item_harvest = { strain_comment: "Kept its shape.", item_review_seed: null };
    expect(levelOf({ faza: 2, item_harvest }, "strain")).toBe("bad");
  });
});

describe("nutrients at harvest", () => {
  test.each([
    ["only a comment", [{ comment: "Clean roots." }], "bad"],
    ["only a rating", [{ n_general: 8 }], "bad"],
    ["comment and rating on different rows", [{ comment: "Clean." }, { n_general: 8 }], "bad"],
    ["a rating of 0", [{ comment: "Salty.", n_general: 0 }], "bad"],
    ["a rating of 1 and a comment", [{ comment: "Salty.", n_general: 1 }], "good"],
    ["a rating by its items", [{ comment: "Fine.", items: [{ n_general: null }, { n_general: 6 }] }], "good"],
    ["its own 0 before its items", [{ comment: "Fine.", n_general: 0, items: [{ n_general: 6 }] }], "bad"],
    ["a removed row", [{ comment: "Fine.", n_general: 9, is_remove: true }], "bad"],
  ] as const)("%s", (_, items_nutrient, level) => {
    expect(levelOf({ faza: 2, item_harvest: { items_nutrient } }, "nutrients")).toBe(level);
  });
});

describe("the next step", () => {
  const next = (week: ScoredWeek, criterion: Criterion) =>
    scoreWeek(week).find((score) => score.criterion === criterion)?.next;

  test("says how many photos lead to the next level", () => {
    expect(next({ faza: 0 }, "photos")).toEqual({ level: "normal", count: 1, missing: 1, unit: "photo" });
    expect(next({ faza: 0, items_photo: photos(3) }, "photos")).toEqual({
      level: "good",
      count: 4,
      missing: 1,
      unit: "photo",
    });
    expect(next({ faza: 0, items_photo: photos(4) }, "photos")).toBeNull();
  });

  test("says how many readings are missing", () => {
    expect(next({ faza: 0, props: filled(1) }, "conditions")).toMatchObject({ level: "normal", missing: 3 });
    expect(next({ faza: 0, props: filled(4) }, "conditions")).toMatchObject({ level: "good", missing: 2 });
  });

  test("says how many characters are missing", () => {
    expect(next({ faza: 0, text: "x".repeat(96) }, "comment")).toEqual({
      level: "good",
      count: 140,
      missing: 44,
      unit: "character",
    });
  });

  test("names the germination date, not readings", () => {
    expect(next({ faza: -1 }, "conditions")).toMatchObject({ level: "good", missing: 1, unit: "germ_date" });
  });

  test("names good if there is no level between", () => {
    expect(next({ faza: 1 }, "nutrients")).toEqual({ level: "good", count: 1, missing: 1, unit: "dose" });
  });
});
