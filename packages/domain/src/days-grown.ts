import { listIn } from "./argument-checks.ts";
import { instantOf } from "./iso-instant.ts";
import { numberIn } from "./number-input.ts";
import { NUMBER_LIMITS } from "./number-limits.ts";
import { fazaOf, type WeekNumber, type WeekPhase, weekNumberOf } from "./week-fields.ts";

const DAY = 86_400_000;

/** The fields of a week that the age of a grow depends on. */
export type AgedWeek = WeekPhase &
  WeekNumber & {
    readonly props?: { readonly germ_date?: string | null | undefined } | null | undefined;
    /** When the week was written, as an ISO instant. */
    readonly add_date?: string | null | undefined;
  };

/**
 * Counts the days a grow has lasted (`cnt_days`): from the germination date to the newest entry when both are known,
 * otherwise seven times the highest week number. A grow entered afterwards never counts more days than its weeks have.
 *
 * @param weeks - all weeks of the diary, in any order
 * @returns whole days, 0 or more; dates without a zone are read as UTC
 * @throws TypeError for a week without a phase, and for one with neither `weekNumber` nor `days`
 * @example
 * daysGrown([{ phase: "vegetative", weekNumber: 3 }, { phase: "vegetative", weekNumber: 4 }]); // 28
 */
export function daysGrown(weeks: readonly AgedWeek[]): number {
  const finished = listIn(weeks).some((week) => fazaOf(week) === 2);
  const byNumber =
    7 *
    Math.max(
      0,
      ...weeks.map((week) => Math.trunc(numberIn(weekNumberOf(week), 0, NUMBER_LIMITS.week_days.max) ?? 0)),
    );
  const germinations = weeks.map((week) => instantOf(week.props?.germ_date)).filter((time) => time !== null);
  const entries = weeks.map((week) => instantOf(week.add_date)).filter((time) => time !== null);
  if (germinations.length === 0 || entries.length === 0) return byNumber;
  const days = Math.floor((Math.max(...entries) - Math.min(...germinations)) / DAY);
  return Math.max(0, finished && byNumber > 0 ? Math.min(days, byNumber) : days);
}
