import { distinctWeeks, type Faza } from "@grow/domain";
import { weekNumber } from "../../../../shared/words/week-words.ts";

interface Cell {
  readonly id: number;
  readonly faza: Faza;
  /** Key of the week's name. */
  readonly name: string;
}

/** Counts the weeks of a strip, which has a cell for each entry. */
export function stripCounts(cells: readonly Cell[]) {
  const named = cells.map(({ id, faza, name }) => ({ id, faza, days: weekNumber(name) }));
  const phases = [...new Set(cells.map(({ faza }) => faza))];
  const counted = phases.flatMap((phase) => distinctWeeks(named.filter(({ faza }) => faza === phase)));
  const ids = new Set(counted.map(({ id }) => id));
  return {
    weeks: distinctWeeks(named).length,
    /** Whether another cell of its phase is the same week, and counts. */
    isFurtherEntry: (id: number) => !ids.has(id),
  };
}
