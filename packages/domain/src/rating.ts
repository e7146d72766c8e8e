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

/**
 * Averages general scores; missing ones count as 1.
 *
 * @returns 0 to 10, not rounded; `null` without scores, and with an impossible one
 * @example
 * averageRating([null, 9]); // 5
 */
export function averageRating(scores: readonly (number | null | undefined)[]): number | null {
  let sum = 0;
  for (const score of scores) {
    const rating = ratingOf(score);
    if (rating === null) return null;
    sum += rating;
  }
  return numberIn(sum / scores.length);
}
