/**
 * Ratings: what each of them judges, its scale, what a missing one means, where it is shown and where it counts.
 *
 * @packageDocumentation
 */
export * from "./nutrient-rating.ts";
export * from "./rating-values.ts";
export * from "./ratings.ts";
