import { describe, expect, it } from "vitest";
import {
  cellAfter,
  clearWeek,
  copyWeek,
  fillRight,
  pasteBlock,
  rampBetween,
  type SchemeGrid,
  setDose,
} from "./scheme-grid.ts";

const grid: SchemeGrid = [
  [null, 0.8, null, null, 2],
  [1, 1, null, null, null],
];
const parse = (text: string) => {
  if (text === "") return null;
  const dose = Number(text.replace(",", "."));
  return Number.isFinite(dose) && dose >= 0 ? dose : undefined;
};

it("changes one dose and leaves the given grid as it was", () => {
  expect(setDose(grid, { row: 1, week: 2 }, 0.5)[1]).toEqual([1, 1, 0.5, null, null]);
  expect(grid[1]).toEqual([1, 1, null, null, null]);
});

it("fills to the right with the dose of the cell, an empty one too", () => {
  expect(fillRight(grid, { row: 0, week: 1 })[0]).toEqual([null, 0.8, 0.8, 0.8, 0.8]);
  expect(fillRight(grid, { row: 0, week: 2 })[0]).toEqual([null, 0.8, null, null, null]);
});

describe("a ramp", () => {
  it("goes in equal steps from the dose before to the dose after, to a hundredth", () => {
    const ramp = [null, 0.8, 1.2, 1.6, 2];
    expect(rampBetween(grid, { row: 0, week: 1 })[0]).toEqual(ramp);
    expect(rampBetween(grid, { row: 0, week: 3 })[0]).toEqual(ramp);
    expect(rampBetween([[1, null, null, 2]], { row: 0, week: 0 })[0]).toEqual([1, 1.33, 1.67, 2]);
  });

  it("needs a dose on both sides", () => {
    expect(rampBetween(grid, { row: 0, week: 0 })).toBe(grid);
    expect(rampBetween(grid, { row: 1, week: 3 })).toBe(grid);
    expect(rampBetween(grid, { row: 9, week: 0 })).toBe(grid);
  });
});

it("copies a week into the next one, and the last one nowhere", () => {
  expect(copyWeek(grid, 1).map((doses) => doses[2])).toEqual([0.8, 1]);
  expect(copyWeek(grid, 4)).toEqual(grid);
});

it("clears a week", () => {
  expect(clearWeek(grid, 1).map((doses) => doses[1])).toEqual([null, null]);
});

describe("pasting", () => {
  it("lays a block of a spreadsheet over the grid", () => {
    const { grid: pasted, refused } = pasteBlock(grid, { row: 0, week: 2 }, "1,5\t1.6\r\n0\t\r\n", parse);
    expect(pasted).toEqual([
      [null, 0.8, 1.5, 1.6, 2],
      [1, 1, 0, null, null],
    ]);
    expect(refused).toBe(0);
  });

  it("leaves out and counts what is no dose, and what lies beyond the grid", () => {
    const { grid: pasted, refused } = pasteBlock(grid, { row: 1, week: 3 }, "a lot\t3\t4\n1\t2", parse);
    expect(pasted[1]).toEqual([1, 1, null, null, 3]);
    expect(refused).toBe(4);
  });
});

it("moves by arrows and goes down by enter, never out of the grid", () => {
  expect(cellAfter("ArrowRight", { row: 0, week: 0 }, 2, 5)).toEqual({ row: 0, week: 1 });
  expect(cellAfter("Enter", { row: 0, week: 3 }, 2, 5)).toEqual({ row: 1, week: 3 });
  expect(cellAfter("Enter", { row: 1, week: 3 }, 2, 5)).toBeNull();
  expect(cellAfter("ArrowLeft", { row: 0, week: 0 }, 2, 5)).toBeNull();
  expect(cellAfter("a", { row: 0, week: 0 }, 2, 5)).toBeNull();
});
