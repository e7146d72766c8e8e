import { expect, test } from "vitest";
import { type Budget, checkedByTests, ratioToFloor, readBudgets, verdictOf } from "./budgets.ts";

const cost: Budget = { id: "a", group: "server", what: "A", unit: "ms", better: "less", floor: 3, goal: 1 };
const share: Budget = { id: "b", group: "server", what: "B", unit: "%", better: "more", floor: 30, goal: 60 };

test.each([
  [cost, 3.1, "over"],
  [cost, 3, "good"],
  [cost, 1, "goal"],
  [share, 29, "over"],
  [share, 30, "good"],
  [share, 60, "goal"],
] as const)("verdictOf respects the direction of the row (%#)", (row, value, verdict) => {
  expect(verdictOf(row, value)).toBe(verdict);
});

test('verdictOf is "seen" for a row without floor and goal', () => {
  const { floor: _floor, goal: _goal, ...watched } = cost;
  expect(verdictOf(watched, 1000)).toBe("unbounded");
  expect(ratioToFloor(watched, 1000)).toBeNull();
});

test("ratioToFloor is below 1 for values better than the floor", () => {
  expect(ratioToFloor(cost, 1.5)).toBe(0.5);
  expect(ratioToFloor(share, 60)).toBe(0.5);
});

test("budgets.json has unique ids, and goals at least as strict as floors", () => {
  const rows = readBudgets();
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  for (const row of rows) {
    if (row.goal !== undefined) expect(verdictOf(row, row.goal), row.id).toBe("goal");
    if (row.floor !== undefined && row.goal !== undefined && row.goal !== row.floor) {
      expect(verdictOf(row, row.floor), row.id).toBe("good");
    }
  }
});

test("checkedByTests returns rows without time, with the ceiling instead of an unreached floor", () => {
  const heavy: Budget = { ...cost, unit: "KB", ceiling: 5 };
  const checked = checkedByTests([{ ...cost, isTimed: true }, heavy, share]);
  expect(checked.map((row) => verdictOf(row, 4))).toEqual(["good", "over"]);
  expect(verdictOf(heavy, 4)).toBe("over");
});

test("budgets.json has ceilings only beyond their floors", () => {
  for (const { ceiling, floor, better, id } of readBudgets()) {
    if (ceiling === undefined) continue;
    expect(floor, id).toBeDefined();
    expect(better === "less" ? ceiling > (floor ?? 0) : ceiling < (floor ?? 0), id).toBe(true);
  }
});
