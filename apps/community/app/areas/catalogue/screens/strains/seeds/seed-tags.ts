import { STRAIN_CATEGORIES, type StrainCategory } from "@grow/domain";

/** Values that several categories have: these carry the category before them. */
const PREFIXED: ReadonlySet<string> = new Set(["yield", "height", "thc"]);

/** A filter word of the seeds, and the value of a category that it means. */
export interface SeedTag {
  readonly tag: string;
  readonly category: StrainCategory;
  readonly value: string;
}

/** All filter words, in the order of the categories. */
export const SEED_TAGS: readonly SeedTag[] = Object.entries(STRAIN_CATEGORIES).flatMap(([name, values]) =>
  values.map((value) => ({
    tag: PREFIXED.has(name) ? `${name}-${value}` : value,
    category: name as StrainCategory,
    value,
  })),
);

/** Sorts filter words by category and value; undefined for an unknown word. */
export function canonicalSeedTags(words: readonly string[]): readonly string[] | undefined {
  const known = SEED_TAGS.filter(({ tag }) => words.includes(tag)).map(({ tag }) => tag);
  return known.length === new Set(words).size ? known : undefined;
}
