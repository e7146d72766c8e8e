import { describe, expect, it } from "vitest";
import { placeAt, placeWhile, scrollStep } from "./drag-order.ts";

/** Two rows of three, 100 px apart. */
const boxes = [0, 1, 2, 3, 4, 5].map((index) => ({
  x: (index % 3) * 100,
  y: Math.floor(index / 3) * 100,
  width: 90,
  height: 90,
}));

describe("placeAt", () => {
  it("returns the index of the nearest item, in every row", () => {
    expect(placeAt(boxes, { x: 45, y: 45 })).toBe(0);
    expect(placeAt(boxes, { x: 140, y: 60 })).toBe(1);
    expect(placeAt(boxes, { x: 260, y: 190 })).toBe(5);
  });

  it("returns the last or first index outside the list", () => {
    expect(placeAt(boxes, { x: 900, y: 900 })).toBe(5);
    expect(placeAt(boxes, { x: -50, y: -10 })).toBe(0);
  });

  it("returns -1 without items", () => {
    expect(placeAt([], { x: 0, y: 0 })).toBe(-1);
  });
});

describe("placeWhile", () => {
  const shown = (from: number, to: number) => [0, 1, 2, 3].map((index) => placeWhile(index, from, to));

  it("shifts the items in between backwards or forwards", () => {
    expect(shown(0, 2)).toEqual([2, 0, 1, 3]);
    expect(shown(3, 1)).toEqual([0, 2, 3, 1]);
  });

  it("moves nothing at the item's own index", () => {
    expect(shown(2, 2)).toEqual([0, 1, 2, 3]);
  });
});

describe("scrollStep", () => {
  it("scrolls faster the nearer to the edge, and not in between", () => {
    expect(scrollStep(400, 800)).toBe(0);
    expect(scrollStep(40, 800)).toBeLessThan(0);
    expect(scrollStep(4, 800)).toBeLessThan(scrollStep(40, 800));
    expect(scrollStep(770, 800)).toBeGreaterThan(0);
    expect(scrollStep(798, 800)).toBeGreaterThan(scrollStep(770, 800));
  });

  it("is limited, however far outside", () => {
    expect(scrollStep(-4000, 800)).toBe(scrollStep(0, 800));
    expect(scrollStep(9000, 800)).toBe(scrollStep(800, 800));
  });
});
