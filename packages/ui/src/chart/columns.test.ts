import { describe, expect, it } from "vitest";
import { columns, columnsPath } from "./columns.ts";

const box = { start: 0, end: 100, top: 0, bottom: 50, gap: 2 };

describe("columns", () => {
  it("share the width and leave the gaps", () => {
    expect(columns([1, 2, 4], box)).toEqual([
      { x: 0, y: 37.5, width: 32, height: 12.5 },
      { x: 34, y: 25, width: 32, height: 25 },
      { x: 68, y: 0, width: 32, height: 50 },
    ]);
  });

  it("keep a rare value visible, and draw none as nothing", () => {
    expect(columns([1, 0, 10_000], box).map(({ height }) => height)).toEqual([1, 0, 50]);
  });

  it("are measured against the top of a scale when there is one", () => {
    expect(columns([1], box, 2)[0]?.height).toBe(25);
    expect(columns([9], box, 2)[0]?.height).toBe(50);
  });

  it("are nothing where all counts are zero or no numbers, and where there are none", () => {
    expect(columns([0, Number.NaN, -3], box).map(({ height }) => height)).toEqual([0, 0, 0]);
    expect(columns([], box)).toEqual([]);
  });
});

it("draws all columns as one path and leaves out empty ones", () => {
  expect(columnsPath(columns([1, 0], { ...box, bottom: 10 }))).toBe("M0 0h49v10h-49z");
});
