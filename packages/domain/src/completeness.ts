import { listIn } from "./argument-checks.ts";
import { isFilled } from "./filled.ts";
import { instantOf } from "./iso-instant.ts";
import { numberIn } from "./number-input.ts";
import { isFaza } from "./phase.ts";
import { textLength } from "./plain-text.ts";
import { nutrientRating, type RatedNutrient } from "./ratings/nutrient-rating.ts";
import {
  type CountedReadingKey,
  countedReadings,
  GROWING_READINGS,
  HARVEST_READINGS,
  READINGS,
} from "./readings.ts";
import { shownPhotos } from "./shown-photos.ts";
import { fazaOf, type WeekPhase } from "./week-fields.ts";

/** How well a criterion of a week is met. */
export type Level = "bad" | "normal" | "good";

/** What the completeness of a week is made of. */
export type Criterion = "photos" | "conditions" | "nutrients" | "comment" | "result" | "strain";

/** Code points from which a comment is good. */
export const COMMENT_LENGTH = 140;

/** A germination week with a germination date counts as this many conditions. */
export const GERMINATION_CONDITIONS = 10;

/** What the grower adds to reach the next level. */
export type StepUnit =
  | "photo"
  | "reading"
  | "germ_date"
  | "dose"
  | "character"
  | "result"
  | "strain_review"
  | "nutrient_review";

/** The next useful step of one criterion. */
export interface NextStep {
  /** Level the step leads to. */
  readonly level: Level;
  /** Count that reaches it. */
  readonly count: number;
  /** How many are missing, at least 1. */
  readonly missing: number;
  /** What is counted. */
  readonly unit: StepUnit;
}

/** One criterion of a week, its level and the next step. */
export interface CriterionScore {
  readonly criterion: Criterion;
  readonly level: Level;
  /** Current count: photos, filled readings, code points of the comment, dosed nutrients … */
  readonly count: number;
  /** Count from which the criterion is good. */
  readonly good: number;
  /** The step to the next level; `null` when the criterion is good. */
  readonly next: NextStep | null;
}

/** The fields of a harvest review that count towards "strain". */
interface SeedReview {
  readonly props?: { readonly growing?: unknown; readonly resistance?: unknown } | null | undefined;
  readonly n_general?: unknown;
  readonly text?: string | null | undefined;
}

/** A nutrient reviewed at harvest. */
interface ReviewedNutrient extends RatedNutrient {
  readonly comment?: string | null | undefined;
  readonly is_remove?: boolean | undefined;
}

/** The fields of a week that its completeness depends on. */
export type ScoredWeek = WeekPhase & {
  /** The comment; normal from 1 character on, good from 140. Tags do not count. */
  readonly text?: string | null | undefined;
  /**
   * Readings in stored units, germination date, and the results of a harvest; the wire calls `ec` `tds`. Conditions are normal from 4 readings on,
   * good from 6. Results are `harvest_wet_weight`, `harvest_plant`, `harvest_watt` and `harvest_space`: normal from 1 on, good with all 4.
   * Numbers outside the limits of the reading do not count; a text, such as that of a form, is a TypeError. The older field `ppm` counts beside `tds`, as the specification lists both.
   */
  readonly props?:
    | ({ readonly [K in CountedReadingKey | "ec"]?: number | null | undefined } & {
        /** Day of germination, `YYYY-MM-DD` or an ISO instant; a day that does not exist is none. */
        readonly germ_date?: string | null | undefined;
      })
    | null
    | undefined;
  /** Photos; normal from 1 on, good from 4. */
  readonly items_photo?: readonly { readonly is_remove?: boolean | undefined }[] | null | undefined;
  /** Nutrients of a flowering week; one with a dose in ml/l is good. */
  readonly item_flowering?:
    | {
        readonly items_nutrient?:
          | readonly { readonly val?: number | null | undefined; readonly is_remove?: boolean | undefined }[]
          | null;
      }
    | null
    | undefined;
  /**
   * Reviews of a harvest week. "nutrients" is good with one that has both a comment and a rating from 1 on. "strain" counts the four fields of the
   * review: normal from 1 on, good with all.
   */
  readonly item_harvest?:
    | {
        readonly items_nutrient?: readonly ReviewedNutrient[] | null | undefined;
        readonly item_review_seed?: SeedReview | null | undefined;
      }
    | null
    | undefined;
};

