import { listIn, objectIn } from "../argument-checks.ts";
import { numberIn, textIn, wholeIn } from "../number-input.ts";
import { NUMBER_LIMITS, type NumberRange } from "../number-limits.ts";
import type { Rating, RatingField } from "./ratings.ts";

/** The eleven values that a person chooses from, worst first. */
export const RATING_VALUES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

/** An object that carries a rating at this path. */
export type RatedBy<Field extends string> = Field extends `${infer Head}.${infer Rest}`
  ? { readonly [Key in Head]?: RatedBy<Rest> | null | undefined }
  : { readonly [Key in Field]?: number | null | undefined };

type Scale = Pick<Rating, "min" | "max" | "step">;

const scoreIn = ({ min, max, step }: Scale, value: number | null | undefined): number | null =>
  step === null ? numberIn(value, min, max) : wholeIn(value, min, max);

/**
 * Reads a rating from the object that carries it.
 *
 * @returns `null` when it is missing or not on the scale
 * @throws TypeError for a text in place of a number
 * @example
 * readRating(SEED_GROWING, { props: { growing: 9 } }); // 9
 * readRating(SEED_GENERAL, { n_general: 11 }); // null
 * readRating(REVIEW_GROWING, { props: null }); // null
 */
export function readRating<Field extends RatingField>(
  rating: Scale & { readonly field: Field },
  thing: RatedBy<Field> | null | undefined,
): number | null {
  let found: unknown = thing === null || thing === undefined ? null : objectIn(thing);
  for (const key of objectIn(rating).field.split("."))
    found = (found as Record<string, unknown> | null | undefined)?.[key];
  return scoreIn(rating, found as number | null | undefined);
}

/**
 * Checks whether a value is one of a rating's scale.
 *
 * @example
 * isRating(SEED_GENERAL, 0); // true
 * isRating(SEED_GENERAL, 8.6); // false
 * isRating(MEAN_GENERAL, 8.6); // true
 */
export function isRating(rating: Scale, value: unknown): value is number {
  return scoreIn(objectIn(rating), typeof value === "number" ? value : null) !== null;
}

/**
 * Parses a rating from a form.
 *
 * @returns 0 to 10; `null` for an empty field and for anything else
 * @example
 * parseRating("10"); // 10
 * parseRating(""); // null
 * parseRating("11"); // null
 */
export function parseRating(text: string): number | null {
  const { min, max } = NUMBER_LIMITS.rating;
  return /^\d{1,2}$/.test(textIn(text)) ? wholeIn(Number(text), min, max) : null;
}

/**
 * Computes the mean of ratings.
 *
 * @param missingAs - what a missing rating counts as, see `counted` of a rating; without it, missing ratings do not count
 * @returns unrounded; `null` without ratings, and when one is not on the scale
 * @example
 * meanRating([9, 8, null]); // 8.5
 * meanRating([9, null], 1); // 5
 * meanRating([]); // null
 */
export function meanRating(
  scores: readonly (number | null | undefined)[],
  missingAs: number | null = null,
): number | null {
  const { min, max } = NUMBER_LIMITS.rating;
  const counted = listIn(scores)
    .map((score) => score ?? missingAs)
    .filter((score) => score !== null);
  const values = counted.map((score) => numberIn(score, min, max)).filter((score) => score !== null);
  if (values.length === 0 || values.length < counted.length) return null;
  return values.reduce((sum, score) => sum + score, 0) / values.length;
}

/**
 * Gets how far up its scale a value is, for bars.
 *
 * @returns 0 to 1; `null` for a missing value and one off the scale
 * @example
 * ratingShare(MEAN_GENERAL, 8.5); // 0.85
 */
export function ratingShare(scale: NumberRange, value: number | null | undefined): number | null {
  const { min, max } = objectIn(scale);
  const found = numberIn(value, min, max);
  return found === null ? null : numberIn((found - min) / (max - min));
}
