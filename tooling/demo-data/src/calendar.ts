const DAY = 86_400_000;

/**
 * An instant some days before or after another.
 *
 * @param date - ISO date or instant
 * @param days - may be negative and broken
 * @returns ISO instant with milliseconds, UTC
 */
export function daysAfter(date: string, days: number): string {
  return new Date(Date.parse(date) + Math.round(days * DAY)).toISOString();
}

/** Days from one instant to another, broken, negative when the other is earlier. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / DAY;
}

/** The plain date of an instant, UTC. */
export function dayOf(instant: string): string {
  return instant.slice(0, 10);
}

/** The later of two ISO instants. */
export function laterOf(one: string, other: string): string {
  return daysBetween(one, other) > 0 ? other : one;
}
