import { numberIn } from "./number-input.ts";

/** Worst and best rating. */
export const RATING = { worst: 0, best: 10 } as const;

/**
 * Gets a general score where a number is required (display, averages, search engines). A missing score becomes 1; a stored 0 stays 0.
 *
 * @returns 0 to 10; `null` for a score outside of that
 * @example
 * ratingOf(null); // 1
 * ratingOf(11); // null
 */
export function ratingOf(score: number | null | undefined): number | null {
  return numberIn(score ?? 1, RATING.worst, RATING.best);
}
