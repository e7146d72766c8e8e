import type { Schema } from "@grow/contract";
import type { Section } from "@grow/domain";
import { cutText } from "@grow/domain";
import { type WonAward, wonAwards } from "../../../../shared/awards/won-awards.ts";
import { squareData } from "../../../../shared/catalogue/product-card-data.ts";
import type { PhotoData } from "../../../../shared/photo-source.ts";
import type { TabSlug } from "../../tabs.ts";

/** The head of a brand's page. */
export interface BrandHeadView {
  readonly id: number;
  readonly name: string;
  readonly section: Section;
  readonly link: string;
  readonly logo: PhotoData | null;
  readonly awards: readonly WonAward[];
  readonly lead: string;
  readonly lang: string;
  readonly place: string | null;
  readonly year: number | null;
  readonly site: string | null;
  readonly isVerified: boolean;
  readonly followed: boolean;
  readonly rate: number | null;
  readonly reviews: number;
  /** Numbers beside the tabs. */
  readonly counts: Readonly<Partial<Record<TabSlug, number>>>;
}

/** Characters of a description in the head. */
const LEAD = 180;

export function brandHeadView(brand: Schema<"Brand">, locale: string): BrandHeadView {
  const lead = cutText(brand.description, 400);
  return {
    id: brand.id,
    name: brand.name,
    section: brand.section,
    link: brand.link,
    logo: squareData(brand.logo_s),
    lead: lead.length > LEAD ? `${cutText(lead, LEAD).replace(/\s+\S*$/, "")} …` : lead,
    awards: wonAwards(brand.items_award, locale),
    lang: brand.lang,
    place: brand.place,
    year: brand.year,
    site: brand.site,
    isVerified: brand.is_verify,
    followed: brand.is_follow,
    rate: brand.item_stat.avg_rate,
    reviews: brand.item_stat.cnt_reviews,
    counts: {
      diaries: brand.cnt_diaries,
      growers: brand.cnt_growers ?? 0,
      reviews: brand.item_stat.cnt_reviews,
      products: brand.cnt_products,
      schemes: brand.schemes.length,
    },
  };
}
