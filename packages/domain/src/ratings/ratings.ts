import { NUMBER_LIMITS, type NumberRange } from "../number-limits.ts";

/** What is rated. A product is a seed, a nutrient or equipment. */
export type RatedThing = "seed" | "nutrient" | "equipment" | "product";

/** Id of the words for what a rating judges. */
export type RatingLabel = "general" | "growing" | "resistance";

/**
 * What a missing rating means.
 *
 * - `required`: it cannot be missing; a patch without it changes nothing
 * - `unrated`: the grower gave none
 * - `best_part`: the best rating of its parts applies, see {@link nutrientRating}
 * - `too_few`: fewer growers than `LEAST_GROWERS` have rated
 * - `no_reviews`: nobody has rated yet
 */
export type MissingRating = "required" | "unrated" | "best_part" | "too_few" | "no_reviews";

/**
 * Where a rating is shown: `editor` of harvests and reviews, `diary`, list of `harvests`, list of `reviews` and the `spread` next to it,
 * `statistics` of a strain and their comparison of `seedbanks`, `catalogue`, `feed`, and the `brand`'s own pages.
 */
export type RatingPlace =
  | "editor"
  | "diary"
  | "harvests"
  | "reviews"
  | "spread"
  | "statistics"
  | "seedbanks"
  | "catalogue"
  | "feed"
  | "brand";

/** Figures that ratings count towards: the completeness of a harvest week, and the means. */
export type RatingFigure = "completeness" | "spread" | "statistics" | "average" | "tester";

/** Path of a rating in the object that carries it. */
export type RatingField =
  | "n_general"
  | "props.growing"
  | "props.resistance"
  | "n_growing"
  | "n_resistance"
  | "avg_rate";

/** A rating. Everything that differs between ratings is described here, and only here. */
export interface Rating extends NumberRange {
  /** Worst value. */
  readonly min: number;
  /** Best value. */
  readonly max: number;
  /** Distance between two values: 1, or `null` for a mean, which may be any number of the scale. */
  readonly step: 1 | null;
  readonly of: RatedThing;
  readonly label: RatingLabel;
  /** Schemas of the contract that carry it. */
  readonly schemas: readonly string[];
  /** Path of the field in these schemas. */
  readonly field: RatingField;
  /** The list in these schemas whose rows have the field. */
  readonly list?: "items";
  readonly missing: MissingRating;
  readonly shown: readonly RatingPlace[];
  /** What a missing rating counts as, by figure; `null` where it does not count. Ratings by a brand's own people never count. */
  readonly counted: { readonly [Figure in RatingFigure]?: number | null };
}

// Bundlers leave out unused rows only if they are calls marked as pure, not objects with spreads.
type Row = Omit<Rating, keyof NumberRange | "step">;

/** A rating that a person gives: eleven values, one button each. */
const given = <const Fields extends Row>(fields: Fields) =>
  ({ ...NUMBER_LIMITS.rating, step: 1, ...fields }) as const;

/** A mean of ratings. */
const mean = <const Fields extends Row>(fields: Fields) =>
  ({ ...NUMBER_LIMITS.rating, step: null, ...fields }) as const;

/** How a grower liked the seed on the whole, given with the harvest. */
export const SEED_GENERAL = /* @__PURE__ */ given({
  of: "seed",
  missing: "unrated",
  label: "general",
  schemas: ["SeedReview", "WeekCard"],
  field: "n_general",
  shown: ["editor", "diary", "harvests"],
  counted: { completeness: null, statistics: null },
});

/** How easily the seed grew, given with the harvest. */
export const SEED_GROWING = /* @__PURE__ */ given({
  of: "seed",
  missing: "unrated",
  label: "growing",
  schemas: ["SeedReview"],
  field: "props.growing",
  shown: ["editor", "diary"],
  counted: { completeness: null, statistics: null },
});

/** How well the seed resisted pests and stress, given with the harvest. */
export const SEED_RESISTANCE = /* @__PURE__ */ given({
  of: "seed",
  missing: "unrated",
  label: "resistance",
  schemas: ["SeedReview"],
  field: "props.resistance",
  shown: ["editor", "diary"],
  counted: { completeness: null, statistics: null },
});

/** How a nutrient did, given with the harvest. Read it with {@link nutrientRating}. */
export const NUTRIENT_GENERAL = /* @__PURE__ */ given({
  of: "nutrient",
  label: "general",
  schemas: ["NutrientReview", "NutrientReviewInput", "ExportNutrient"],
  field: "n_general",
  missing: "best_part",
  shown: ["editor", "diary"],
  counted: { completeness: 0 },
});

