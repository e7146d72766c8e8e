import type { Schema } from "@grow/contract";
import type { Catalogue } from "@grow/domain";
import {
  type ProductCardData,
  productCardData,
  squareData,
} from "../../../../shared/catalogue/product-card-data.ts";
import { wordCounts } from "../../../../shared/catalogue/word-counts.ts";
import type { ListLength, ListRequest } from "../../../../shared/lists/list.ts";
import type { PhotoData } from "../../../../shared/photo-source.ts";
import { type CatalogueSort, catalogueList } from "./list.ts";

/** A brand in the list. */
export interface BrandView {
  readonly id: number;
  readonly href: string;
  readonly name: string;
  readonly logo: PhotoData | null;
  readonly detail: string;
  readonly place: string | null;
  /** Strains of a seedbank, else products. */
  readonly range: number;
  readonly diaries: number;
  readonly harvests: number;
  /** Median in g/W; null with too few growers. */
  readonly yieldWatt: number | null;
  readonly rate: number | null;
}

/** What a list of a catalogue shows, in any order and with any filters. */
export interface CatalogueView extends ListLength {
  readonly catalogue: Catalogue;
  readonly tags: readonly string[];
  readonly sort: CatalogueSort;
  readonly brands: readonly BrandView[] | null;
  readonly products: readonly ProductCardData[] | null;
  /** How many each filter word would leave. */
  readonly counts: Readonly<Record<string, number>>;
}

/** First sentence of a description: enough to tell brands apart. */
function firstSentence(text: string): string {
  const end = text.search(/[.!?。](?:\s|$)/u);
  return end < 0 ? text : text.slice(0, end + 1);
}

function brandView(card: Schema<"BrandCard">): BrandView {
  return {
    id: card.id,
    href: card.link,
    name: card.name,
    logo: squareData(card.logo_s),
    detail: firstSentence(card.preview),
    place: card.place,
    range: card.section === "seedbank" ? card.cnt_strains : card.cnt_products,
    diaries: card.cnt_diaries,
    harvests: card.cnt_harvests,
    yieldWatt: card.yield_watt?.median ?? null,
    rate: card.item_stat.avg_rate,
  };
}

export function brandsView(
  catalogue: Catalogue,
  { tags, sort, page }: ListRequest<CatalogueSort>,
  answer: Schema<"BrandCardList">,
): CatalogueView {
  return {
    catalogue,
    tags,
    sort,
    ...catalogueList(catalogue, "brands").length(page, answer),
    brands: answer.items.map(brandView),
    products: null,
    counts: wordCounts(answer.items_word),
  };
}

export function productsView(
  catalogue: Catalogue,
  { tags, sort, page }: ListRequest<CatalogueSort>,
  answer: Schema<"ProductCardList">,
): CatalogueView {
  return {
    catalogue,
    tags,
    sort,
    ...catalogueList(catalogue, "products").length(page, answer),
    brands: null,
    products: answer.items.map(productCardData),
    counts: wordCounts(answer.items_word),
  };
}
