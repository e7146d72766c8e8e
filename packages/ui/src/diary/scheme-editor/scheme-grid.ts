/** Doses by product and week; null for none. */
export type SchemeGrid = readonly (readonly (number | null)[])[];

/** A cell of the grid. */
export interface SchemeCell {
  readonly row: number;
  readonly week: number;
}

/** Doses are rounded to a hundredth, finer than any syringe. */
const rounded = (dose: number) => Math.round(dose * 100) / 100;

/** Sets one dose. */
export function setDose(grid: SchemeGrid, { row, week }: SchemeCell, dose: number | null): SchemeGrid {
  return grid.map((doses, at) =>
    at === row ? doses.map((old, index) => (index === week ? dose : old)) : doses,
  );
}

/** Copies the dose of this cell to every later week of its product. */
export function fillRight(grid: SchemeGrid, { row, week }: SchemeCell): SchemeGrid {
  return grid.map((doses, at) =>
    at === row ? doses.map((dose, index) => (index > week ? (doses[week] ?? null) : dose)) : doses,
  );
}

/**
 * Interpolates the empty weeks between two doses of a product: from this cell, or the nearest dose before it, to the next one after
 * it. Does nothing without a dose on both sides.
 */
export function rampBetween(grid: SchemeGrid, { row, week }: SchemeCell): SchemeGrid {
  const doses = grid[row] ?? [];
  const start = doses.findLastIndex((dose, index) => index <= week && dose !== null);
  const end = doses.findIndex((dose, index) => index > Math.max(week, start) && dose !== null);
  const from = doses[start] ?? null;
  const to = doses[end] ?? null;
  if (from === null || to === null) return grid;
  const step = (to - from) / (end - start);
  return grid.map((old, at) =>
    at === row
      ? old.map((dose, index) =>
          index > start && index < end ? rounded(from + step * (index - start)) : dose,
        )
      : old,
  );
}

/** Copies the doses of this week, of all products, to the next one. Does nothing for the last week. */
export function copyWeek(grid: SchemeGrid, week: number): SchemeGrid {
  return grid.map((doses) => doses.map((dose, index) => (index === week + 1 ? (doses[week] ?? null) : dose)));
}

/** Removes all doses of a week. */
export function clearWeek(grid: SchemeGrid, week: number): SchemeGrid {
  return grid.map((doses) => doses.map((dose, index) => (index === week ? null : dose)));
}

/** The result of pasting. */
export interface Pasted {
  readonly grid: SchemeGrid;
  /** Skipped cells: invalid doses, or beyond the grid. */
  readonly refused: number;
}

/**
 * Pastes a spreadsheet block (columns by tab, rows by line) into the grid, its first cell at this one. An empty cell removes a
 * dose.
 *
 * @param parse - parses a dose; null for empty text, undefined for invalid text
 */
export function pasteBlock(
  grid: SchemeGrid,
  { row, week }: SchemeCell,
  text: string,
  parse: (text: string) => number | null | undefined,
): Pasted {
  const lines = text.replace(/\r?\n$/, "").split(/\r?\n/);
  let refused = 0;
  let result = grid;
  lines.forEach((line, down) => {
    line.split("\t").forEach((cell, right) => {
      const at = { row: row + down, week: week + right };
      const dose = parse(cell.trim());
      const isInside = at.row < grid.length && at.week < (grid[at.row]?.length ?? 0);
      if (dose === undefined || !isInside) refused += 1;
      else result = setDose(result, at, dose);
    });
  });
  return { grid: result, refused };
}

/** The cell to which a key moves the focus; null for none. */
export function cellAfter(
  key: string,
  { row, week }: SchemeCell,
  rows: number,
  weeks: number,
): SchemeCell | null {
  const to = {
    ArrowUp: { row: row - 1, week },
    ArrowDown: { row: row + 1, week },
    Enter: { row: row + 1, week },
    ArrowLeft: { row, week: week - 1 },
    ArrowRight: { row, week: week + 1 },
  }[key];
  return to && to.row >= 0 && to.row < rows && to.week >= 0 && to.week < weeks ? to : null;
}
