import type { Schema } from "@grow/contract";
import type { Section } from "@grow/domain";
import { type ProductCardData, squareData } from "../../../../shared/catalogue/product-card-data.ts";
import { type PhotoData, photoData } from "../../../../shared/photo-source.ts";
import { type CompositionView, compositionView, type FactView, factsView } from "../../shared/facts-view.ts";

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
  readonly composition: CompositionView;
}

export interface CompareView {
  readonly products: readonly ComparedView[];
  /** Suggestions: the most used products of the same section. */
  readonly others: readonly ProductCardData[];
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
