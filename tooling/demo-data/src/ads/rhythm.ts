import { daysAfter } from "../calendar.ts";

/** Days that have numbers. */
export const MOST_DAYS = 90;

/** Growers read in the evening and at the weekend. Sunday first. */
const WEEKDAYS = [1.28, 0.93, 0.88, 0.9, 0.94, 1.02, 1.2] as const;

/**
 * How much is read on a day, beside an ordinary one at the beginning: the site grows by a quarter.
 *
 * @param day - counted from the anchor, negative
 */
export function readingOn(anchor: string, day: number): number {
  const season = 1 + (0.25 * (day + MOST_DAYS)) / MOST_DAYS;
  return season * (WEEKDAYS[new Date(daysAfter(anchor, day)).getUTCDay()] ?? 1);
}
