import { type Budget, ratioToFloor, type Verdict, verdictOf } from "./budgets.ts";

/** What a run has measured, by the id of the row. */
export type Measured = Readonly<Record<string, number>>;

/** What `--json` writes. */
export interface Run {
  /** When it began, ISO. */
  readonly began: string;
  readonly machine: string;
  readonly diaries: number;
  readonly rows: Measured;
  /** What there is no budget for: limit rows, requests a second, CPU by process. */
  readonly besides: Measured;
}

const MARKS: Readonly<Record<Verdict, string>> = { over: "✗", good: "·", goal: "✓", seen: " " };

/** The table of a run: measured, floor, goal, and how far from the floor. */
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
  return aligned([["", "", "measured", "floor", "goal", "of floor"], ...lines]);
}

/** What lies beside the budgets, one a line. */
export function besides(measured: Measured): string[] {
  return aligned(Object.entries(measured).map(([name, value]) => ["", name, shown(value)]));
}

/** Rows over their floor, as sentences. */
export function broken(budgets: readonly Budget[], measured: Measured): string[] {
  return budgets.flatMap((row) => {
    const value = measured[row.id];
    if (value === undefined || verdictOf(row, value) !== "over") return [];
    const bound = `${row.better === "less" ? "at most" : "at least"} ${shown(row.floor ?? 0)}`;
    return [`${row.what}: ${shown(value)} ${row.unit}, where ${bound} is allowed.`];
  });
}

/** Two runs beside each other: what was, what is, and the one as part of the other. */
export function comparison(budgets: readonly Budget[], before: Run, after: Run): string[] {
  const names = new Map(budgets.map(({ id, what, unit }) => [id, unit === "" ? what : `${what} (${unit})`]));
  const lines = (one: Measured, other: Measured) =>
    Object.keys(other).flatMap((id) => {
      const [was, is] = [one[id], other[id]];
      if (was === undefined || is === undefined) return [];
      return [[names.get(id) ?? id, shown(was), shown(is), was === 0 ? "" : `${(is / was).toFixed(2)}×`]];
    });
  return aligned([
    ["", "before", "after", "after / before"],
    ...lines(before.rows, after.rows),
    ...lines(before.besides, after.besides),
  ]);
}

/** As many digits as tell something. */
function shown(value: number): string {
  if (Number.isInteger(value)) return String(value);
  return Math.abs(value) >= 100
    ? value.toFixed(0)
    : Math.abs(value) >= 10
      ? value.toFixed(1)
      : value.toFixed(3);
}

/** Words to the left, numbers to the right. */
function aligned(rows: readonly (readonly string[])[]): string[] {
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
