import { type Budget, ratioToFloor, type Verdict, verdictOf } from "./budgets.ts";

/** Measured values by row id. */
export type Measured = Readonly<Record<string, number>>;

/** What `--json` writes. */
export interface Run {
  /** Start time, ISO. */
  readonly began: string;
  readonly machine: string;
  readonly diaries: number;
  readonly rows: Measured;
  /** Values without a budget: limit rows, requests per second, CPU by process. */
  readonly extras: Measured;
}

const MARKS: Readonly<Record<Verdict, string>> = { over: "✗", good: "·", goal: "✓", unbounded: " " };

/** The table of a run: measured value, floor, goal and ratio to the floor. */
export function table(budgets: readonly Budget[], measured: Measured): string[] {
  const lines = budgets.flatMap((row) => {
    const value = measured[row.id];
    if (value === undefined) return [];
    const ratio = ratioToFloor(row, value);
    return [
      [
        MARKS[verdictOf(row, value)],
        row.what,
        `${shown(value)} ${row.unit}`.trimEnd(),
        row.floor === undefined ? "" : shown(row.floor),
        row.goal === undefined ? "" : shown(row.goal),
        ratio === null ? "" : `${ratio.toFixed(2)}×`,
      ],
    ];
  });
  return alignColumns([["", "", "measured", "floor", "goal", "of floor"], ...lines]);
}

/** Values without a budget, one per line. */
export function extras(measured: Measured): string[] {
  return alignColumns(Object.entries(measured).map(([name, value]) => ["", name, shown(value)]));
}

/** A sentence for each row that misses its floor. */
export function missedFloors(budgets: readonly Budget[], measured: Measured): string[] {
  return budgets.flatMap((row) => {
    const value = measured[row.id];
    if (value === undefined || verdictOf(row, value) !== "over") return [];
    const bound = `${row.better === "less" ? "at most" : "at least"} ${shown(row.floor ?? 0)}`;
    return [`${row.what}: ${shown(value)} ${row.unit}, allowed: ${bound}.`];
  });
}

/** Two runs side by side, with the ratio of after to before. */
export function comparison(budgets: readonly Budget[], before: Run, after: Run): string[] {
  const names = new Map(budgets.map(({ id, what, unit }) => [id, unit === "" ? what : `${what} (${unit})`]));
  const lines = (one: Measured, other: Measured) =>
    Object.keys(other).flatMap((id) => {
      const [was, is] = [one[id], other[id]];
      if (was === undefined || is === undefined) return [];
      return [[names.get(id) ?? id, shown(was), shown(is), was === 0 ? "" : `${(is / was).toFixed(2)}×`]];
    });
  return alignColumns([
    ["", "before", "after", "after / before"],
    ...lines(before.rows, after.rows),
    ...lines(before.extras, after.extras),
  ]);
}

/** Formats with three significant digits or so. */
function shown(value: number): string {
  if (Number.isInteger(value)) return String(value);
  return Math.abs(value) >= 100
    ? value.toFixed(0)
    : Math.abs(value) >= 10
      ? value.toFixed(1)
      : value.toFixed(3);
}

/** Aligns text to the left and numbers to the right. */
function alignColumns(rows: readonly (readonly string[])[]): string[] {
  const width = (column: number) => Math.max(...rows.map((row) => (row[column] ?? "").length));
  return rows.map((row) =>
    row
      .map((cell, column) =>
        Number.isNaN(Number.parseFloat(cell)) && !["measured", "floor", "goal", "of floor", ""].includes(cell)
          ? cell.padEnd(width(column))
          : cell.padStart(width(column)),
      )
      .join("  ")
      .trimEnd(),
  );
}
