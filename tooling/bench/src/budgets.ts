import { readFileSync } from "node:fs";

/** One row of the budgets. */
export interface Budget {
  readonly id: string;
  readonly group: "server" | "browser";
  readonly what: string;
  /** Unit of all numbers in this row. */
  readonly unit: string;
  readonly better: "less" | "more";
  /** Ahead of every comparable software measured on the same machine. Absent for rows without a bound. */
  readonly floor?: number;
  /**
   * Enforced by the tests while the floor is not reached. It only ever moves towards the floor.
   */
  readonly ceiling?: number;
  /** Near what is physically possible. */
  readonly goal?: number;
  /** The value depends on the machine and its load, so the tests skip the row. */
  readonly isTimed?: boolean;
}

/** `over` misses the floor, `good` holds it, `goal` reaches the goal, `unbounded` has no floor. */
export type Verdict = "over" | "good" | "goal" | "unbounded";

/** Reads `budgets.json`. */
export function readBudgets(): readonly Budget[] {
  const text = readFileSync(new URL("../budgets.json", import.meta.url), "utf8");
  return (JSON.parse(text) as { rows: Budget[] }).rows;
}

/** Compares a value with the bounds of its row. */
export function verdictOf({ better, floor, goal }: Budget, value: number): Verdict {
  const reaches = (bound: number) => (better === "less" ? value <= bound : value >= bound);
  if (floor !== undefined && !reaches(floor)) return "over";
  if (goal !== undefined && reaches(goal)) return "goal";
  return floor === undefined ? "unbounded" : "good";
}

/** The ratio of a value to its floor: 1 is at the floor, below 1 is better, in either direction. */
export function ratioToFloor({ better, floor }: Budget, value: number): number | null {
  if (floor === undefined || floor === 0 || value === 0) return null;
  return better === "less" ? value / floor : floor / value;
}

/** The rows that the tests enforce: those without time, with the ceiling as floor where there is one. */
export function checkedByTests(budgets: readonly Budget[]): readonly Budget[] {
  return budgets
    .filter(({ isTimed }) => !isTimed)
    .map((row) => (row.ceiling === undefined ? row : { ...row, floor: row.ceiling }));
}
