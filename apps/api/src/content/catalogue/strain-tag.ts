import { STRAIN_CATEGORIES, type StrainCategory } from "@grow/domain";

/** Values that exist in several categories: their filter words have the category as prefix. */
const PREFIXED: ReadonlySet<string> = new Set(["yield", "height", "thc"]);

/** What the filter words of a category begin with; mostly nothing. */
export const tagPrefix = (category: string): string => (PREFIXED.has(category) ? `${category}-` : "");

const TAGS: ReadonlyMap<string, readonly [category: StrainCategory, val: string]> = new Map(
  Object.entries(STRAIN_CATEGORIES).flatMap(([category, values]) =>
    values.map((val) => {
      return [tagPrefix(category) + val, [category as StrainCategory, val]] as const;
    }),
  ),
);

/** All filter words of /seeds, in the order of the categories. */
export const STRAIN_TAGS: readonly string[] = [...TAGS.keys()];

/** Resolves a filter word of /seeds to the value of a category; undefined for an unknown word. */
export const strainTag = (tag: string) => TAGS.get(tag);
