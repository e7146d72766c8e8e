/**
 * The 14 catalogues, as they stand in addresses: /seedbank, /grow-lights … `equipment` shows all sections but
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

/** Word of a catalogue in an address. */
export type Catalogue = (typeof CATALOGUES)[number];

/** Section of a brand or product: every catalogue but `equipment`. */
export type Section = Exclude<Catalogue, "equipment">;

/** The 13 sections a brand or product may stand in. */
export const SECTIONS: readonly Section[] = CATALOGUES.filter(
  (word): word is Section => word !== "equipment",
);

/**
 * Tells whether a word is one of the 14 catalogues.
 *
 * @example
 * isCatalogue("equipment"); // true
 * isCatalogue("tents"); // false
 */
export function isCatalogue(word: unknown): word is Catalogue {
  return CATALOGUES.some((catalogue) => catalogue === word);
}

/**
 * Tells whether a word is a section that a brand or product may stand in.
 *
 * @example
 * isSection("grow-tents"); // true
 * isSection("equipment"); // false
 */
export function isSection(word: unknown): word is Section {
  return isCatalogue(word) && word !== "equipment";
}

/** Words that follow a brand in an address; no product may be called so. */
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
