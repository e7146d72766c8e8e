import type { Schema } from "@grow/contract";
import { type PhotoData, photoData } from "../../../../../shared/photo-source.ts";
import { rangeOf, type StrainFacts, strainFacts } from "../../../../../shared/strains/strain-data.ts";

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
  readonly rate: number | null;
  readonly reviews: number;
  readonly harvests: number;
  readonly growers: number;
  readonly diaries: number;
  /** Numbers beside the tabs. */
  readonly counts: Readonly<Record<string, number>>;
}

export function strainHeadView(strain: Schema<"Strain">): StrainHeadView {
  return {
    id: strain.id,
    name: strain.name,
    link: strain.link,
    breeder: strain.item_brand && { name: strain.item_brand.name, link: strain.item_brand.link },
    photo: strain.item_photo && photoData(strain.item_photo),
    ...breederData(strain.item_facts),
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

export function seedHeadView(seed: Schema<"Product">): StrainHeadView {
  const photo = seed.items_photo[0];
  return {
    id: seed.id,
    name: seed.name,
    link: seed.link,
    breeder: { name: seed.item_brand.name, link: seed.item_brand.link },
    photo: photo ? photoData(photo) : null,
    ...(seed.item_facts ? breederData(seed.item_facts) : { facts: null, shares: [], cbd: null }),
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
