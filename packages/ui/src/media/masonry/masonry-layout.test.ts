import { describe, expect, it } from "vitest";
import { masonryColumns, masonryItemWidth, placeMasonry } from "./masonry-layout.ts";

describe("masonryColumns", () => {
  it.each([
    [0, 1],
    [399, 1],
    [400, 1],
    [799, 1],
    [800, 2],
    [1200, 3],
  ])("at a width of %i returns %i", (width, columns) => {
    expect(masonryColumns(width)).toBe(columns);
  });

  it.each([
    [815, 1],
    [816, 2],
  ])("with a gap of 16 at a width of %i returns %i", (width, columns) => {
    expect(masonryColumns(width, { gap: 16 })).toBe(columns);
  });

  it("returns one while the width is unknown", () => {
    for (const width of [Number.NaN, -1, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY])
      expect(masonryColumns(width)).toBe(1);
  });

  it("leaves the gaps out of the columns' width", () => {
    expect(masonryItemWidth(816, 2, 16)).toBe(400);
    expect(masonryItemWidth(1000, 2)).toBe(500);
    expect(masonryItemWidth(Number.NaN, 2)).toBe(0);
  });

  it("throws for a column without width and for a negative gap", () => {
    for (const columnWidth of [0, -1, Number.NaN, Number.POSITIVE_INFINITY])
      expect(() => masonryColumns(800, { columnWidth })).toThrow(RangeError);
    for (const gap of [-1, Number.NaN, Number.POSITIVE_INFINITY])
      expect(() => masonryColumns(800, { gap })).toThrow(RangeError);
  });
});

describe("placeMasonry", () => {
  const columnsOf = (heights: number[], width = 1200) =>
    placeMasonry(heights, width).places.map(({ column }) => column);

  it("starts side by side", () => {
    expect(columnsOf([100, 100, 100])).toEqual([0, 1, 2]);
  });

  it("places items under the shortest column, the first of equal ones", () => {
    expect(columnsOf([300, 100, 200, 50, 50, 10])).toEqual([0, 1, 2, 1, 1, 1]);
    expect(columnsOf([100, 100, 100, 10, 10])).toEqual([0, 1, 2, 0, 1]);
  });

  it("stacks items in one column", () => {
    const { places, height } = placeMasonry([100, 50], 390, { gap: 8 });
    expect(places.map(({ blockStart }) => blockStart)).toEqual([0, 108]);
    expect(height).toBe(158);
  });

  it("separates items by the gap in both directions", () => {
    const { places, itemWidth, height } = placeMasonry([100, 60, 40], 816, { gap: 16 });
    expect(itemWidth).toBe(400);
    expect(places[1]).toEqual({ column: 1, inlineStart: 416, blockStart: 0 });
    expect(places[2]).toEqual({ column: 1, inlineStart: 416, blockStart: 76 });
    expect(height).toBe(116);
  });

  it("gives items without a height no space, and an empty grid no height", () => {
    expect(placeMasonry([Number.NaN, -5, Number.POSITIVE_INFINITY], 400).height).toBe(0);
    expect(placeMasonry([], 800, { gap: 16 }).height).toBe(0);
  });
});
