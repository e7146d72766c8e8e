import { slug } from "@grow/domain";
import { seededRandom } from "@grow/testing";
import type {
  StrainAliasRow,
  StrainCategoryRow,
  StrainFactColumns,
  StrainParentRow,
  StrainRow,
} from "../rows.ts";
import type { Aroma } from "../texts/phrases.ts";
import type { StrainSeed } from "./strains.ts";

/** Of what is no seed, and of strains whose packet is lost. */
export const NO_FACTS: StrainFactColumns = {
  ...{ seed_type: null, indica: null, sativa: null, ruderalis: null, thc_min: null, thc_max: null },
  ...{ cbd_min: null, cbd_max: null, flowering_days_min: null, flowering_days_max: null },
  ...{ height_min: null, height_max: null },
};

/** Tastes that growers name for an aroma, the first most often. */
const TASTES: Readonly<Record<Aroma, readonly string[]>> = {
  berry: ["berry", "sweet", "grape"],
  citrus: ["citrus", "lemon", "sweet"],
  pine: ["pine", "woody", "herbal"],
  fuel: ["diesel", "skunk", "earthy"],
  earthy: ["earthy", "woody", "spicy"],
  floral: ["floral", "sweet", "vanilla"],
  spicy: ["spicy", "herbal", "coffee"],
  tropical: ["tropical", "fruity", "sweet"],
  mint: ["mint", "herbal", "pine"],
  honey: ["honey", "sweet", "cheese"],
};

const RELAXING = ["relaxed", "sleepy", "happy", "hungry"];
const LIFTING = ["uplifted", "energetic", "creative", "happy"];
const BALANCED = ["happy", "relaxed", "giggly", "talkative"];

/** What the breeder prints on the packet, drawn from how the strain grows in the demo diaries. */
export function strainFacts(
  seed: StrainSeed,
): StrainFactColumns & { indica: number; sativa: number; thc_max: number } {
  const random = seededRandom(seed.name.length * 7919 + seed.hue);
  // Short flowering and little stretch are indica's.
  const lean = Math.round(Math.min(90, Math.max(10, 150 - seed.flowering * 8 - seed.stretch * 20)) / 5) * 5;
  const ruderalis = seed.auto ? 20 : 0;
  const indica = Math.round((lean * (100 - ruderalis)) / 100);
  const thc = Math.round(12 + seed.yield * 7 + random.number(-2, 3));
  const days = seed.flowering * 7;
  const height = Math.round(45 * seed.vigour * seed.stretch);
  return {
    seed_type: seed.auto ? "autoflower" : seed.resistance > 8 ? "regular" : "feminised",
    indica,
    sativa: 100 - indica - ruderalis,
    ruderalis,
    thc_min: thc - 2,
    thc_max: thc + 1,
    cbd_min: seed.hue > 280 ? 0.4 : null,
    cbd_max: seed.hue > 280 ? 1 : null,
    flowering_days_min: days - 3,
    flowering_days_max: days + 4,
    height_min: height - 15,
    height_max: height + 20,
  };
}

/** Words of a strain by category; effects and tastes with the likeliest first. */
export function strainWords(seed: StrainSeed): Readonly<Record<string, readonly string[]>> {
  const { indica, sativa, thc_max } = strainFacts(seed);
  const genes = seed.auto
    ? ["hybrid", "ruderalis"]
    : indica > 60
      ? ["indica"]
      : sativa > 60
        ? ["sativa"]
        : ["hybrid"];
  return {
    "positive-effects": (indica > 60 ? RELAXING : sativa > 60 ? LIFTING : BALANCED).slice(0, 3),
    "negative-effects": thc_max > 20 ? ["dry-mouth", "dizzy"] : ["dry-mouth"],
    medical: indica > 60 ? ["insomnia", "pain"] : ["stress", "fatigue"],
    tastes: TASTES[seed.aroma],
    yield: [seed.yield > 1.05 ? "high" : seed.yield > 0.85 ? "medium" : "low"],
    height: [seed.stretch > 2 ? "tall" : seed.stretch > 1.6 ? "medium" : "short"],
    growing: [seed.resistance > 7 ? "easy" : seed.resistance > 6 ? "moderate" : "difficult"],
    genes,
    thc: [thc_max > 20 ? "high" : thc_max > 18 ? "medium" : "low"],
  };
}

export function strainCategories(
  strains: readonly StrainRow[],
  seeds: readonly StrainSeed[],
): StrainCategoryRow[] {
  return seeds.flatMap((seed) => {
    const strain = strains.find(({ name }) => name === seed.name);
    if (!strain) return [];
    return Object.entries(strainWords(seed)).flatMap(([category, values]) =>
      values.map((val, position) => ({ strain_id: strain.id, category, val, position })),
    );
  });
}

