import type { Random } from "@grow/testing";
import type { ProductSeed } from "../catalogue/products.ts";
import type { GrowPlan, PlannedWeek } from "./plan.ts";
import type { Setup } from "./setup.ts";

/** A bottle and how much of it goes into the water, ml/l. */
export interface Dose {
  readonly product: ProductSeed;
  readonly val: number;
}

/** A bottle, and how much of it goes in for each mS/cm that the water shall have, ml/l. */
export interface Share {
  readonly product: ProductSeed;
  readonly share: number;
}

/**
 * What goes into the water in a week: a grow base first, a bloom base with the flowers, a starter in the first weeks, a finisher in
 * the last ones, and nothing in the very last week.
 */
export function sharesOf(
  bottles: readonly ProductSeed[],
  week: Pick<PlannedWeek, "faza" | "inPhase">,
  flowerWeeks: number,
): Share[] {
  if (week.faza === 2 || week.faza === -1) return [];
  const base = bottles.filter((product) => product.category === "base");
  const [starter, ...finishers] = bottles.filter((product) => product.category === "additive");
  const [grow, bloom, third] = base;
  const part = (product: ProductSeed | undefined, share: number): Share[] =>
    product ? [{ product, share }] : [];
  if (week.faza === 0)
    return [...part(grow, 1.3), ...(week.inPhase <= 3 ? part(starter, 0.6) : []), ...part(third, 0.4)];
  if (week.inPhase >= flowerWeeks) return [];
  const late = week.inPhase > flowerWeeks / 2;
  return [
    ...(week.inPhase <= 2 ? part(grow, 0.7) : []),
    ...part(bloom, week.inPhase <= 2 ? 0.7 : 1.4),
    ...part(third, 0.4),
    ...(late ? part(finishers[finishers.length - 1] ?? starter, 0.5) : []),
  ];
}

/** Doses of a week, as a grower measures them. */
export function dosesOf(
  random: Random,
  setup: Setup,
  plan: GrowPlan,
  week: PlannedWeek,
  ec: number | null,
): Dose[] {
  const strength = ec ?? 1.4;
  return sharesOf(setup.nutrients, week, plan.flowerWeeks).map(({ product, share }) => ({
    product,
    val: Math.max(0.2, Number((strength * share + random.around(0, 0.06)).toFixed(1))),
  }));
}
