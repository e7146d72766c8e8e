import { expect, it } from "vitest";
import { dotsPath, gapsPath, linePath } from "./line-path.ts";

it("linePath draws one line through adjacent values", () => {
  expect(
    linePath([
      [0, 10],
      [5, 4.26],
      [10, 0],
    ]),
  ).toBe("M0 10L5 4.3L10 0");
});

it("linePath breaks the line at a missing value", () => {
  expect(linePath([[0, 1], [1, 2], undefined, [3, 4], [4, 5]])).toBe("M0 1L1 2M3 4L4 5");
});

it("linePath draws an isolated value as a dot", () => {
  expect(linePath([undefined, [3, 4], undefined])).toBe("M3 4h0");
});

it("dotsPath returns only the isolated values", () => {
  expect(dotsPath([[0, 1], undefined, [2, 3], [3, 4], undefined, [5, 6]])).toBe("M0 1h0M5 6h0");
  expect(
    dotsPath([
      [0, 1],
      [1, 2],
    ]),
  ).toBe("");
});

it("gapsPath joins values across a gap, but not before the first or after the last", () => {
  expect(gapsPath([undefined, [1, 2], undefined, undefined, [4, 5], [5, 6], undefined])).toBe("M1 2L4 5");
});
