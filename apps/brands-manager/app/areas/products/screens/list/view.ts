import type { Schema } from "@grow/contract";
import { paths } from "../../paths.ts";

/** A product or draft as a row of the table. */
export interface ProductRow {
  key: string;
  name: string;
  href: string;
  /** The editor of its composition; null for a draft and for products without one. */
  compositionHref: string | null;
  isDraft: boolean;
  hasComposition: boolean;
  category: string | null;
  diaries: number;
  reviews: number;
  rating: number | null;
  date: string;
}

export function productRows(items: readonly Schema<"PortalProductCard">[]): ProductRow[] {
  return items.map((card) => ({
    key: String(card.id ?? card.tmp_id),
    name: card.name,
    href: paths.editProduct(card.id ?? "new", card.id === null ? card.tmp_id : null),
    compositionHref: card.id !== null && card.section === "nutrients" ? paths.editComposition(card.id) : null,
    isDraft: card.tmp_id !== null,
    hasComposition: card.is_composition,
    category: card.category,
    diaries: card.cnt_diaries,
    reviews: card.item_stat.cnt_reviews,
    rating: card.item_stat.avg_rate,
    date: card.update_date,
  }));
}
