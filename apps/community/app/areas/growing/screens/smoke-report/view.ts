import type { Schema } from "@grow/contract";
import { type SmokeForm, smokeForm, type Used } from "./smoke-form.ts";

type Diary = Pick<Schema<"Diary">, "id" | "name" | "link" | "items_week" | "nutrients">;
type Week = Schema<"Week">;

export interface SmokeView {
  readonly diary: { readonly id: number; readonly name: string; readonly link: string };
  readonly week: {
    readonly id: number;
    readonly version: number;
    /** Key of its name. */
    readonly name: string;
  };
  /** Names of the strains, of which the report speaks. */
  readonly strains: readonly string[];
  readonly form: SmokeForm;
}

/** The harvest of a diary that an address names; undefined for a week of another phase as well. */
export function reportedWeek(diary: Pick<Diary, "items_week">, id: number | undefined): Week | undefined {
  const week = diary.items_week.find((one) => one.id === id);
  return week?.faza === 2 ? week : undefined;
}

/** All fed products: those of the setup, then others of the doses. */
function usedNutrients(diary: Diary, products: Schema<"ProductReviewList">): Used[] {
  const feeds = products.items.filter(({ item_product }) => item_product.section === "nutrients");
  const named = diary.nutrients
    .filter((item) => item.product_id === null)
    .map(({ name }) => ({ product_id: null, name }));
  const dosed = diary.items_week
    .flatMap((week) => week.item_flowering?.items_nutrient ?? [])
    .filter((dose) => !dose.is_remove)
    .map(({ item_product, name }) => ({ product_id: item_product?.id ?? null, name }));
  const all: Used[] = [
    ...feeds.map(({ item_product: { id, name } }) => ({ product_id: id, name })),
    ...named,
    ...dosed,
  ];
  const keyOf = ({ product_id, name }: Used) => String(product_id ?? name.toLowerCase());
  return all.filter((one, index) => index === all.findIndex((other) => keyOf(other) === keyOf(one)));
}

/** The editor of a smoke report. */
export function smokeView(
  diary: Diary & Pick<Schema<"Diary">, "seeds">,
  week: Week,
  products: Schema<"ProductReviewList">,
): SmokeView {
  return {
    diary: { id: diary.id, name: diary.name, link: diary.link },
    week: { id: week.id, version: week.version, name: week.name },
    strains: [...new Set(diary.seeds.map(({ name }) => name))],
    form: smokeForm(week, usedNutrients(diary, products)),
  };
}
