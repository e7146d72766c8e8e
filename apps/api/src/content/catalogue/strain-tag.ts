import { STRAIN_CATEGORIES, type StrainCategory } from "@grow/domain";

/** Values that several categories have: these carry the category before them. */
const PREFIXED: ReadonlySet<string> = new Set(["yield", "height", "thc"]);

const TAGS: ReadonlyMap<string, readonly [category: StrainCategory, val: string]> = new Map(
  Object.entries(STRAIN_CATEGORIES).flatMap(([category, values]) =>
    values.map((val) => {
      const tag = PREFIXED.has(category) ? `${category}-${val}` : val;
      return [tag, [category as StrainCategory, val]] as const;
    }),
  ),
);

/** The value of a category that a filter word of /seeds means; undefined for an unknown word. */
export const strainTag = (tag: string) => TAGS.get(tag);
