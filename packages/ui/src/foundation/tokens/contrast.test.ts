import { expect, it } from "vitest";
import { contrast, readColor } from "./contrast.ts";

const of = (one: string, other: string) => contrast(readColor(one), readColor(other));

it("contrast returns 1 and 21 at the ends of the scale, in either order", () => {
  expect(of("#000000", "#ffffff")).toBeCloseTo(21, 5);
  expect(of("#ffffff", "#000000")).toBeCloseTo(21, 5);
  expect(of("#2c6a34", "#2c6a34")).toBe(1);
});

it("contrast distinguishes the grey that just passes on white from the next one", () => {
  expect(of("#767676", "#ffffff")).toBeGreaterThanOrEqual(4.5);
  expect(of("#777777", "#ffffff")).toBeLessThan(4.5);
});

it("contrast accepts colours as CSS writes and browsers compute them", () => {
  expect(readColor("#1a1f17")).toEqual([26, 31, 23]);
  expect(readColor("rgb(26, 31, 23)")).toEqual([26, 31, 23]);
});

it("contrast rejects translucent colours", () => {
  for (const color of ["", "var(--ink)", "rgb(18 22 15 / 0.58)", "rgba(0, 0, 0, 0.5)", "#fff"])
    expect(() => readColor(color)).toThrow(RangeError);
});
