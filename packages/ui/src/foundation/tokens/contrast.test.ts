import { expect, it } from "vitest";
import { contrast, readColor } from "./contrast.ts";

const of = (one: string, other: string) => contrast(readColor(one), readColor(other));

it("knows the ends of the scale, whichever way round", () => {
  expect(of("#000000", "#ffffff")).toBeCloseTo(21, 5);
  expect(of("#ffffff", "#000000")).toBeCloseTo(21, 5);
  expect(of("#2c6a34", "#2c6a34")).toBe(1);
});

it("tells the grey that just passes on white from the one that just does not", () => {
  expect(of("#767676", "#ffffff")).toBeGreaterThanOrEqual(4.5);
  expect(of("#777777", "#ffffff")).toBeLessThan(4.5);
});

it("reads colours as they are written and as browsers compute them", () => {
  expect(readColor("#1a1f17")).toEqual([26, 31, 23]);
  expect(readColor("rgb(26, 31, 23)")).toEqual([26, 31, 23]);
});

it("refuses what has no contrast of its own", () => {
  for (const color of ["", "var(--ink)", "rgb(18 22 15 / 0.58)", "rgba(0, 0, 0, 0.5)", "#fff"])
    expect(() => readColor(color)).toThrow(RangeError);
});
