import { i18nFor } from "@grow/i18n";
import { beforeAll, describe, expect, it } from "vitest";
import { weekKey, weekNumber, weekParts, weekWord } from "./week-words.ts";

const en = i18nFor("en");

beforeAll(() => {
  en.load("en", {
    "week.week": ["Week ", ["number"]],
    "week.harvest": "Harvest",
    "week.harvest.numbered": ["Harvest, week ", ["number"]],
  });
});

describe("the name of a week in words", () => {
  it.each([
    ["week3", "Week 3"],
    ["week0", "Week 0"],
    ["week3.2", "Week 3.2"],
    ["harvest9", "Harvest"],
    ["harvest", "Harvest"],
    ["harvest9.1", "Harvest, week 9.1"],
    ["week", "Week"],
  ])("%s is %s", (key, shown) => {
    expect(weekWord(en, key)).toBe(shown);
  });
});

it.each([
  ["week3", 3],
  ["week12.2", 12],
  ["harvest16", 16],
  ["harvest", null],
  ["week", null],
])("the number in %s is %s", (key, number) => {
  expect(weekNumber(key)).toBe(number);
});

it.each([
  ["week12", { kind: "week", number: "12" }],
  ["week3.2", { kind: "week", number: "3.2" }],
  ["harvest16", { kind: "harvest", number: "16" }],
  ["week", { kind: "other", number: "" }],
  ["", { kind: "other", number: "" }],
])("weekParts splits %j", (key, parts) => {
  expect(weekParts(key)).toEqual(parts);
});

it.each([
  [1, 9, "week9"],
  [2, 15, "harvest15"],
  [0, 0, "week"],
])("weekKey of phase %s and number %s is %s", (faza, days, key) => {
  expect(weekKey({ faza, days })).toBe(key);
});