/** Old varieties that nobody sells any more, and landraces with where they come from. */
export const ANCESTORS: readonly {
  readonly name: string;
  readonly place?: string;
  readonly year?: number;
}[] = [
  { name: "Hindu Terrace", place: "Hindu Kush" },
  { name: "Lam Dong River", place: "Lâm Đồng" },
  { name: "Karelian Ditch", place: "Karelia" },
  { name: "Sierra Alta", place: "Oaxaca" },
  { name: "Old Harbour", year: 1984 },
  { name: "Copper Mother", year: 1991 },
  { name: "Kiln Number Five", year: 1997 },
  { name: "First Orbit", year: 2004 },
];

/** Mother and father by name; null for a parent nobody knows. A strain may be its own cousin, as in real pedigrees. */
const CROSSES: readonly (readonly [child: string, mother: string | null, father: string | null])[] = [
  ["Old Harbour", "Hindu Terrace", "Sierra Alta"],
  ["Copper Mother", "Old Harbour", "Lam Dong River"],
  ["Kiln Number Five", "Old Harbour", null],
  ["First Orbit", "Copper Mother", "Kiln Number Five"],
  ["Velvet Orbit", "First Orbit", "Copper Mother"],
  ["Night Plum", "Velvet Orbit", "Copper Lantern"],
  ["Copper Lantern", "Copper Mother", "Hindu Terrace"],
  ["Plum Static", "Night Plum", "Quiet Thunder"],
  ["Cinder Rose", "Night Plum", "Velvet Orbit"],
  ["Quiet Thunder", "Kiln Number Five", "Lam Dong River"],
  ["Lemon Thicket", "Kiln Number Five", "Sierra Alta"],
  ["Paper Kite", "Lemon Thicket", "Monsoon Letter"],
  ["Marzipan Mile", "Lemon Thicket", null],
  ["Monsoon Letter", "Lam Dong River", null],
  ["Seven Rafts", "Monsoon Letter", "Lemon Thicket"],
  ["White Parallel", "Karelian Ditch", "Old Harbour"],
  ["Birch Smoke", "White Parallel", "Karelian Ditch"],
  ["Short Summer", "Birch Smoke", "Night Plum"],
  ["Harbour Fog", "Old Harbour", "White Parallel"],
  ["Winter Ledger", "Harbour Fog", null],
];

/** Rows of the ancestors, with ids behind those of the strains that are sold. */
export function ancestorRows(firstId: number, add_date: string): StrainRow[] {
  return ANCESTORS.map(({ name, place = null, year = null }, index) => ({
    ...{ id: firstId + index, name, slug: slug(name), description: "", lang: "en", brand_id: null },
    ...{ cnt_products: 0, cnt_diaries: 0, cnt_harvests: 0, add_date },
    ...{ place, year },
    ...NO_FACTS,
  }));
}

export function strainParents(strains: readonly StrainRow[]): StrainParentRow[] {
  const idOf = (name: string | null): number | null =>
    name === null ? null : (strains.find((strain) => strain.name === name)?.id ?? null);
  return CROSSES.flatMap(([child, mother, father]) => {
    const strain_id = idOf(child);
    if (strain_id === null) return [];
    // Nobody knows the share of a parent that nobody knows.
    const percent = mother === null || father === null ? null : (SHARES[child] ?? EVEN);
    return [
      { strain_id, role: "mother" as const, parent_id: idOf(mother), percent },
      { strain_id, role: "father" as const, parent_id: idOf(father), percent: percent && 100 - percent },
    ];
  });
}

/** Share of both parents of a plain cross, %. */
const EVEN = 50;

/** Share of the mother where the cross was taken back to her, %. */
const SHARES: Readonly<Record<string, number>> = { "Cinder Rose": 75, "Birch Smoke": 75, "Night Plum": 60 };

/** Other names that growers use. */
const ALIASES: Readonly<Record<string, readonly string[]>> = {
  "Night Plum": ["Nachtpflaume", "NP #4"],
  "Copper Lantern": ["Kupferlaterne"],
  "Monsoon Letter": ["จดหมายมรสุม", "Monsoon Mail"],
  "Quiet Thunder": ["Trueno Quieto", "QT"],
  "Karelian Ditch": ["Карельская канава"],
};

export function strainAliases(strains: readonly StrainRow[]): StrainAliasRow[] {
  return strains.flatMap(({ id, name }) =>
    (ALIASES[name] ?? []).map((alias, position) => ({ strain_id: id, name: alias, position })),
  );
}
