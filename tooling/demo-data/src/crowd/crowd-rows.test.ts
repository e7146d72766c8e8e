import { describe, expect, test } from "vitest";
import { generateDemo } from "../generate.ts";
import { field } from "./copy-rows.ts";
import { createCrowd } from "./crowd-rows.ts";
import { CROWD_TABLES, type FirstIds, STEP } from "./crowd-tables.ts";
import { progressLine } from "./progress-bar.ts";

const data = generateDemo({ anchor: "2026-09-14" });
const first: FirstIds = {
  users: 60,
  diary: 120,
  diary_equip: 2000,
  week: 2000,
  week_nutrient: 9000,
  review: 900,
  comment: 900,
};
const crowd = createCrowd(data, first);
const { rows, catalogue } = crowd.step(3);

describe("a step of the crowd", () => {
  test("has a thousand diaries with about ten weeks, ten comments and thirty likes each", () => {
    expect(rows.diary).toHaveLength(STEP);
    expect(rows.week.length / STEP).toBeGreaterThan(7);
    expect(rows.week.length / STEP).toBeLessThan(14);
    expect(rows.comment).toHaveLength(10 * STEP);
    expect(rows.likes.length / STEP).toBeGreaterThan(25);
    expect(rows.likes.length / STEP).toBeLessThanOrEqual(30);
    expect(rows.users).toHaveLength(STEP / 10);
  });

  test("is deterministic and shares no id with other steps", () => {
    expect(crowd.step(3).rows).toEqual(rows);
    const other = crowd.step(4).rows;
    for (const table of [
      "users",
      "diary",
      "diary_equip",
      "week",
      "week_nutrient",
      "review",
      "comment",
    ] as const) {
      const ids = new Set(rows[table].map(({ id }) => id));
      expect(ids.size).toBe(rows[table].length);
      expect(other[table].some(({ id }) => ids.has(id))).toBe(false);
      expect(Math.min(...ids)).toBeGreaterThan(first[table]);
    }
  });

  test("is dated before the anchor, and its names are within the limits", () => {
    for (const table of CROWD_TABLES) {
      for (const row of rows[table]) if ("add_date" in row) expect(row.add_date <= data.anchor).toBe(true);
    }
    expect(Math.max(...rows.diary.map(({ name }) => [...name].length))).toBeLessThanOrEqual(120);
    expect(Math.max(...rows.users.map(({ name }) => name.length))).toBeLessThanOrEqual(32);
    expect(new Set(rows.user_handle.map(({ handle }) => handle)).size).toBe(rows.users.length);
  });

  test("counts what it adds to the catalogue", () => {
    const products = catalogue.filter(({ table }) => table === "product");
    expect(products.length).toBeGreaterThan(0);
    expect(Math.max(...products.map(({ cnt_diaries }) => cnt_diaries))).toBeLessThanOrEqual(STEP);
  });
});

test.each([
  [null, "\\N"],
  [true, "true"],
  [0.5, "0.5"],
  ["a\tb\nc\\d", "a\\tb\\nc\\\\d"],
  [[1, 3], "{1,3}"],
  [["a,b", 'c"d'], '{"a,b","c\\\\"d"}'],
  [[], "{}"],
])("COPY takes %j as %s", (value, text) => {
  expect(field(value)).toBe(text);
});

test("the progress bar shows progress and remaining time", () => {
  expect(progressLine(0, 2000, 0)).toBe(`${"░".repeat(30)} 0 %  0 of 2,000`);
  expect(progressLine(500, 2000, 30)).toBe(
    `${"█".repeat(8)}${"░".repeat(22)} 25 %  500 of 2,000  about 1:30 left`,
  );
  expect(progressLine(2000, 2000, 99)).toBe(`${"█".repeat(30)} 100 %  2,000 of 2,000`);
});
