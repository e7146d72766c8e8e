import type { Schema } from "@grow/contract";
import { type Measures, showReading } from "@grow/domain";
import { existingPage } from "../../../../shared/existing-page.ts";
import type { Figure } from "../../../../shared/words/use-figures.ts";

/** A nutrient that was fed in a week. */
export interface DoseView {
  readonly id: number;
  readonly name: string;
  readonly href?: string | undefined;
  readonly brand: string | null;
  readonly dose: Figure | null;
}

/** The nutrients of a week with their doses. */
export function dosesView(week: Schema<"Week">, measures: Measures): readonly DoseView[] {
  return (week.item_flowering?.items_nutrient ?? [])
    .filter((nutrient) => !nutrient.is_remove)
    .map(({ id, name, val, item_product: product }) => {
      const shown = showReading("nutrient_val", val === 0 ? null : val, measures);
      return {
        id,
        name,
        href: existingPage(product?.link),
        brand: product?.item_brand?.name ?? null,
        dose: shown && { value: shown.value, unit: shown.unit },
      };
    });
}
