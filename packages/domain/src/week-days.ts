/** First and last day of a week, counted from the first day of the grow. */
export interface DayRange {
  readonly first: number;
  readonly last: number;
}

/**
 * Days that a week covers: week n is days 7n − 6 to 7n.
 *
 * @param number - number of the week, 1 = first
 * @returns the range, or `null` when there is no such week (missing, 0 or less, not a whole number)
 * @example
 * weekDays(11); // { first: 71, last: 77 }
 */
export function weekDays(number: number | null | undefined): DayRange | null {
  if (number === null || number === undefined || !Number.isInteger(number) || number < 1) return null;
  return { first: 7 * number - 6, last: 7 * number };
}
