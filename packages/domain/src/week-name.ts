import { listIn } from "./argument-checks.ts";
import { wholeIn } from "./number-input.ts";
import { fazaOf, type WeekNumber, type WeekPhase, weekNumberOf } from "./week-fields.ts";

/** The fields of a week that its name depends on. */
export type NamedWeek = WeekPhase & WeekNumber;

/** The parts of a week's name, for an interface that translates the word. */
export interface WeekName {
  /** "harvest" for a harvest week, "week" for every other. */
  readonly word: "week" | "harvest";
  readonly number: number | null;
  /** 1, 2, … when several weeks of the diary share the name, else `null`. */
  readonly ordinal: number | null;
  /** The name without spaces and translation, unique within a diary: "week3", "week3.2", "harvest9". */
  readonly key: string;
}

function plainName(week: NamedWeek): string {
  const word = fazaOf(week) === 2 ? "harvest" : "week";
  return `${word}${numberOf(week) ?? ""}`;
}

/** Fractions would look like ordinals, and two weeks could have the same name. */
function numberOf(week: NamedWeek): number | null {
  return wholeIn(weekNumberOf(week), 0);
}

/**
 * Names all weeks of one diary. Without a whole number from 0 on, the word stands alone. Weeks that share a name all get a dot and an ordinal in list order, also when
 * they are no neighbours.
 *
 * @param weeks - every week of the diary, in the order shown
 * @returns one name for each week, in the same order; no two keys are equal
 * @throws TypeError for a week without a phase, and for one with neither `weekNumber` nor `days`; both may be `null`
 * @example
 * weekNames([{ phase: "vegetative", weekNumber: 3 }, { phase: "vegetative", weekNumber: 3 }]).map((name) => name.key); // ["week3.1", "week3.2"]
 */
export function weekNames(weeks: readonly NamedWeek[]): readonly WeekName[] {
  const total = new Map<string, number>();
  for (const week of listIn(weeks)) total.set(plainName(week), (total.get(plainName(week)) ?? 0) + 1);
  const seen = new Map<string, number>();
  return weeks.map((week) => {
    const plain = plainName(week);
    const ordinal = (seen.get(plain) ?? 0) + 1;
    seen.set(plain, ordinal);
    const shared = (total.get(plain) ?? 0) > 1;
    return {
      word: fazaOf(week) === 2 ? "harvest" : "week",
      number: numberOf(week),
      ordinal: shared ? ordinal : null,
      key: shared ? `${plain}.${ordinal}` : plain,
    };
  });
}

/**
 * The weeks of a diary as people count them: entries that share a name are one week. Without a number, every entry is a week.
 *
 * @param weeks - weeks of the diary, in the order shown
 * @returns the last entry of each week, in the order given
 * @throws TypeError for a week without a phase, and for one with neither `weekNumber` nor `days`
 * @example
 * distinctWeeks([{ faza: 0, days: 1 }, { faza: 0, days: 1 }, { faza: 0, days: 2 }]).length; // 2
 */
export function distinctWeeks<Week extends NamedWeek>(weeks: readonly Week[]): Week[] {
  const last = new Map(listIn(weeks).map((week, at) => [plainName(week), at]));
  return weeks.filter((week, at) => numberOf(week) === null || last.get(plainName(week)) === at);
}
