import type { Schema } from "@grow/contract";
import type { Section } from "@grow/domain";
import { existingPage } from "../existing-page.ts";
import { type PhotoData, photoData } from "../photo-source.ts";

/** What a card of a product shows. */
export interface ProductCardData {
  readonly id: number;
  readonly href: string;
  readonly name: string;
  readonly brand: string;
  readonly section: Section;
  readonly category: string | null;
  /** Its photo, else its square picture. */
  readonly photo: PhotoData | null;
  readonly rate: number | null;
  readonly diaries: number;
}

/** A square picture of the catalogue, of which only the smallest file is known. */
export function squareData(url: string | null): PhotoData | null {
  return url === null ? null : { url, width: 160, height: 160, color: "transparent", alt: "" };
}

export function productCardData(card: Schema<"ProductCard">): ProductCardData {
  return {
    id: card.id,
    href: existingPage(card.link) ?? card.link,
    name: card.name,
    brand: card.item_brand.name,
    section: card.section,
    category: card.category,
    photo: card.item_photo ? photoData(card.item_photo) : squareData(card.logo_s),
    rate: card.item_stat.avg_rate,
    diaries: card.cnt_diaries,
  };
}
