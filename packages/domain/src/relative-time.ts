import { instantOf } from "./iso-instant.ts";
import { numberIn } from "./number-input.ts";

/** Units of a relative time. */
export type AgeUnit = "m" | "h" | "d" | "w" | "mo" | "y";

/** A relative time in one whole unit. */
export interface Age {
  readonly count: number;
  readonly unit: AgeUnit;
}

/** A Date, milliseconds since 1970, or ISO text. */
export type Instant = Date | number | string | null | undefined;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** The furthest instant that a Date can be. */
const MOST_TIME = 8.64e15;

/**
 * Computes the age of an instant in one whole unit, rounded down. Less than a minute, and the future, are one minute.
 * A month counts 30 days, a year 365.
 *
 * @param then - the instant: a Date, milliseconds, or ISO text
 * @param now - the present, in the same forms
 * @returns the age, or `null` when an instant is missing or invalid
 * @example
 * age("2026-09-01T00:00:00Z", "2026-09-08T00:00:00Z"); // { count: 1, unit: "w" }
 */
export function age(then: Instant, now: Instant): Age | null {
  const passed = timeOf(now) - timeOf(then);
  if (Number.isNaN(passed)) return null;
  if (passed < HOUR) return { count: Math.max(1, Math.floor(passed / MINUTE)), unit: "m" };
  if (passed < DAY) return { count: Math.floor(passed / HOUR), unit: "h" };
  const days = Math.floor(passed / DAY);
  if (days < 7) return { count: days, unit: "d" };
  if (days < 30) return { count: Math.floor(days / 7), unit: "w" };
  if (days < 365) return { count: Math.floor(days / 30), unit: "mo" };
  return { count: Math.floor(days / 365), unit: "y" };
}

/**
 * Formats the age of an instant as short English text: 1m, 2h, 3d, 1w, 1mo, 1y.
 *
 * @returns the text; empty when an instant is missing or invalid
 * @example
 * relativeTime("2026-09-01T00:00:00Z", "2026-09-08T00:00:00Z"); // "1w"
 */
export function relativeTime(then: Instant, now: Instant): string {
  const result = age(then, now);
  return result ? `${result.count}${result.unit}` : "";
}

function timeOf(instant: Instant): number {
  if (instant instanceof Date) return instant.getTime();
  // Browsers read many texts as a day in 2001.
  const time = typeof instant === "string" ? instantOf(instant) : numberIn(instant, -MOST_TIME, MOST_TIME);
  return time ?? Number.NaN;
}
