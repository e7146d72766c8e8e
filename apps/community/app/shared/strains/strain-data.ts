import type { Schema } from "@grow/contract";
import { type PhotoData, photoData } from "../photo-source.ts";
import { type SpreadBins, spreadBins } from "./spread-bins.ts";

/** What a page shows of a strain or seed in a list. */
export interface StrainData {
  readonly id: number;
  readonly name: string;
  readonly link: string;
  readonly photo: PhotoData | null;
  readonly breeder: string | null;
  readonly facts: StrainFacts | null;
  readonly rate: number | null;
  /** Median yield in g/W with the shape of its spread; null with too few growers. */
  readonly yield: (SpreadBins & { readonly median: number }) | null;
  readonly diaries: number;
  /** Share of the reporting growers who name the value of the page, %. */
  readonly percent: number | null;
}

/** The breeder's data on the card. */
export interface StrainFacts {
  readonly genes: "indica" | "sativa" | "hybrid" | "ruderalis" | null;
  readonly isAuto: boolean;
  readonly thc: readonly [from: number, to: number] | null;
  readonly days: readonly [from: number, to: number] | null;
}

export function strainData(card: Schema<"StrainCard">): StrainData {
  return {
    id: card.id,
    name: card.name,
    link: card.link,
    photo: card.item_photo && photoData(card.item_photo),
    breeder: card.item_brand?.name ?? null,
    facts: strainFacts(card.item_facts),
    rate: card.item_stat.avg_rate,
    yield: yieldOf(card.yield_watt),
    diaries: card.cnt_diaries,
    percent: card.percent,
  };
}

/** A seed as a card: its breeder is the seedbank that sells it. */
export function seedData(card: Schema<"ProductCard">): StrainData {
  return {
    id: card.id,
    name: card.name,
    link: card.link,
    photo: card.item_photo ? photoData(card.item_photo) : packet(card.logo_s),
    breeder: card.item_brand.name,
    facts: card.item_facts && strainFacts(card.item_facts),
    rate: card.item_stat.avg_rate,
    yield: yieldOf(card.yield_watt),
    diaries: card.cnt_diaries,
    percent: null,
  };
}

/** The drawing of a packet, which comes in one size. */
const packet = (url: string | null): PhotoData | null =>
  url === null ? null : { url, width: 160, height: 160, color: "transparent", alt: "" };

const yieldOf = (spread: Schema<"Spread"> | null) =>
  spread && { ...spreadBins(spread), median: spread.median };

export function strainFacts(facts: Schema<"SeedFacts">): StrainFacts {
  return {
    genes: genesOf(facts),
    isAuto: facts.seed_type === "autoflower",
    thc: rangeOf(facts.thc_min, facts.thc_max),
    days: rangeOf(facts.flowering_days_min, facts.flowering_days_max),
  };
}

/** The kind that has more than 60%; a hybrid when none has. */
function genesOf({ indica, sativa, ruderalis }: Schema<"SeedFacts">): StrainFacts["genes"] {
  if (indica === null && sativa === null && ruderalis === null) return null;
  if ((indica ?? 0) > 60) return "indica";
  if ((sativa ?? 0) > 60) return "sativa";
  return (ruderalis ?? 0) > 60 ? "ruderalis" : "hybrid";
}

/** From the lower to the higher end; null when neither is known. */
export function rangeOf(from: number | null, to: number | null): readonly [number, number] | null {
  const low = from ?? to;
  const high = to ?? from;
  return low === null || high === null ? null : [Math.min(low, high), Math.max(low, high)];
}
