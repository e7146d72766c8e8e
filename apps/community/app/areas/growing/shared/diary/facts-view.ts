import type { Schema } from "@grow/contract";
import { distinctWeeks, gramsPerWatt, isFilled, type Measures, roundTo, showReading } from "@grow/domain";
import { readRating, SEED_GENERAL } from "@grow/domain/ratings";
import type { Figure } from "../../../../shared/words/use-figures.ts";

type Diary = Schema<"Diary">;

/** A key figure of a grow, such as its yield. */
export interface FactView extends Figure {
  readonly name: "harvest" | "yield" | "days" | "weeks" | "height" | "rating";
}

/** The results of a diary so far, in two to four figures. */
export function factsView(diary: Diary, measures: Measures): FactView[] {
  const harvests = diary.items_week.filter((week) => week.faza === 2);
  const weights = harvests.map((week) => week.props.harvest_weight).filter(isNumber);
  const weight = weights.length > 0 ? weights.reduce((sum, one) => sum + one, 0) : null;
  const watt = harvests.map((week) => week.props.harvest_watt).find(isNumber);
  const rating = harvests
    .map((week) => readRating(SEED_GENERAL, week.item_harvest?.item_review_seed))
    .find(isNumber);
  const shown = showReading("harvest_weight", weight, measures);
  const perWatt = roundTo(gramsPerWatt(weight, watt), 2);
  const facts: FactView[] = [];
  if (shown) facts.push({ name: "harvest", value: shown.value, unit: shown.unit });
  if (perWatt !== null) facts.push({ name: "yield", value: perWatt, unit: "gramsPerWatt" });
  facts.push({ name: "days", value: diary.cnt_days, unit: "plant" });
  if (facts.length < 3)
    facts.push({ name: "weeks", value: distinctWeeks(diary.weeks).length, unit: "plant" });
  const newest = diary.items_week.findLast((week) => isNumber(week.props.height))?.props.height;
  // Of a cut diary only the first height is known.
  const height = harvests.length === 0 && !diary.is_cut ? showReading("height", newest, measures) : null;
  if (height) facts.push({ name: "height", value: height.value, unit: height.unit });
  if (rating !== undefined) facts.push({ name: "rating", value: rating, unit: "score" });
  return facts;
}

function isNumber(value: number | null | undefined): value is number {
  return typeof value === "number" && isFilled(value);
}
