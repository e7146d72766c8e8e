import type { Schema } from "@grow/contract";
import { type Measures, showReading } from "@grow/domain";
import type { Figure } from "../../../../shared/words/use-figures.ts";
import type { SameWeekView } from "./same-week-view.ts";

/** A product of a scheme: what it gives in this week, and what was given; null for nothing. */
export interface SchemeDoseView {
  readonly id: number;
  readonly name: string;
  readonly given: Figure | null;
  readonly scheme: Figure | null;
}

/** The scheme of a brand for the week that is shown. */
export interface SchemeView {
  readonly id: number;
  readonly name: string;
  readonly brand: string;
  /** Which week of its phase it is. */
  readonly week: number;
  /** The scheme gives water only. */
  readonly isFlush: boolean;
  readonly doses: readonly SchemeDoseView[];
}

/** The data to compare a week with. */
export interface BesideView extends SameWeekView {
  readonly schemes: readonly SchemeView[];
}

/** Fed doses next to the feeding charts of their brands, in the user's units. */
export function schemesView({ items }: Schema<"FedSchemeList">, measures: Measures): readonly SchemeView[] {
  const dose = (val: number | null): Figure | null => {
    const shown = showReading("nutrient_val", val, measures);
    return shown && { value: shown.value, unit: shown.unit };
  };
  return items.map(({ id, name, item_brand, week, is_flush, items: doses }) => ({
    id,
    name,
    brand: item_brand.name,
    week,
    isFlush: is_flush,
    doses: doses.map(({ item_product, val, val_scheme }) => ({
      id: item_product.id,
      name: item_product.name,
      given: dose(val),
      scheme: dose(val_scheme),
    })),
  }));
}
