import { expect, it } from "vitest";
import { binOf } from "./bins.ts";

const bins = [
  { from: 0, to: 1, count: 4 },
  { from: 1, to: 2, count: 9 },
  { from: 2, to: 3, count: 1 },
];

it("finds the bin a value falls into; an edge belongs to the upper one", () => {
  expect(binOf(bins, 0)).toBe(0);
  expect(binOf(bins, 0.99)).toBe(0);
  expect(binOf(bins, 1)).toBe(1);
});

it("counts the very end to the last bin", () => {
  expect(binOf(bins, 3)).toBe(2);
});

it("finds none for what lies outside or is no number", () => {
  expect(binOf(bins, -0.1)).toBe(-1);
  expect(binOf(bins, 3.1)).toBe(-1);
  expect(binOf(bins, Number.NaN)).toBe(-1);
  expect(binOf([], 1)).toBe(-1);
});
