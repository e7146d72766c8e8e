import type { Schema } from "@grow/contract";
import type { Faza, Measures } from "@grow/domain";
import { type TankRequest, type TankView, tankRequest, tankView } from "../../../../shared/mix-card/tank.ts";

/** The parameters of a mix card. */
export interface MixRequest extends TankRequest {
  /** Place of the week in the chart, from 0. */
  readonly week: number;
}

/** A week of a feeding chart, measured out. */
export interface MixView {
  readonly week: number;
  readonly weeks: readonly { readonly week: number; readonly faza: Faza }[];
  readonly tank: TankView;
}

/** Parses the parameters of a card; an unknown week means the first one. */
export function mixRequest(search: URLSearchParams, weeks: number, measures: Measures): MixRequest {
  const week = Number(search.get("week") ?? "");
  return {
    week: Number.isInteger(week) && week >= 0 && week < weeks ? week : 0,
    ...tankRequest(search, measures),
  };
}

/** @returns undefined for a chart without weeks */
export function mixView(
  scheme: Schema<"Scheme">,
  { week: at, ...request }: MixRequest,
  measures: Measures,
): MixView | undefined {
  const week = scheme.weeks[at];
  if (!week) return undefined;
  // In the order of the chart's rows, which is the mixing order.
  const doses = scheme.items_product.flatMap(({ id, name }) =>
    week.items.filter((item) => item.product_id === id).map(({ val }) => ({ id, name, val })),
  );
  return {
    week: at,
    weeks: scheme.weeks.map(({ week, faza }) => ({ week, faza })),
    tank: tankView({ ...week, doses: week.is_flush ? [] : doses }, request, measures),
  };
}
