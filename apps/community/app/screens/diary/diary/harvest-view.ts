import type { Schema } from "@grow/contract";
import {
  isFilled,
  type Measures,
  type ReadingKey,
  roundTo,
  showReading,
  squareMeterToSquareFoot,
} from "@grow/domain";
import type { Figure } from "./readings-view.ts";

type Week = Schema<"Week">;

/** Figures of a harvest, in the order shown. */
export type HarvestFigureName =
  | "dry"
  | "wet"
  | "perWatt"
  | "perSquare"
  | "perPlant"
  | "plants"
  | "power"
  | "space";

export interface HarvestFigure extends Figure {
  readonly name: HarvestFigureName;
}

/** A named rating from 0 to 10. */
export interface RatingView {
  readonly name: "general" | "growing" | "resistance";
  readonly value: number;
}

/** What came of a grow. */
export interface HarvestView {
  readonly figures: readonly HarvestFigure[];
  readonly seed: { readonly ratings: readonly RatingView[]; readonly texts: readonly string[] } | null;
  readonly smoke: string;
  readonly nutrients: readonly {
    readonly id: number;
    readonly name: string;
    readonly brand: string | null;
    readonly rating: number | null;
    readonly comment: string;
  }[];
}

/** Grams of dry harvest for each of something. */
function perUnit(weight: number | null | undefined, count: number | null | undefined): number | null {
  return isFilled(weight) && isFilled(count) && count ? (weight ?? 0) / count : null;
}

/** Yield in g/W of dry weight; null when one of both is missing or there was no lamp. */
export function gramsPerWatt(
  weight: number | null | undefined,
  watt: number | null | undefined,
): number | null {
  const yielded = perUnit(weight, watt);
  return yielded === null ? null : roundTo(yielded, 2);
}

function figures(props: Week["props"], measures: Measures): HarvestFigure[] {
  const found: HarvestFigure[] = [];
  const reading = (name: HarvestFigureName, key: ReadingKey) => {
    const shown = showReading(key, props[key], measures);
    if (shown) found.push({ name, value: shown.value, unit: shown.unit });
  };
  const derived = (name: HarvestFigureName, value: number | null, unit: Figure["unit"], decimals: number) => {
    if (value !== null) found.push({ name, value: roundTo(value, decimals), unit });
  };
  const { harvest_weight: weight, harvest_watt: watt, harvest_space: space, harvest_plant: plants } = props;
  const perSquareMeter = perUnit(weight, space);
  const inFeet = measures.square === "english";
  reading("dry", "harvest_weight");
  reading("wet", "harvest_wet_weight");
  derived("perWatt", gramsPerWatt(weight, watt), "gramsPerWatt", 2);
  derived(
    "perSquare",
    perSquareMeter !== null && inFeet ? perSquareMeter / squareMeterToSquareFoot(1) : perSquareMeter,
    inFeet ? "gramsPerSquareFoot" : "gramsPerSquareMeter",
    0,
  );
  // Of one plant it is the harvest itself.
  if (plants !== 1) derived("perPlant", perUnit(weight, plants), "gramsPerPlant", 0);
  reading("plants", "harvest_plant");
  reading("power", "harvest_watt");
  reading("space", "harvest_space");
  return found;
}

function seedReview(block: NonNullable<Week["item_harvest"]>): HarvestView["seed"] {
  const review = block.item_review_seed;
  const all: [RatingView["name"], number | null][] = [
    ["general", review?.n_general ?? null],
    ["growing", review?.props.growing ?? null],
    ["resistance", review?.props.resistance ?? null],
  ];
  const ratings = all.flatMap(([name, value]) => (value === null ? [] : { name, value }));
  const texts = [review?.text ?? "", block.strain_comment].filter(isFilled);
  return ratings.length + texts.length > 0 ? { ratings, texts } : null;
}

/** The harvest of a week; null for a week of another phase. */
export function harvestView(
  { faza, props, item_harvest: block }: Week,
  measures: Measures,
): HarvestView | null {
  if (faza !== 2) return null;
  const nutrients = (block?.items_nutrient ?? [])
    .filter((nutrient) => !nutrient.is_remove)
    .map(({ id, name, item_product, n_general, items, comment }) => {
      const partial = items.map((item) => item.n_general).filter((rating) => rating !== null);
      const best = partial.length > 0 ? Math.max(...partial) : null;
      return { id, name, brand: item_product?.item_brand?.name ?? null, rating: n_general ?? best, comment };
    });
  return {
    figures: figures(props, measures),
    seed: block && seedReview(block),
    smoke: props.harvest_smoke ?? "",
    nutrients,
  };
}
