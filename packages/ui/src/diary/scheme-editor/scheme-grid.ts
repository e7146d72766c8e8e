/** Doses by product and week; null where nothing is given. */
export type SchemeGrid = readonly (readonly (number | null)[])[];

/** A cell of the grid. */
export interface SchemeCell {
  readonly row: number;
  readonly week: number;
}

/** Doses are kept to a hundredth: finer than any syringe. */
const rounded = (dose: number) => Math.round(dose * 100) / 100;

/** The grid with one dose changed. */
export function setDose(grid: SchemeGrid, { row, week }: SchemeCell, dose: number | null): SchemeGrid {
  return grid.map((doses, at) =>
    at === row ? doses.map((old, index) => (index === week ? dose : old)) : doses,
  );
}

/** Gives every later week of a product the dose of this one. */
export function fillRight(grid: SchemeGrid, { row, week }: SchemeCell): SchemeGrid {
  return grid.map((doses, at) =>
    at === row ? doses.map((dose, index) => (index > week ? (doses[week] ?? null) : dose)) : doses,
  );
}

/**
 * Fills the empty weeks between two doses of a product in equal steps: from this cell, or the nearest dose before it,
 * to the next one after it. Without a dose on either side nothing changes.
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

/** Gives the next week the doses of this one, of all products. The last week has none after it. */
export function copyWeek(grid: SchemeGrid, week: number): SchemeGrid {
  return grid.map((doses) => doses.map((dose, index) => (index === week + 1 ? (doses[week] ?? null) : dose)));
}

/** Takes all doses of a week away. */
export function clearWeek(grid: SchemeGrid, week: number): SchemeGrid {
  return grid.map((doses) => doses.map((dose, index) => (index === week ? null : dose)));
}

/** What came of pasting. */
export interface Pasted {
  readonly grid: SchemeGrid;
  /** Cells of the paste that were no dose, or lay beyond the grid: they are left out. */
  readonly refused: number;
}

/**
 * Lays a block of a spreadsheet (columns by tab, rows by line) over the grid, its first cell on this one. An empty cell
 * takes a dose away.
 *
 * @param parse - a dose as people write it; null for an empty text, undefined for what is no dose
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

/** Where a key leads, or null where it leads nowhere. */
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
