import type { Random } from "@grow/testing";
import type { ProductSeed } from "../catalogue/products.ts";
import type { GrowPlan, PlannedWeek } from "./plan.ts";
import type { Setup } from "./setup.ts";

/** A bottle and how much of it goes into the water, ml/l. */
export interface Dose {
  readonly product: ProductSeed;
  readonly val: number;
}

/**
 * Doses of a week: a grow base first, a bloom base with the flowers, a starter in the first weeks, a finisher in the
 * last ones, and nothing in the very last week.
 */
export function dosesOf(
  random: Random,
  setup: Setup,
  plan: GrowPlan,
  week: PlannedWeek,
  ec: number | null,
): Dose[] {
  if (setup.nutrients.length === 0 || week.faza === 2 || week.faza === -1) return [];
  const base = setup.nutrients.filter((product) => product.category === "base");
  const [starter, ...finishers] = setup.nutrients.filter((product) => product.category === "additive");
  const [grow, bloom, third] = base;
  const strength = ec ?? 1.4;
  const last = week.faza === 1 && week.inPhase >= plan.flowerWeeks;
  if (last) return [];
  const dose = (product: ProductSeed | undefined, share: number): Dose[] =>
    product
      ? [{ product, val: Math.max(0.2, Number((strength * share + random.around(0, 0.06)).toFixed(1))) }]
      : [];
  if (week.faza === 0)
    return [...dose(grow, 1.3), ...(week.inPhase <= 3 ? dose(starter, 0.6) : []), ...dose(third, 0.4)];
  const late = week.inPhase > plan.flowerWeeks / 2;
  return [
    ...(week.inPhase <= 2 ? dose(grow, 0.7) : []),
    ...dose(bloom, week.inPhase <= 2 ? 0.7 : 1.4),
    ...dose(third, 0.4),
    ...(late ? dose(finishers[finishers.length - 1] ?? starter, 0.5) : []),
  ];
}
