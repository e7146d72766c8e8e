import { expect, it } from "vitest";
import { linePath } from "./line-path.ts";

it("draws one line through neighbouring values", () => {
  expect(
    linePath([
      [0, 10],
      [5, 4.26],
      [10, 0],
    ]),
  ).toBe("M0 10L5 4.3L10 0");
});

it("breaks the line where a value is missing", () => {
  expect(linePath([[0, 1], [1, 2], undefined, [3, 4], [4, 5]])).toBe("M0 1L1 2M3 4L4 5");
});

it("keeps a lone value visible as a dot", () => {
  expect(linePath([undefined, [3, 4], undefined])).toBe("M3 4h0");
});