/** A partial rating of a nutrient. No editor asks for it; imports and programs bring it. */
export const NUTRIENT_PART = /* @__PURE__ */ given({
  of: "nutrient",
  label: "general",
  schemas: ["NutrientReview", "NutrientReviewInput"],
  list: "items",
  field: "n_general",
  missing: "unrated",
  shown: [],
  counted: { completeness: 0 },
});

/** How a piece of equipment did, given on its own. */
export const EQUIPMENT_GENERAL = /* @__PURE__ */ given({
  of: "equipment",
  label: "general",
  schemas: ["ReviewCreate", "ReviewPatch"],
  field: "n_general",
  missing: "required",
  shown: ["editor"],
  counted: {},
});

/** The general rating of a public review. Those of seeds and nutrients are copies from the harvest. */
export const REVIEW_GENERAL = /* @__PURE__ */ given({
  of: "product",
  missing: "unrated",
  label: "general",
  schemas: ["Review", "PortalSaid"],
  field: "n_general",
  shown: ["reviews", "feed", "brand"],
  counted: { average: 1, spread: null, tester: null },
});

/** How easily a reviewed seed grew. */
export const REVIEW_GROWING = /* @__PURE__ */ given({
  of: "product",
  missing: "unrated",
  label: "growing",
  schemas: ["Review"],
  field: "props.growing",
  shown: ["reviews"],
  counted: { spread: null },
});

/** How well a reviewed seed resisted pests and stress. */
export const REVIEW_RESISTANCE = /* @__PURE__ */ given({
  of: "product",
  missing: "unrated",
  label: "resistance",
  schemas: ["Review"],
  field: "props.resistance",
  shown: ["reviews"],
  counted: { spread: null },
});

/** Mean of the general ratings, of a list of reviews or of all harvests of a strain. */
export const MEAN_GENERAL = /* @__PURE__ */ mean({
  of: "product",
  schemas: ["RatingSpread", "GrowStatistics"],
  missing: "too_few",
  counted: {},
  label: "general",
  field: "n_general",
  shown: ["spread", "seedbanks"],
});

/** Mean of how easily a seed grew. */
export const MEAN_GROWING = /* @__PURE__ */ mean({
  of: "product",
  schemas: ["RatingSpread", "GrowStatistics"],
  missing: "too_few",
  counted: {},
  label: "growing",
  field: "n_growing",
  shown: ["spread", "statistics"],
});

/** Mean of how well a seed resisted pests and stress. */
export const MEAN_RESISTANCE = /* @__PURE__ */ mean({
  of: "product",
  schemas: ["RatingSpread", "GrowStatistics"],
  missing: "too_few",
  counted: {},
  label: "resistance",
  field: "n_resistance",
  shown: ["spread", "statistics"],
});

/** Average rating of a product, strain or brand over its reviews. A review without a general rating counts as 1. */
export const AVERAGE = /* @__PURE__ */ mean({
  of: "product",
  label: "general",
  schemas: ["ItemStat", "StrainTree", "BrandFigures"],
  field: "avg_rate",
  missing: "no_reviews",
  shown: ["catalogue", "brand"],
  counted: {},
});

/** Mean of a tester's ratings of a brand's products, as a whole number. */
export const TESTER_GENERAL = /* @__PURE__ */ given({
  of: "product",
  label: "general",
  schemas: ["BrandTester"],
  field: "n_general",
  missing: "no_reviews",
  shown: ["brand"],
  counted: {},
});

/** Ratings of a seed, in the order shown. */
export const SEED_RATINGS = [SEED_GENERAL, SEED_GROWING, SEED_RESISTANCE] as const;

/** Ratings of a public review besides the general one, in the order shown. */
export const REVIEW_PARTS = [REVIEW_GROWING, REVIEW_RESISTANCE] as const;

/** Means of growers' ratings besides the general one, in the order shown. */
export const MEAN_PARTS = [MEAN_GROWING, MEAN_RESISTANCE] as const;

const TABLE = {
  seed_general: SEED_GENERAL,
  seed_growing: SEED_GROWING,
  seed_resistance: SEED_RESISTANCE,
  nutrient_general: NUTRIENT_GENERAL,
  nutrient_part: NUTRIENT_PART,
  equipment_general: EQUIPMENT_GENERAL,
  review_general: REVIEW_GENERAL,
  review_growing: REVIEW_GROWING,
  review_resistance: REVIEW_RESISTANCE,
  mean_general: MEAN_GENERAL,
  mean_growing: MEAN_GROWING,
  mean_resistance: MEAN_RESISTANCE,
  average: AVERAGE,
  tester_general: TESTER_GENERAL,
} as const;

/** Name of a rating. */
export type RatingKey = keyof typeof TABLE;

/** All ratings by name. A page that needs few of them imports the rows, so that bundlers leave out the others. */
export const RATINGS: Readonly<Record<RatingKey, Rating>> = TABLE;
