import { expect, it } from "vitest";
import { binOf } from "./bins.ts";

const bins = [
  { from: 0, to: 1, count: 4 },
  { from: 1, to: 2, count: 9 },
  { from: 2, to: 3, count: 1 },
];

it("binOf finds the bin of a value; an edge belongs to the upper bin", () => {
  expect(binOf(bins, 0)).toBe(0);
  expect(binOf(bins, 0.99)).toBe(0);
  expect(binOf(bins, 1)).toBe(1);
});

it("binOf counts the last edge to the last bin", () => {
  expect(binOf(bins, 3)).toBe(2);
});

it("binOf returns -1 for a value outside all bins and for NaN", () => {
  expect(binOf(bins, -0.1)).toBe(-1);
  expect(binOf(bins, 3.1)).toBe(-1);
  expect(binOf(bins, Number.NaN)).toBe(-1);
  expect(binOf([], 1)).toBe(-1);
});
