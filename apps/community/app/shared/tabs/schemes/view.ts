import type { Schema } from "@grow/contract";
import { type Faza, fromStored, type Measures, readingUnit, roundTo, type Unit } from "@grow/domain";
import { existingPage } from "../../existing-page.ts";

/** A week of a feeding chart. */
export interface SchemeWeekView {
  /** Its place in the chart, from 0. */
  readonly id: number;
  readonly week: number;
  readonly faza: Faza;
  readonly light: number | null;
}

/** A feeding chart in the user's units. */
export interface SchemeView {
  readonly id: number;
  readonly name: string;
  readonly lang: string;
  readonly date: string;
  /** Code of the substrate it is for; null for any. */
  readonly soil: number | null;
  readonly unit: Unit;
  readonly ecUnit: Unit;
  readonly weeks: readonly SchemeWeekView[];
  readonly rows: readonly {
    readonly id: number;
    readonly name: string;
    readonly href?: string | undefined;
    readonly doses: readonly (number | null)[];
  }[];
  readonly ec: readonly (number | null)[];
  readonly ph: readonly (number | null)[];
}

export interface SchemesTabView {
  readonly link: string;
  readonly brand: string;
  readonly choices: readonly { readonly id: number; readonly name: string }[];
  /** Null for a brand without public charts. */
  readonly shown: SchemeView | null;
}

export function schemeView(scheme: Schema<"Scheme">, measures: Measures): SchemeView {
  const unit = readingUnit("nutrient_val", measures);
  const ecUnit = readingUnit("tds", measures);
  const { weeks } = scheme;
  const shown = (key: "nutrient_val" | "tds", value: number | null, of: Unit) =>
    roundTo(fromStored(key, value, of), 2);
  return {
    id: scheme.id,
    name: scheme.name,
    lang: scheme.lang,
    date: scheme.update_date,
    soil: scheme.type_soil,
    unit,
    ecUnit,
    weeks: weeks.map(({ week, faza, light }, id) => ({ id, week, faza, light })),
    rows: scheme.items_product.map(({ id, name, link }) => ({
      id,
      name,
      href: existingPage(link),
      doses: weeks.map(({ items }) =>
        shown("nutrient_val", items.find((item) => item.product_id === id)?.val ?? null, unit),
      ),
    })),
    ec: weeks.map(({ ec }) => shown("tds", ec, ecUnit)),
    ph: weeks.map(({ ph }) => ph),
  };
}

/** The chart in a query, else the first. Undefined if the brand has no such chart. */
export function chosenScheme<Scheme extends { readonly id: number }>(
  schemes: readonly Scheme[],
  wanted: string | null,
): Scheme | null | undefined {
  if (wanted === null) return schemes[0] ?? null;
  return schemes.find(({ id }) => String(id) === wanted);
}
