import type { Schema } from "@grow/contract";
import type { Section } from "@grow/domain";
import {
  type ProductCardData,
  productCardData,
  squareData,
} from "../../../../shared/catalogue/product-card-data.ts";
import { type PhotoData, photoData } from "../../../../shared/photo-source.ts";
import { type CompositionLine, compositionView, type FactView, factsView } from "../../shared/facts-view.ts";

/** Products side by side at most. */
export const MOST_COMPARED = 4;

/** A product beside others. */
export interface ComparedView {
  readonly id: number;
  readonly name: string;
  readonly link: string;
  readonly brand: string;
  readonly section: Section;
  readonly category: string | null;
  readonly photo: PhotoData | null;
  readonly rate: number | null;
  readonly reviews: number;
  readonly diaries: number;
  readonly growers: number;
  readonly facts: readonly FactView[];
  readonly composition: readonly CompositionLine[];
}

export interface CompareView {
  readonly products: readonly ComparedView[];
  /** Suggestions: the most used products of the same section. */
  readonly others: readonly ProductCardData[];
}

/** Ids of a URL, each once; undefined when there are more than fit side by side or one is no id. */
export function comparedIds(search: URLSearchParams): readonly number[] | undefined {
  const ids = [...new Set(search.getAll("id"))];
  if (ids.length > MOST_COMPARED || !ids.every((id) => /^[1-9]\d{0,14}$/.test(id))) return undefined;
  return ids.map(Number);
}

export function comparedView(product: Schema<"Product">): ComparedView {
  const [photo] = product.items_photo;
  return {
    id: product.id,
    name: product.name,
    link: product.link,
    brand: product.item_brand.name,
    section: product.section,
    category: product.category,
    photo: photo ? photoData(photo) : squareData(product.logo_s),
    rate: product.item_stat.avg_rate,
    reviews: product.item_stat.cnt_reviews,
    diaries: product.cnt_diaries,
    growers: product.cnt_growers,
    facts: factsView(product.section, product.props),
    composition: compositionView(product.composition),
  };
}

/** Products that can be added, without those already compared. */
export function othersView(
  list: Schema<"ProductCardList"> | null,
  ids: readonly number[],
): readonly ProductCardData[] {
  if (list === null || ids.length >= MOST_COMPARED) return [];
  return list.items
    .filter(({ id }) => !ids.includes(id))
    .slice(0, 8)
    .map(productCardData);
}
