import { expect, test } from "vitest";
import { type Budget, heldByTests, ratioToFloor, readBudgets, verdictOf } from "./budgets.ts";

const cost: Budget = { id: "a", group: "server", what: "A", unit: "ms", better: "less", floor: 3, goal: 1 };
const share: Budget = { id: "b", group: "server", what: "B", unit: "%", better: "more", floor: 30, goal: 60 };

test.each([
  [cost, 3.1, "over"],
  [cost, 3, "good"],
  [cost, 1, "goal"],
  [share, 29, "over"],
  [share, 30, "good"],
  [share, 60, "goal"],
] as const)("a number is judged by the direction of its row (%#)", (row, value, verdict) => {
  expect(verdictOf(row, value)).toBe(verdict);
});

test("a row without a floor is only watched", () => {
  const { floor: _floor, goal: _goal, ...watched } = cost;
  expect(verdictOf(watched, 1000)).toBe("seen");
  expect(ratioToFloor(watched, 1000)).toBeNull();
});

test("the distance from the floor is below one where we are better", () => {
  expect(ratioToFloor(cost, 1.5)).toBe(0.5);
  expect(ratioToFloor(share, 60)).toBe(0.5);
});

test("each row has a name of its own, and a goal that is no easier than its floor", () => {
  const rows = readBudgets();
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  for (const row of rows) {
    if (row.goal !== undefined) expect(verdictOf(row, row.goal), row.id).toBe("goal");
    if (row.floor !== undefined && row.goal !== undefined && row.goal !== row.floor) {
      expect(verdictOf(row, row.floor), row.id).toBe("good");
    }
  }
});

test("the tests hold what does not depend on time, to its ceiling where the floor is not reached yet", () => {
  const heavy: Budget = { ...cost, unit: "KB", ceiling: 5 };
  const held = heldByTests([{ ...cost, isTimed: true }, heavy, share]);
  expect(held.map((row) => verdictOf(row, 4))).toEqual(["good", "over"]);
  expect(verdictOf(heavy, 4)).toBe("over");
});

test("no ceiling is easier than needed by a row that keeps its floor", () => {
  for (const { ceiling, floor, better, id } of readBudgets()) {
    if (ceiling === undefined) continue;
    expect(floor, id).toBeDefined();
    expect(better === "less" ? ceiling > (floor ?? 0) : ceiling < (floor ?? 0), id).toBe(true);
  }
});
