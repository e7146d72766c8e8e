import { STRAIN_CATEGORIES, type StrainCategory } from "@grow/domain";

/** Values that exist in several categories: their filter words have the category as prefix. */
const PREFIXED: ReadonlySet<string> = new Set(["yield", "height", "thc"]);

const TAGS: ReadonlyMap<string, readonly [category: StrainCategory, val: string]> = new Map(
  Object.entries(STRAIN_CATEGORIES).flatMap(([category, values]) =>
    values.map((val) => {
      const tag = PREFIXED.has(category) ? `${category}-${val}` : val;
      return [tag, [category as StrainCategory, val]] as const;
    }),
  ),
);

/** Resolves a filter word of /seeds to the value of a category; undefined for an unknown word. */
export const strainTag = (tag: string) => TAGS.get(tag);
