/** Worst and best rating. */
export const RATING = { worst: 0, best: 10 } as const;

/**
 * Gets a general score where a number is required (display, averages, search engines). A score that is missing or not finite
 * becomes 1; a stored 0 stays 0.
 *
 * @example
 * ratingOf(null); // 1
 */
export function ratingOf(score: number | null | undefined): number {
  return Number.isFinite(score) ? (score ?? 1) : 1;
}

/**
 * Averages general scores; missing ones count as 1.
 *
 * @returns 0 to 10, not rounded; `null` without scores
 * @example
 * averageRating([null, 9]); // 5
 */
export function averageRating(scores: readonly (number | null | undefined)[]): number | null {
  if (scores.length === 0) return null;
  return scores.reduce<number>((sum, score) => sum + ratingOf(score), 0) / scores.length;
}

/**
 * Checks whether a value is a rating: a whole number from 0 to 10.
 *
 * @example
 * isRating(10); // true
 * isRating(5.5); // false
 */
export function isRating(value: unknown): value is number {
  return (
    typeof value === "number" && Number.isInteger(value) && value >= RATING.worst && value <= RATING.best
  );
}
