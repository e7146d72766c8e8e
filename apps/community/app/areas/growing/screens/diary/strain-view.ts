import type { Schema } from "@grow/contract";
import { gramsPerWatt } from "@grow/domain";
import type { SpreadNumbers } from "./same-week-view.ts";

/** Figures of other harvests of the strain; null with too few growers. */
export interface StrainView {
  /** Growers who finished a diary of the strain. */
  readonly growers: number;
  /** Dry weight by lamp power, g/W. */
  readonly perWatt: SpreadNumbers | null;
  readonly days: SpreadNumbers | null;
  /** Yield of this diary in g/W; null while it grows, or without a weight. */
  readonly own: number | null;
}

const spreadNumbers = (spread: Schema<"Spread"> | null): SpreadNumbers | null =>
  spread && {
    n: spread.n,
    low: spread.p5,
    from: spread.q1,
    median: spread.median,
    to: spread.q3,
    high: spread.p95,
  };

/** @returns null where too few growers have finished a diary of the strain */
export function strainView(
  statistics: Schema<"GrowStatistics">,
  { items_week, is_harvest }: Pick<Schema<"Diary">, "items_week" | "is_harvest">,
): StrainView | null {
  const perWatt = spreadNumbers(statistics.yield_watt);
  const days = spreadNumbers(statistics.cnt_days);
  if (!perWatt && !days) return null;
  const harvests = items_week.filter((week) => week.faza === 2).map(({ props }) => props);
  const weight = harvests.reduce((sum, { harvest_weight }) => sum + (harvest_weight ?? 0), 0);
  const watt = harvests.map(({ harvest_watt }) => harvest_watt).find((one) => one);
  return {
    growers: statistics.n,
    perWatt,
    days,
    own: is_harvest && weight > 0 ? gramsPerWatt(weight, watt) : null,
  };
}
