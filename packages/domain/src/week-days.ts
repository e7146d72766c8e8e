import { wholeIn } from "./number-input.ts";
import { NUMBER_LIMITS } from "./number-limits.ts";

/** First and last day of a week, counted from the first day of the grow. */
export interface DayRange {
  readonly first: number;
  readonly last: number;
}

/**
 * Days that a week covers: week n is days 7n − 6 to 7n.
 *
 * @param number - number of the week, 1 = first
 * @returns the range, or `null` when there is no such week (missing, not a whole number, not 1 to 999)
 * @example
 * weekDays(11); // { first: 71, last: 77 }
 */
export function weekDays(number: number | null | undefined): DayRange | null {
  const week = wholeIn(number, 1, NUMBER_LIMITS.week_days.max);
  return week === null ? null : { first: 7 * week - 6, last: 7 * week };
}
