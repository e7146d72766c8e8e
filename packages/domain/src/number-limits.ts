/** Smallest and largest number allowed, both included. */
export interface NumberRange {
  readonly min: number;
  readonly max: number;
}

/** Limits of numbers that are not readings. */
export const NUMBER_LIMITS = {
  /** Number of a week. */
  week_days: { min: 0, max: 999 },
  /** Ratings, whole numbers: 0 worst, 10 best. */
  rating: { min: 0, max: 10 },
  /** Dose of a nutrient, ml/l. */
  nutrient_val: { min: 0, max: 1000 },
  /** First row of a list. */
  start: { min: 0, max: Number.MAX_SAFE_INTEGER },
  /** Rows of a list. */
  limit: { min: 1, max: 100 },
} as const satisfies Record<string, NumberRange>;
