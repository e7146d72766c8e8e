import { objectIn } from "./argument-checks.ts";
import { numberIn, wholeIn } from "./number-input.ts";
import type { Grams, SquareMeters } from "./units/quantities.ts";

/** Harvest figures the yield is computed from. */
export interface HarvestFigures {
  /** Dry weight, g. */
  readonly harvest_weight?: number | null | undefined;
  /** Power of the lamps, W. */
  readonly harvest_watt?: number | null | undefined;
  /** Grow area, m². */
  readonly harvest_space?: number | null | undefined;
  /** Number of plants. */
  readonly harvest_plant?: number | null | undefined;
}

/** Yield of a harvest, not rounded; `null` where a figure is missing. */
export interface HarvestYield {
  /** g/W */
  readonly perWatt: number | null;
  /** g/m² */
  readonly perSquareMeter: number | null;
  /** g per plant */
  readonly perPlant: number | null;
}

function per(grams: number | null | undefined, divisor: number | null | undefined): number | null {
  const weight = numberIn(grams, 0);
  const parts = numberIn(divisor, Number.MIN_VALUE);
  return weight === null || parts === null ? null : numberIn(weight / parts);
}

/**
 * Computes the yield per watt of light.
 *
 * @param grams - dry weight, g, 0 or more
 * @param watts - power of the lamps, W, more than 0
 * @returns g/W, not rounded; `null` when a figure is missing, not finite or impossible
 * @example
 * gramsPerWatt(420, 300); // 1.4
 */
export const gramsPerWatt: (
  grams: Grams | null | undefined,
  watts: number | null | undefined,
) => number | null = per;

/**
 * Computes the yield per square metre.
 *
 * @param grams - dry weight, g, 0 or more
 * @param area - m², more than 0
 * @returns g/m², not rounded; `null` when a figure is missing, not finite or impossible
 * @example
 * gramsPerSquareMeter(420, 1.2); // 350
 */
export const gramsPerSquareMeter: (
  grams: Grams | null | undefined,
  area: SquareMeters | null | undefined,
) => number | null = per;

/**
 * Computes the yield per plant.
 *
 * @param grams - dry weight, g, 0 or more
 * @param plants - a whole number, 1 or more
 * @returns g per plant, not rounded; `null` when a figure is missing, not finite or impossible
 * @example
 * gramsPerPlant(420, 4); // 105
 */
export function gramsPerPlant(
  grams: Grams | null | undefined,
  plants: number | null | undefined,
): number | null {
  return per(grams, wholeIn(plants, 1));
}

/**
 * Computes all yields of a harvest week.
 *
 * @example
 * harvestYield({ harvest_weight: 420, harvest_watt: 300, harvest_plant: 4 });
 * // { perWatt: 1.4, perSquareMeter: null, perPlant: 105 }
 */
export function harvestYield(figures: HarvestFigures): HarvestYield {
  const { harvest_weight, harvest_watt, harvest_space, harvest_plant } = objectIn(figures);
  return {
    perWatt: gramsPerWatt(harvest_weight, harvest_watt),
    perSquareMeter: gramsPerSquareMeter(harvest_weight, harvest_space),
    perPlant: gramsPerPlant(harvest_weight, harvest_plant),
  };
}
