import type { Schema } from "@grow/contract";
import { type Measures, showReading } from "@grow/domain";
import { readRating, SEED_GENERAL } from "@grow/domain/ratings";
import type { ShownWeight } from "../../diary-cards/card-data.ts";
import type { TabLength, TabRequest } from "../tab-list.ts";

export const HARVEST_CHOICES = { sort: ["new", "yield", "rate", "like"] } as const;
export type HarvestChoices = TabRequest<typeof HARVEST_CHOICES>;

/** A harvest week in a list. */
export interface HarvestData {
  readonly id: number;
  readonly link: string;
  readonly diary: string;
  readonly grower: { readonly name: string } | null;
  readonly weight: ShownWeight | null;
  readonly perWatt: number | null;
  readonly perPlant: number | null;
  readonly days: number;
  readonly rating: number | null;
}

export interface HarvestsView extends TabLength {
  readonly sort: HarvestChoices["sort"];
  readonly harvests: readonly HarvestData[];
}

export function harvestsView(
  sort: HarvestChoices["sort"],
  weeks: Schema<"WeekCardList">,
  length: TabLength,
  measures: Measures,
): HarvestsView {
  return { sort, ...length, harvests: weeks.items.map((week) => harvestData(week, measures)) };
}

function harvestData(week: Schema<"WeekCard">, measures: Measures): HarvestData {
  const { item_diary: diary, props } = week;
  const shown = showReading("harvest_weight", props.harvest_weight, measures);
  return {
    id: week.id,
    link: week.link,
    diary: diary.name,
    grower: diary.item_user && { name: diary.item_user.name },
    weight: shown && { value: shown.value, symbol: shown.symbol, decimals: shown.decimals },
    perWatt: week.yield_watt,
    perPlant: week.yield_plant,
    days: week.cnt_days,
    rating: readRating(SEED_GENERAL, week),
  };
}
