/** Values of the nine strain categories, as in page paths, in the order shown. */
export const STRAIN_CATEGORIES = {
  "positive-effects": [
    "relaxed",
    "happy",
    "euphoric",
    "uplifted",
    "creative",
    "focused",
    "energetic",
    "sleepy",
    "hungry",
    "talkative",
    "giggly",
    "aroused",
    "tingly",
  ],
  "negative-effects": ["dry-mouth", "dry-eyes", "dizzy", "paranoid", "anxious", "headache"],
  medical: [
    "stress",
    "pain",
    "depression",
    "anxiety",
    "insomnia",
    "lack-of-appetite",
    "inflammation",
    "fatigue",
    "headaches",
    "nausea",
    "muscle-spasms",
    "ptsd",
    "migraines",
    "arthritis",
    "adhd",
  ],
  tastes: [
    "earthy",
    "sweet",
    "citrus",
    "pine",
    "berry",
    "lemon",
    "diesel",
    "skunk",
    "spicy",
    "woody",
    "fruity",
    "tropical",
    "mint",
    "cheese",
    "grape",
    "vanilla",
    "coffee",
    "floral",
    "herbal",
    "honey",
  ],
  yield: ["high", "medium", "low"],
  height: ["short", "medium", "tall"],
  /** How difficult a strain is to grow. */
  growing: ["easy", "moderate", "difficult"],
  genes: ["indica", "sativa", "hybrid", "ruderalis"],
  thc: ["high", "medium", "low"],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** One of the nine categories of strains. */
export type StrainCategory = keyof typeof STRAIN_CATEGORIES;

/** A value of a category of strains. */
export type StrainSubcategory<Category extends StrainCategory = StrainCategory> =
  (typeof STRAIN_CATEGORIES)[Category][number];

/**
 * Checks whether a word is a strain category. "difficulty" is not one: its values are those of `growing`.
 *
 * @example
 * isStrainCategory("tastes"); // true
 * isStrainCategory("difficulty"); // false
 */
export function isStrainCategory(word: unknown): word is StrainCategory {
  return typeof word === "string" && Object.hasOwn(STRAIN_CATEGORIES, word);
}

/**
 * Checks whether a value belongs to a strain category.
 *
 * @example
 * isStrainSubcategory("height", "tall"); // true
 * isStrainSubcategory("thc", "tall"); // false
 */
export function isStrainSubcategory(category: unknown, value: unknown): value is StrainSubcategory {
  if (!isStrainCategory(category)) return false;
  const values: readonly unknown[] = STRAIN_CATEGORIES[category];
  return values.includes(value);
}
