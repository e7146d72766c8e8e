import { expect, it } from "vitest";
import { sortRows } from "./sort-rows.ts";

const by = (value: string | number | null) => value;

it("sortRows orders numbers by value, not by digits", () => {
  expect(sortRows([10, 9, 100], by, "ascending")).toEqual([9, 10, 100]);
  expect(sortRows([10, 9, 100], by, "descending")).toEqual([100, 10, 9]);
});

it("sortRows orders text by the language's alphabet, and numbers within it by value", () => {
  expect(sortRows(["Week 10", "Week 9"], by, "ascending", "en")).toEqual(["Week 9", "Week 10"]);
  expect(sortRows(["z", "ä", "a"], by, "ascending", "de")).toEqual(["a", "ä", "z"]);
  expect(sortRows(["z", "ä", "a"], by, "ascending", "sv")).toEqual(["a", "z", "ä"]);
});

it("sortRows puts missing values last in both directions", () => {
  expect(sortRows([null, 2, Number.NaN, 1], by, "ascending")).toEqual([1, 2, null, Number.NaN]);
  expect(sortRows([null, 2, 1], by, "descending")).toEqual([2, 1, null]);
});

it("sortRows is stable and does not change its input", () => {
  const rows = [
    { id: 1, value: 5 },
    { id: 2, value: 5 },
  ];
  expect(sortRows(rows, ({ value }) => value, "descending").map(({ id }) => id)).toEqual([1, 2]);
  expect(rows.map(({ id }) => id)).toEqual([1, 2]);
});
