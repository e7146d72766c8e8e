import { listIn, objectIn } from "../argument-checks.ts";
import { numberIn } from "../number-input.ts";

interface Rated {
  readonly n_general?: number | null | undefined;
}

/** A review of a nutrient after the harvest. */
export interface RatedNutrient extends Rated {
  /** Partial ratings. */
  readonly items?: readonly Rated[] | null | undefined;
}

// Not the limits of NUMBER_LIMITS, which would load them all into the week editor; a test compares both.
const scoreOf = ({ n_general }: Rated): number | null => numberIn(n_general, 0, 10);

/**
 * Gets the rating of a nutrient: its own, else the best of its parts.
 *
 * @returns 0 to 10; `null` for an unrated nutrient
 * @example
 * nutrientRating({ n_general: 0, items: [{ n_general: 6 }] }); // 0
 * nutrientRating({ n_general: null, items: [{ n_general: 6 }, { n_general: 8 }] }); // 8
 * nutrientRating({ n_general: null }); // null
 */
export function nutrientRating(nutrient: RatedNutrient): number | null {
  const parts = listIn(objectIn(nutrient).items ?? [])
    .map(scoreOf)
    .filter((score) => score !== null);
  return scoreOf(nutrient) ?? (parts.length > 0 ? Math.max(...parts) : null);
}
