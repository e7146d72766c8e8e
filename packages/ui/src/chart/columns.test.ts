import { describe, expect, it } from "vitest";
import { columns, columnsPath } from "./columns.ts";

const box = { start: 0, end: 100, top: 0, bottom: 50, gap: 2 };

describe("columns", () => {
  it("share the width, minus the gaps", () => {
    expect(columns([1, 2, 4], box)).toEqual([
      { x: 0, y: 37.5, width: 32, height: 12.5 },
      { x: 34, y: 25, width: 32, height: 25 },
      { x: 68, y: 0, width: 32, height: 50 },
    ]);
  });

  it("keep a rare value visible, and draw no column for zero", () => {
    expect(columns([1, 0, 10_000], box).map(({ height }) => height)).toEqual([1, 0, 50]);
  });

  it("are scaled to the top of a given scale", () => {
    expect(columns([1], box, 2)[0]?.height).toBe(25);
    expect(columns([9], box, 2)[0]?.height).toBe(50);
  });

  it("are empty for zero counts, NaN and an empty list", () => {
    expect(columns([0, Number.NaN, -3], box).map(({ height }) => height)).toEqual([0, 0, 0]);
    expect(columns([], box)).toEqual([]);
  });
});

it("columnsPath draws all columns as one path and skips empty ones", () => {
  expect(columnsPath(columns([1, 0], { ...box, bottom: 10 }))).toBe("M0 0h49v10h-49z");
});
