import { expect, it } from "vitest";
import { rangePath } from "./range-path.ts";

it("rangePath follows the upper ends and returns along the lower ones", () => {
  expect(
    rangePath([
      [0, 10, 5],
      [4, 9, 3.14],
    ]),
  ).toBe("M0 5L4 3.1L4 9L0 10Z");
});

it("rangePath breaks at a missing range and skips isolated ones", () => {
  expect(rangePath([[0, 1, 2], [1, 1, 2], undefined, [3, 1, 2], undefined])).toBe("M0 2L1 2L1 1L0 1Z");
  expect(rangePath([])).toBe("");
});
