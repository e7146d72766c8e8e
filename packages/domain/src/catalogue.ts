/**
 * The 14 catalogues, as in page paths: /seedbank, /grow-lights … `equipment` shows all sections but
 * seedbank together and is never the section of a brand or product.
 */
export const CATALOGUES = [
  "seedbank",
  "equipment",
  "nutrients",
  "grow-boxes",
  "grow-tents",
  "grow-lights",
  "air-filters",
  "air-conditioners",
  "controllers",
  "drip-systems",
  "hydroponic-systems",
  "substrates",
  "ventilation-fans",
  "co2-generators",
] as const;

/** Path segment of a catalogue. */
export type Catalogue = (typeof CATALOGUES)[number];

/** Section of a brand or product: every catalogue but `equipment`. */
export type Section = Exclude<Catalogue, "equipment">;

/** The 13 sections a brand or product can belong to. */
export const SECTIONS: readonly Section[] = CATALOGUES.filter(
  (word): word is Section => word !== "equipment",
);

/**
 * Checks whether a word is one of the 14 catalogues.
 *
 * @example
 * isCatalogue("equipment"); // true
 * isCatalogue("tents"); // false
 */
export function isCatalogue(word: unknown): word is Catalogue {
  const catalogues: readonly unknown[] = CATALOGUES;
  return catalogues.includes(word);
}

/**
 * Checks whether a word is a section of brands and products.
 *
 * @example
 * isSection("grow-tents"); // true
 * isSection("equipment"); // false
 */
export function isSection(word: unknown): word is Section {
  return isCatalogue(word) && word !== "equipment";
}

/** Path segments of a brand's tabs. No product may use them as its link. */
export const BRAND_TABS = [
  "diaries",
  "growers",
  "reviews",
  "products",
  "gallery",
  "harvests",
  "strains",
  "schemes",
] as const;
