import type { Phase } from "../../foundation/phase/phase.ts";

/** Adjacent weeks of one phase. */
export interface WeekGroup<Week> {
  phase: Phase;
  weeks: Week[];
}

/** Splits weeks wherever the phase changes. A recurring phase starts a new group. */
export function weekGroups<Week extends { phase: Phase }>(
  weeks: readonly Week[],
): readonly WeekGroup<Week>[] {
  const groups: WeekGroup<Week>[] = [];
  for (const week of weeks) {
    const last = groups.at(-1);
    if (last?.phase === week.phase) last.weeks.push(week);
    else groups.push({ phase: week.phase, weeks: [week] });
  }
  return groups;
}
