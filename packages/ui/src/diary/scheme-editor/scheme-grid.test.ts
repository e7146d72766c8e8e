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

it("setDose changes one dose without changing its input", () => {
  expect(setDose(grid, { row: 1, week: 2 }, 0.5)[1]).toEqual([1, 1, 0.5, null, null]);
  expect(grid[1]).toEqual([1, 1, null, null, null]);
});

it("fillRight copies the cell's dose to the right, even an empty one", () => {
  expect(fillRight(grid, { row: 0, week: 1 })[0]).toEqual([null, 0.8, 0.8, 0.8, 0.8]);
  expect(fillRight(grid, { row: 0, week: 2 })[0]).toEqual([null, 0.8, null, null, null]);
});

describe("rampBetween", () => {
  it("interpolates between the doses before and after, to a hundredth", () => {
    const ramp = [null, 0.8, 1.2, 1.6, 2];
    expect(rampBetween(grid, { row: 0, week: 1 })[0]).toEqual(ramp);
    expect(rampBetween(grid, { row: 0, week: 3 })[0]).toEqual(ramp);
    expect(rampBetween([[1, null, null, 2]], { row: 0, week: 0 })[0]).toEqual([1, 1.33, 1.67, 2]);
  });

  it("does nothing without a dose on both sides", () => {
    expect(rampBetween(grid, { row: 0, week: 0 })).toBe(grid);
    expect(rampBetween(grid, { row: 1, week: 3 })).toBe(grid);
    expect(rampBetween(grid, { row: 9, week: 0 })).toBe(grid);
  });
});

it("copyWeek copies a week into the next one, but not beyond the last", () => {
  expect(copyWeek(grid, 1).map((doses) => doses[2])).toEqual([0.8, 1]);
  expect(copyWeek(grid, 4)).toEqual(grid);
});

it("clearWeek clears a week", () => {
  expect(clearWeek(grid, 1).map((doses) => doses[1])).toEqual([null, null]);
});

describe("pasteBlock", () => {
  it("pastes a spreadsheet block into the grid", () => {
    const { grid: pasted, refused } = pasteBlock(grid, { row: 0, week: 2 }, "1,5\t1.6\r\n0\t\r\n", parse);
    expect(pasted).toEqual([
      [null, 0.8, 1.5, 1.6, 2],
      [1, 1, 0, null, null],
    ]);
    expect(refused).toBe(0);
  });

  it("skips and counts invalid doses and cells beyond the grid", () => {
    const { grid: pasted, refused } = pasteBlock(grid, { row: 1, week: 3 }, "a lot\t3\t4\n1\t2", parse);
    expect(pasted[1]).toEqual([1, 1, null, null, 3]);
    expect(refused).toBe(4);
  });
});

it("cellAfter moves by arrow keys and down by Enter, never out of the grid", () => {
  expect(cellAfter("ArrowRight", { row: 0, week: 0 }, 2, 5)).toEqual({ row: 0, week: 1 });
  expect(cellAfter("Enter", { row: 0, week: 3 }, 2, 5)).toEqual({ row: 1, week: 3 });
  expect(cellAfter("Enter", { row: 1, week: 3 }, 2, 5)).toBeNull();
  expect(cellAfter("ArrowLeft", { row: 0, week: 0 }, 2, 5)).toBeNull();
  expect(cellAfter("a", { row: 0, week: 0 }, 2, 5)).toBeNull();
});
