import { expect, it } from "vitest";
import { rangePlaces } from "./range-places.ts";

const range = { low: 20, high: 30, from: 24, to: 26, median: 25, own: 25.5 };

it("rangePlaces positions the middle half, the median and the own value on the track", () => {
  expect(rangePlaces(range)).toEqual({ from: "40%", to: "60%", median: "50%", own: "55%" });
});

it("rangePlaces clamps values to the ends of the track", () => {
  expect(rangePlaces({ ...range, own: 12 }).own).toBe("0%");
  expect(rangePlaces({ ...range, own: 99 }).own).toBe("100%");
});

it("rangePlaces centres everything when all others have the same value", () => {
  expect(rangePlaces({ low: 6, high: 6, from: 6, to: 6, median: 6, own: 6 }).own).toBe("50%");
});
