import { describe, expect, it } from "vitest";
import { pageNumbers } from "./page-numbers.ts";

describe("pageNumbers", () => {
  it("returns the first three and the last at the start of a long list", () => {
    expect(pageNumbers(1, 62)).toEqual([1, 2, 3, "gap", 62]);
  });

  it("returns the neighbours of a page in the middle", () => {
    expect(pageNumbers(30, 62)).toEqual([1, "gap", 29, 30, 31, "gap", 62]);
  });

  it("returns a number where a gap would hide a single page", () => {
    expect(pageNumbers(4, 6)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it("returns only existing pages", () => {
    expect(pageNumbers(1, 1)).toEqual([1]);
    expect(pageNumbers(2, 2)).toEqual([1, 2]);
  });

  it("always contains the current page, in order and once", () => {
    for (let total = 1; total <= 12; total += 1) {
      for (let current = 1; current <= total; current += 1) {
        const numbers = pageNumbers(current, total).filter((place) => place !== "gap");
        expect(numbers).toContain(current);
        expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
      }
    }
  });
});
