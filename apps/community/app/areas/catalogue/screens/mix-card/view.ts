import type { Schema } from "@grow/contract";
import { dilute, type Faza, type Measures, roundTo } from "@grow/domain";

/** Litres of a US gallon. */
const LITRES_PER_GALLON = 3.785_411_784;
/** Millilitres of a US teaspoon. */
const ML_PER_TEASPOON = 4.928_922;

/** Strengths that are offered, in percent of the chart. */
export const STRENGTHS = [25, 50, 75, 100, 125] as const;

/** The largest tank, in the reader's unit. */
export const MOST_VOLUME = 10_000;

/** What a mix card is made for. */
export interface MixRequest {
  /** Place of the week in the chart, from 0. */
  readonly week: number;
  /** In the reader's unit. */
  readonly volume: number;
  readonly strength: number;
}

/** What goes into the tank, in pouring order. */
export interface MixView extends MixRequest {
  readonly unit: "l" | "gal";
  readonly weeks: readonly { readonly week: number; readonly faza: Faza }[];
  readonly isFlush: boolean;
  readonly doses: readonly {
    readonly id: number;
    readonly name: string;
    readonly ml: number;
    /** For readers who measure by the spoon. */
    readonly teaspoons: number | null;
  }[];
  readonly ec: number | null;
  readonly ph: number | null;
}

/**
 * Reads what a card is asked for. Typed numbers that make no sense fall back to a tank of ten litres, or five gallons, at full
 * strength.
 */
export function mixRequest(search: URLSearchParams, weeks: number, measures: Measures): MixRequest {
  const number = (name: string) => Number((search.get(name) ?? "").replace(",", "."));
  const volume = number("volume");
  const week = number("week");
  const strength = number("strength");
  return {
    week: Number.isInteger(week) && week >= 0 && week < weeks ? week : 0,
    volume: volume > 0 && volume <= MOST_VOLUME ? volume : measures.volume === "gal" ? 5 : 10,
    strength: STRENGTHS.find((one) => one === strength) ?? 100,
  };
}

/** A few drops are measured finer than half a jug. */
const rounded = (ml: number) => roundTo(ml, ml < 10 ? 1 : 0);

/** @returns undefined for a chart without weeks */
export function mixView(
  scheme: Schema<"Scheme">,
  request: MixRequest,
  measures: Measures,
): MixView | undefined {
  const week = scheme.weeks[request.week];
  if (!week) return undefined;
  const isGallons = measures.volume === "gal";
  const litres = isGallons ? request.volume * LITRES_PER_GALLON : request.volume;
  const doses = dilute(
    // In the order of the chart's rows: what must go in first stands first.
    scheme.items_product.flatMap(({ id, name }) =>
      week.items.filter((item) => item.product_id === id).map(({ val }) => ({ id, name, val })),
    ),
    litres,
    request.strength / 100,
  );
  return {
    ...request,
    unit: isGallons ? "gal" : "l",
    weeks: scheme.weeks.map(({ week, faza }) => ({ week, faza })),
    isFlush: week.is_flush,
    doses: (week.is_flush ? [] : (doses ?? [])).map(({ id, name, ml }) => ({
      id,
      name,
      ml: rounded(ml),
      teaspoons: measures.nutrient === "tspgal" ? roundTo(ml / ML_PER_TEASPOON, 2) : null,
    })),
    ec: week.ec,
    ph: week.ph,
  };
}
