import type { Schema } from "@grow/contract";
import { cutText, type Section } from "@grow/domain";
import { type WonAward, wonAwards } from "../../../../shared/awards/won-awards.ts";
import { squareData } from "../../../../shared/catalogue/product-card-data.ts";
import { type PhotoData, photoData } from "../../../../shared/photo-source.ts";
import type { TabSlug } from "../../tabs.ts";

/** The head of a product's page. */
export interface ProductHeadView {
  readonly id: number;
  readonly name: string;
  readonly section: Section;
  readonly category: string | null;
  readonly link: string;
  readonly brand: { readonly name: string; readonly link: string };
  readonly photo: PhotoData | null;
  readonly awards: readonly WonAward[];
  readonly lead: string;
  readonly lang: string;
  readonly shop: string | null;
  readonly rate: number | null;
  readonly reviews: number;
  readonly diaries: number;
  readonly harvests: number;
  readonly growers: number;
  readonly counts: Readonly<Partial<Record<TabSlug, number>>>;
}

export function productHeadView(product: Schema<"Product">, locale: string): ProductHeadView {
  const [photo] = product.items_photo;
  return {
    id: product.id,
    name: product.name,
    section: product.section,
    category: product.category,
    link: product.link,
    brand: { name: product.item_brand.name, link: product.item_brand.link },
    photo: photo ? photoData(photo) : squareData(product.logo_s),
    lead: cutText(product.description, 240),
    awards: wonAwards(product.items_award, locale),
    lang: product.lang,
    shop: product.shop_url,
    rate: product.item_stat.avg_rate,
    reviews: product.item_stat.cnt_reviews,
    diaries: product.cnt_diaries,
    harvests: product.cnt_harvests,
    growers: product.cnt_growers,
    counts: {
      diaries: product.cnt_diaries,
      growers: product.cnt_growers,
      reviews: product.item_stat.cnt_reviews,
      products: product.cnt_products,
    },
  };
}
