import type { Schema } from "@grow/contract";
import { DERIVED_READINGS, type Measures, roundTo, showReading } from "@grow/domain";
import type { ReadingName } from "../../../../shared/week-fields/reading-words.ts";
import type { ShownUnit } from "../../../../shared/words/unit-words.ts";

/** How a number is spread among diaries: its middle half, and nine of ten. */
export interface SpreadNumbers {
  /** Growers who noted this reading. */
  readonly n: number;
  readonly low: number;
  readonly from: number;
  readonly median: number;
  readonly to: number;
  readonly high: number;
}

/** A reading of others in this week, in the user's unit. */
export interface SpreadView extends SpreadNumbers {
  readonly name: ReadingName;
  readonly unit: ShownUnit;
}

/** The same week of other growers who grow this strain. */
export interface SameWeekView {
  /** Null for a diary without a strain of the catalogue. */
  readonly strain: string | null;
  readonly n: number;
  readonly spreads: readonly SpreadView[];
}

/** Where one lies among others. */
export type Standing = "farBelow" | "below" | "like" | "above" | "farAbove";

type WeekReading = Schema<"WeekStatistics">["items_reading"][number];

function shown(prop: WeekReading["prop"], value: number, measures: Measures) {
  // Nothing is read off a plant as DLI, and so there is nothing to hold it against.
  if (prop === "dli") return null;
  if (prop === "vpd") {
    const { decimals, unit } = DERIVED_READINGS[prop];
    return { name: prop, value: roundTo(value, decimals) ?? value, unit };
  }
  const reading = showReading(prop, value, measures);
  return reading && { name: prop, value: reading.value, unit: reading.unit };
}

/** Readings of others in the user's units; empty with too few growers. */
export function sameWeekView(statistics: Schema<"WeekStatistics">, measures: Measures): SameWeekView {
  const spreads = statistics.items_reading.flatMap(({ prop, item_spread }): SpreadView[] => {
    const { n, p5, q1, median, q3, p95 } = item_spread;
    const [low, from, middle, to, high] = [p5, q1, median, q3, p95].map((one) => shown(prop, one, measures));
    if (n < statistics.n_min || !low || !from || !middle || !to || !high) return [];
    return [
      {
        name: middle.name,
        unit: middle.unit,
        n,
        low: low.value,
        from: from.value,
        median: middle.value,
        to: to.value,
        high: high.value,
      },
    ];
  });
  return { strain: statistics.item_strain?.name ?? null, n: statistics.n, spreads };
}

/** Minimum number of growers for a percentile. */
const ENOUGH_FOR_FAR = 20;

/** Where an own value lies: within the middle half, outside it, or, among enough of them, outside nine of ten. */
export function standingOf(own: number, { n, low, from, to, high }: SpreadNumbers): Standing {
  const isFarTold = n >= ENOUGH_FOR_FAR;
  if (own < from) return own < low && isFarTold ? "farBelow" : "below";
  if (own > to) return own > high && isFarTold ? "farAbove" : "above";
  return "like";
}
