import type { Schema } from "@grow/contract";
import {
  harvestYield,
  isFilled,
  type Measures,
  type ReadingKey,
  roundTo,
  SQUARE_FEET_PER_SQUARE_METER,
  showReading,
} from "@grow/domain";
import { nutrientRating, readRating, SEED_RATINGS } from "@grow/domain/ratings";
import { existingPage } from "../../../../shared/existing-page.ts";
import type { Figure } from "../../../../shared/words/use-figures.ts";

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
  /** Its inputs: wet weight, power of the lamps, area, number of plants. */
  readonly from?: (Figure & { readonly name: HarvestFigureName }) | undefined;
  /** Dry weight of the wet one, %. */
  readonly share?: number | undefined;
}

/** A category of the smoke report. */
export type ReportCategory = keyof Schema<"HarvestReport">;

/** Words of the smoke report. */
export interface ReportView {
  readonly category: ReportCategory;
  readonly words: readonly { readonly value: string; readonly href?: string | undefined }[];
}

/** A named rating from 0 to 10. */
export interface RatingView {
  readonly name: (typeof SEED_RATINGS)[number]["label"];
  readonly value: number;
}

/** The results of a harvest. */
export interface HarvestView {
  /** Results, each with its inputs. */
  readonly figures: readonly HarvestFigure[];
  /** Numbers that yield no result. */
  readonly others: readonly HarvestFigure[];
  readonly seed: { readonly ratings: readonly RatingView[]; readonly texts: readonly string[] } | null;
  readonly smoke: string;
  readonly report: readonly ReportView[];
  readonly nutrients: readonly {
    readonly id: number;
    readonly name: string;
    readonly brand: string | null;
    readonly rating: number | null;
    readonly comment: string;
  }[];
}

const percent = (part: number, whole: number): number => Math.round((part / whole) * 100);

function figures(props: Week["props"], measures: Measures): Pick<HarvestView, "figures" | "others"> {
  const found: HarvestFigure[] = [];
  const others: HarvestFigure[] = [];
  const reading = (name: HarvestFigureName, key: ReadingKey): HarvestFigure | undefined => {
    const shown = showReading(key, props[key], measures);
    return shown ? { name, value: shown.value, unit: shown.unit } : undefined;
  };
  /** A figure with its input, or the input alone. */
  const add = (figure: HarvestFigure | undefined, from: HarvestFigure | undefined) => {
    if (figure) found.push({ ...figure, ...(from ? { from } : {}) });
    else if (from) others.push(from);
  };
  const derived = (
    name: HarvestFigureName,
    yielded: number | null,
    unit: Figure["unit"],
    decimals: number,
  ): HarvestFigure | undefined => {
    const value = roundTo(yielded, decimals);
    return value === null ? undefined : { name, value, unit };
  };

  const { harvest_weight: dry, harvest_wet_weight: wet, harvest_plant: plants } = props;
  const { perWatt, perSquareMeter, perPlant } = harvestYield(props);
  const inFeet = measures.square === "english";
  const weight = reading("dry", "harvest_weight");
  const share = dry && wet && wet >= dry ? { share: percent(dry, wet) } : {};
  add(weight && { ...weight, ...share }, reading("wet", "harvest_wet_weight"));
  add(derived("perWatt", perWatt, "gramsPerWatt", 2), reading("power", "harvest_watt"));
  add(
    derived(
      "perSquare",
      perSquareMeter !== null && inFeet ? perSquareMeter / SQUARE_FEET_PER_SQUARE_METER : perSquareMeter,
      inFeet ? "gramsPerSquareFoot" : "gramsPerSquareMeter",
      0,
    ),
    reading("space", "harvest_space"),
  );
  // Of one plant it is the harvest itself.
  add(
    plants === 1 ? undefined : derived("perPlant", perPlant, "gramsPerPlant", 0),
    reading("plants", "harvest_plant"),
  );
  return { figures: found, others };
}

/** The order of the report: what it did, what it also did, what it helped with, what it tasted of. */
const CATEGORIES: readonly ReportCategory[] = ["positive-effects", "negative-effects", "medical", "tastes"];

function reportView(report: Schema<"HarvestReport"> | null | undefined): ReportView[] {
  if (!report) return [];
  return CATEGORIES.map((category) => ({
    category,
    words: report[category].map((value) => ({
      value,
      href: existingPage(`/strains/category/${category}/${value}`),
    })),
  })).filter(({ words }) => words.length > 0);
}

function seedReview(block: NonNullable<Week["item_harvest"]>): HarvestView["seed"] {
  const review = block.item_review_seed;
  const ratings = SEED_RATINGS.flatMap((rating) => {
    const value = readRating(rating, review);
    return value === null ? [] : [{ name: rating.label, value }];
  });
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
    .map((nutrient) => {
      const { id, name, item_product, comment } = nutrient;
      const brand = item_product?.item_brand?.name ?? null;
      return { id, name, brand, rating: nutrientRating(nutrient), comment };
    });
  return {
    ...figures(props, measures),
    seed: block && seedReview(block),
    smoke: props.harvest_smoke ?? "",
    report: reportView(block?.item_report),
    nutrients,
  };
}