/** Builds a score from a count and the two counts at which the level changes. */
function score(
  criterion: Criterion,
  unit: StepUnit,
  count: number,
  normal: number,
  good: number,
): CriterionScore {
  // A criterion without a middle level has the same count for both.
  const target = count < normal ? normal : good;
  const next: NextStep = {
    level: target < good ? "normal" : "good",
    count: target,
    missing: target - count,
    unit,
  };
  if (count >= good) return { criterion, level: "good", count, good, next: null };
  return { criterion, level: count < normal ? "bad" : "normal", count, good, next };
}

function scorePhotos(week: ScoredWeek): CriterionScore {
  const count = shownPhotos(week.items_photo).length;
  return score("photos", "photo", count, 1, 4);
}

/**
 * Counts readings that are possible: a grower who mistypes one has not measured it.
 *
 * @throws TypeError naming a reading that is no number
 */
function countReadings(props: ScoredWeek["props"], keys: readonly CountedReadingKey[]): number {
  const values = { ...props, tds: props?.tds ?? props?.ec };
  return keys.filter((key) => {
    const { min, max } = READINGS[key];
    return numberIn(values[key], min, max, `a number as ${key === "tds" ? "ec" : key}`) !== null;
  }).length;
}

function scoreConditions(week: ScoredWeek): CriterionScore {
  if (fazaOf(week) !== -1)
    return score("conditions", "reading", countReadings(week.props, countedReadings(GROWING_READINGS)), 4, 6);
  if (instantOf(week.props?.germ_date) !== null)
    return score("conditions", "germ_date", GERMINATION_CONDITIONS, 4, 6);
  const next: NextStep = { level: "good", count: GERMINATION_CONDITIONS, missing: 1, unit: "germ_date" };
  return { ...score("conditions", "germ_date", 0, 4, 6), next };
}

function scoreDoses(week: ScoredWeek): CriterionScore {
  const dosed = listIn(week.item_flowering?.items_nutrient ?? []).filter(
    // A dose of 0 means the product was left out, and there is none below.
    (nutrient) => !nutrient.is_remove && (numberIn(nutrient.val) ?? 0) > 0,
  );
  return score("nutrients", "dose", dosed.length, 1, 1);
}

function scoreComment(week: ScoredWeek): CriterionScore {
  return score("comment", "character", textLength(week.text), 1, COMMENT_LENGTH);
}

function scoreResult(week: ScoredWeek): CriterionScore {
  const figures = countedReadings(HARVEST_READINGS);
  return score("result", "result", countReadings(week.props, figures), 1, figures.length);
}

function scoreStrain(week: ScoredWeek): CriterionScore {
  const review = week.item_harvest?.item_review_seed;
  const fields = [review?.props?.growing, review?.props?.resistance, review?.n_general, review?.text];
  return score("strain", "strain_review", fields.filter(isFilled).length, 1, fields.length);
}

function scoreNutrientReviews(week: ScoredWeek): CriterionScore {
  const reviewed = listIn(week.item_harvest?.items_nutrient ?? []).filter(
    (nutrient) => !nutrient.is_remove && isFilled(nutrient.comment) && (nutrientRating(nutrient) ?? 0) > 0,
  );
  return score("nutrients", "nutrient_review", reviewed.length, 1, 1);
}

/**
 * Scores the completeness of a week, criterion by criterion, in the order of the leaflets of the leaf icon.
 *
 * Germination and vegetative weeks have photos, conditions and comment; flowering weeks also have nutrients; harvest
 * weeks have photos, result, strain, comment and nutrients.
 *
 * @param week - a stored week or the content of the editor; metric readings, removed rows included
 * @returns three to five scores; none for a code of no phase
 * @throws TypeError for a week without a phase, and for a reading of it that is no number
 * @example
 * scoreWeek({ phase: "vegetative", text: "Topped.", items_photo: [{}, {}, {}, {}] }).map((s) => s.level);
 * // ["good", "bad", "normal"]
 */
export function scoreWeek(week: ScoredWeek): readonly CriterionScore[] {
  const faza = fazaOf(week);
  if (!isFaza(faza)) return [];
  if (faza === 2) {
    return [
      scorePhotos(week),
      scoreResult(week),
      scoreStrain(week),
      scoreComment(week),
      scoreNutrientReviews(week),
    ];
  }
  if (faza === 1) return [scorePhotos(week), scoreConditions(week), scoreDoses(week), scoreComment(week)];
  return [scorePhotos(week), scoreConditions(week), scoreComment(week)];
}
