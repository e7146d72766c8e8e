import type { Schema } from "@grow/contract";
import { cutText, type StrainCategory } from "@grow/domain";
import { type PhotoData, photoData } from "../../../../../shared/photo-source.ts";
import { rangeOf, type StrainFacts, strainFacts } from "../../../../../shared/strains/strain-data.ts";
import { type CriterionView, ratingsView } from "./statistics-view.ts";

/** The head of a page of a strain or seed. */
export interface StrainHeadView {
  readonly id: number;
  readonly name: string;
  readonly link: string;
  readonly breeder: { readonly name: string; readonly link: string } | null;
  readonly photo: PhotoData | null;
  readonly facts: StrainFacts | null;
  readonly shares: readonly { readonly kind: "indica" | "sativa" | "ruderalis"; readonly percent: number }[];
  readonly cbd: readonly [number, number] | null;
  /** The beginning of the description. */
  readonly lead: string;
  readonly lang: string;
  readonly aliases: readonly string[];
  /** What it is like to grow, with links to strains that are alike. */
  readonly traits: readonly { readonly category: StrainCategory; readonly val: string }[];
  readonly criteria: CriteriaView;
  readonly rate: number | null;
  readonly reviews: number;
  readonly harvests: number;
  readonly growers: number;
  readonly diaries: number;
  /** Numbers beside the tabs. */
  readonly counts: Readonly<Record<string, number>>;
}

/** Ratings of harvests by criterion, beside the mean of the reviews. */
export interface CriteriaView {
  readonly ratings: readonly CriterionView[];
  /** Germination of real seeds in %; null with too few. */
  readonly germination: number | null;
  /** Growers that a number needs. */
  readonly least: number;
}

/** Characters of a description in the head; the overview has the whole text of a longer one. */
const LEAD = 240;

/** Whether the head shows only the beginning of a description. */
export const isLong = (html: string): boolean => cutText(html, LEAD + 60).length > LEAD;

const leadOf = (html: string) =>
  isLong(html) ? `${cutText(html, LEAD).replace(/\s+\S*$/, "")} …` : cutText(html, LEAD);

const TRAITS = ["growing", "height", "yield"] as const satisfies readonly StrainCategory[];

export function criteriaView(statistics: Schema<"GrowStatistics">): CriteriaView {
  return {
    ratings: ratingsView(statistics),
    germination: statistics.item_germination?.percent ?? null,
    least: statistics.n_min,
  };
}

export function strainHeadView(
  strain: Schema<"Strain">,
  statistics: Schema<"GrowStatistics">,
): StrainHeadView {
  return {
    id: strain.id,
    name: strain.name,
    link: strain.link,
    breeder: strain.item_brand && { name: strain.item_brand.name, link: strain.item_brand.link },
    photo: strain.item_photo && photoData(strain.item_photo),
    ...breederData(strain.item_facts),
    ...{ lead: leadOf(strain.description), lang: strain.lang, aliases: strain.items_alias },
    traits: TRAITS.flatMap((category) => strain.categories[category].map((val) => ({ category, val }))),
    criteria: criteriaView(statistics),
    rate: strain.item_stat.avg_rate,
    reviews: strain.item_stat.cnt_reviews,
    harvests: strain.cnt_harvests,
    growers: strain.cnt_growers,
    diaries: strain.cnt_diaries,
    counts: {
      diaries: strain.cnt_diaries,
      gallery: strain.cnt_photos,
      growers: strain.cnt_growers,
      reviews: strain.item_stat.cnt_reviews,
      harvests: strain.cnt_harvests,
      products: strain.cnt_products,
    },
  };
}

export function seedHeadView(seed: Schema<"Product">, statistics: Schema<"GrowStatistics">): StrainHeadView {
  const photo = seed.items_photo[0];
  return {
    id: seed.id,
    name: seed.name,
    link: seed.link,
    breeder: { name: seed.item_brand.name, link: seed.item_brand.link },
    photo: photo ? photoData(photo) : null,
    ...(seed.item_facts ? breederData(seed.item_facts) : { facts: null, shares: [], cbd: null }),
    ...{ lead: leadOf(seed.description), lang: seed.lang, aliases: [], traits: [] },
    criteria: criteriaView(statistics),
    rate: seed.item_stat.avg_rate,
    reviews: seed.item_stat.cnt_reviews,
    harvests: seed.cnt_harvests,
    growers: seed.cnt_growers,
    diaries: seed.cnt_diaries,
    counts: {
      diaries: seed.cnt_diaries,
      gallery: seed.cnt_photos,
      growers: seed.cnt_growers,
      reviews: seed.item_stat.cnt_reviews,
      harvests: seed.cnt_harvests,
    },
  };
}

function breederData(facts: Schema<"SeedFacts">): Pick<StrainHeadView, "facts" | "shares" | "cbd"> {
  const kinds = (["indica", "sativa", "ruderalis"] as const).flatMap((kind) => {
    const percent = facts[kind];
    return percent === null || percent === 0 ? [] : [{ kind, percent }];
  });
  return { facts: strainFacts(facts), shares: kinds, cbd: rangeOf(facts.cbd_min, facts.cbd_max) };
}
