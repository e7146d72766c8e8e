import { numberIn } from "../number-input.ts";
import type { NumberRange } from "../number-limits.ts";

/** Limits of the seed counts of a germination week. No more seeds sprout than were sown. */
export const SEED_LIMITS = {
  seeds_sown: { min: 1, max: 1000 },
  seeds_sprouted: { min: 0, max: 1000 },
} as const satisfies Record<string, NumberRange>;

/** Seed counts of a germination week; `null` or missing means not counted. */
export interface SeedCounts {
  readonly seeds_sown?: number | null | undefined;
  readonly seeds_sprouted?: number | null | undefined;
}

/** What is wrong with seed counts: seeds sprouted that nobody sowed, or more than were sown. */
export type SeedProblem = {
  readonly field: "seeds_sown" | "seeds_sprouted";
  readonly problem: "required" | "range";
};

/**
 * Checks the counts of a germination week against each other. Limits of each count are checked apart.
 *
 * @returns what is wrong, or `null`
 * @example
 * seedProblem({ seeds_sown: 10, seeds_sprouted: 9 }); // null
 * seedProblem({ seeds_sprouted: 9 }); // { field: "seeds_sown", problem: "required" }
 * seedProblem({ seeds_sown: 8, seeds_sprouted: 9 }); // { field: "seeds_sprouted", problem: "range" }
 */
export function seedProblem({ seeds_sown, seeds_sprouted }: SeedCounts): SeedProblem | null {
  const sown = numberIn(seeds_sown);
  const sprouted = numberIn(seeds_sprouted);
  if (sprouted === null) return null;
  if (sown === null) return { field: "seeds_sown", problem: "required" };
  return sprouted > sown ? { field: "seeds_sprouted", problem: "range" } : null;
}
