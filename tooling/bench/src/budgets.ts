import { readFileSync } from "node:fs";

/** One line of what the site is held to. */
export interface Budget {
  readonly id: string;
  readonly group: "server" | "browser";
  readonly what: string;
  /** Of every number in this row. */
  readonly unit: string;
  readonly better: "less" | "more";
  /** Where we are ahead of every peer that could be run beside us. Absent for what is only watched. */
  readonly floor?: number;
  /**
   * Where a floor is not reached yet: what the tests hold until it is. It only ever comes nearer to the floor.
   */
  readonly ceiling?: number;
  /** Near what is physically possible. */
  readonly goal?: number;
  /** The number depends on the machine and on who else uses it, so that the tests leave it alone. */
  readonly isTimed?: boolean;
}

/** `over` breaks the floor, `good` keeps it, `goal` reaches the goal, `seen` has neither. */
export type Verdict = "over" | "good" | "goal" | "seen";

/** Reads `budgets.json`. */
export function readBudgets(): readonly Budget[] {
  const text = readFileSync(new URL("../budgets.json", import.meta.url), "utf8");
  return (JSON.parse(text) as { rows: Budget[] }).rows;
}

/** Where a number stands in its row. */
export function verdictOf({ better, floor, goal }: Budget, value: number): Verdict {
  const reaches = (bound: number) => (better === "less" ? value <= bound : value >= bound);
  if (floor !== undefined && !reaches(floor)) return "over";
  if (goal !== undefined && reaches(goal)) return "goal";
  return floor === undefined ? "seen" : "good";
}

/** How far a number is from its floor: 1 is at it, below 1 is better, whichever way the row counts. */
export function ratioToFloor({ better, floor }: Budget, value: number): number | null {
  if (floor === undefined || floor === 0 || value === 0) return null;
  return better === "less" ? value / floor : floor / value;
}

/** The rows that the tests hold: those without time, each to its floor, or to the ceiling where that is not reached. */
export function heldByTests(budgets: readonly Budget[]): readonly Budget[] {
  return budgets
    .filter(({ isTimed }) => !isTimed)
    .map((row) => (row.ceiling === undefined ? row : { ...row, floor: row.ceiling }));
}
