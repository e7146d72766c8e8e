import { wrong } from "./argument-checks.ts";
import { instantOf } from "./iso-instant.ts";
import { numberIn } from "./number-input.ts";

/** Units of a relative time. */
export type AgeUnit = "m" | "h" | "d" | "w" | "mo" | "y";

/** A relative time in one whole unit. */
export interface Age {
  readonly count: number;
  readonly unit: AgeUnit;
}

/** A Date, milliseconds since 1970, or ISO text; text without a zone is read as UTC. */
export type Instant = Date | number | string | null | undefined;

/** The present, in the same forms. A function without it would be wrong silently, so it may not be missing. */
export type Present = NonNullable<Instant>;

const DAY = 86_400_000;
/** Milliseconds of each unit but the minute, longest first. */
const UNITS: readonly (readonly [AgeUnit, number])[] = [
  ["y", 365 * DAY],
  ["mo", 30 * DAY],
  ["w", 7 * DAY],
  ["d", DAY],
  ["h", 3_600_000],
];
/** The furthest instant that a Date can be. */
const MOST_TIME = 8.64e15;

/**
 * Computes the age of an instant in one whole unit, rounded down. Less than a minute, and the future, are one minute.
 * A month counts 30 days, a year 365.
 *
 * @param then - the instant: a Date, milliseconds, or ISO text; text without a zone is read as UTC, on every machine
 * @param now - the present, in the same forms
 * @returns the age, or `null` when `then` is missing or an instant is invalid
 * @throws TypeError without `now`
 * @example
 * age("2026-09-01T00:00:00Z", "2026-09-08T00:00:00Z"); // { count: 1, unit: "w" }
 */
export function age(then: Instant, now: Present): Age | null {
  const passed = timeOf(now ?? wrong("now", now)) - timeOf(then);
  if (Number.isNaN(passed)) return null;
  const [unit, size] = UNITS.find(([, least]) => passed >= least) ?? ["m", 60_000];
  return { count: Math.max(1, Math.floor(passed / size)), unit };
}

/**
 * Formats the age of an instant as short English text: 1m, 2h, 3d, 1w, 1mo, 1y.
 *
 * @returns the text; empty when `then` is missing or an instant is invalid
 * @throws TypeError without `now`
 * @example
 * relativeTime("2026-09-01T00:00:00Z", "2026-09-08T00:00:00Z"); // "1w"
 */
export function relativeTime(then: Instant, now: Present): string {
  const result = age(then, now);
  return result ? `${result.count}${result.unit}` : "";
}

function timeOf(instant: Instant): number {
  if (instant instanceof Date) return instant.getTime();
  // Browsers read many texts as a day in 2001.
  const time =
    typeof instant === "string"
      ? instantOf(instant)
      : numberIn(instant, -MOST_TIME, MOST_TIME, "a Date, a number or a text");
  return time ?? Number.NaN;
}
