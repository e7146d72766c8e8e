import { describe, expect, it } from "vitest";
import { gridPlaces, tileRatio } from "./grid-places.ts";

const square = { width: 1000, height: 1000 };
const upright = { width: 2000, height: 3000 };

describe("tileRatio", () => {
  it("is the photo's own ratio between 2:3 and 3:2", () => {
    expect(tileRatio(square)).toBe(1);
    expect(tileRatio(upright)).toBeCloseTo(2 / 3);
    expect(tileRatio({ width: 3, height: 2 })).toBe(1.5);
  });

  it("crops very wide and very tall photos, so that one photo does not fill the screen", () => {
    expect(tileRatio({ width: 6000, height: 1000 })).toBe(1.5);
    expect(tileRatio({ width: 500, height: 6000 })).toBeCloseTo(2 / 3);
  });

  it("is square when dimensions are missing", () => {
    for (const photo of [
      { width: 0, height: 0 },
      { width: 5, height: 0 },
      { width: Number.NaN, height: 3 },
    ])
      expect(tileRatio(photo)).toBe(1);
  });
});

describe("gridPlaces", () => {
  it("places tiles side by side first, then under the shortest column", () => {
    const { tiles } = gridPlaces([upright, square, square], 2);
    expect(tiles.map(({ x }) => x)).toEqual([0, 50.62, 50.62]);
    expect(tiles[2]?.y).toBeGreaterThan(0);
  });

  it("fills the grid to its lower edge without overlaps", () => {
    const { tiles } = gridPlaces([upright, square, square, upright, square, upright], 3);
    expect(Math.max(...tiles.map(({ y, height }) => y + height))).toBeCloseTo(100, 1);
    for (const one of tiles)
      for (const other of tiles)
        if (one !== other && one.x === other.x)
          expect(one.y + one.height <= other.y || other.y + other.height <= one.y).toBe(true);
  });

  it("uses the whole width in one column, and is empty without photos", () => {
    expect(gridPlaces([square], 1)).toEqual({ ratio: 1, tile: 100, tiles: [{ x: 0, y: 0, height: 100 }] });
    expect(gridPlaces([], 2).tiles).toEqual([]);
  });
});
