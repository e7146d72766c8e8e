import type { Schema } from "@grow/contract";
import { GERMINATION_METHODS, type Measures, SQUARE_FEET_PER_SQUARE_METER, showReading } from "@grow/domain";
import { MEAN_PARTS, ratingShare, readRating } from "@grow/domain/ratings";
import { rangeOf } from "../../../../../shared/strains/strain-data.ts";
import type { ShownUnit } from "../../../../../shared/words/unit-words.ts";

type Statistics = Schema<"GrowStatistics">;

const FIGURES = ["perWatt", "perSquare", "perPlant", "veg", "flowering", "days", "height"] as const;
type FigureName = (typeof FIGURES)[number];

/** A number of finished diaries: its median and its middle half. `n` counts growers. */
export interface StatisticsFigure {
  readonly name: FigureName;
  readonly median: number;
  readonly low: number;
  readonly high: number;
  readonly n: number;
  /** "days" where it is counted in days. */
  readonly unit: ShownUnit | "days";
  readonly digits: number;
  /** The breeder's data. */
  readonly packet: readonly [number, number] | null;
  /** What the best tenth is above. */
  readonly best: number;
  /** How many diaries reached which values; null where only the median is shown. */
  readonly histogram: {
    readonly from: number;
    readonly step: number;
    readonly counts: readonly number[];
  } | null;
}

export interface GerminationView {
  readonly percent: number;
  /** Seeds of real diaries and the growers who sowed them; null for the typical rate, the fallback with too few. */
  readonly counted: { readonly seeds: number; readonly growers: number } | null;
  readonly methods: readonly { readonly code: number; readonly percent: number }[];
}

export interface StatisticsView {
  readonly growers: number;
  /** Growers that a number needs. */
  readonly least: number;
  readonly figures: readonly StatisticsFigure[];
  /** Figures of too few growers. */
  readonly missing: readonly FigureName[];
  readonly germination: GerminationView;
  /** Growers whose reports the shares are of. */
  readonly sharing: number;
  readonly shares: readonly Schema<"ReportShare">[];
  readonly setups: Statistics["items_setup"];
  readonly brands: Statistics["items_brand"];
}

/** A mean of ratings given with the harvest. `n` counts growers. */
export interface CriterionView {
  readonly name: (typeof MEAN_PARTS)[number]["label"];
  readonly value: number;
  /** Of the best rating, 0 to 1. */
  readonly share: number;
  readonly n: number;
}

/** The means of the criteria; empty with too few growers. */
export const ratingsView = (statistics: Statistics): CriterionView[] =>
  MEAN_PARTS.flatMap((part) => {
    const { label: name } = part;
    const value = readRating(part, statistics);
    const share = ratingShare(part, value);
    return value === null || share === null ? [] : [{ name, value, share, n: statistics[`growers_${name}`] }];
  });

/** Values of one category that are shown; the others are too rare to choose a strain by. */
const MOST_SHARES = 6;

export function statisticsView(
  statistics: Statistics,
  facts: Schema<"SeedFacts"> | null,
  measures: Measures,
): StatisticsView {
  const counts = new Map<string, number>();
  const figures = figuresOf(statistics, facts, measures);
  return {
    growers: statistics.n,
    least: statistics.n_min,
    figures,
    missing: FIGURES.filter((name) => figures.every((figure) => figure.name !== name)),
    germination: germinationView(statistics.item_germination),
    sharing: statistics.growers_share,
    shares: statistics.items_share.filter(({ category }) => {
      const before = counts.get(category) ?? 0;
      counts.set(category, before + 1);
      return before < MOST_SHARES;
    }),
    setups: statistics.items_setup,
    brands: statistics.items_brand,
  };
}

function figuresOf(
  statistics: Statistics,
  facts: Schema<"SeedFacts"> | null,
  measures: Measures,
): StatisticsFigure[] {
  const figures: StatisticsFigure[] = [];
  const histograms = new Map(statistics.items_histogram.map((histogram) => [histogram.name, histogram]));
  const add = (
    name: FigureName,
    spread: Schema<"Spread"> | null,
    unit: StatisticsFigure["unit"],
    digits: number,
    {
      factor = 1,
      packet = null,
      drawn,
    }: {
      factor?: number;
      packet?: readonly [number, number] | null;
      drawn?: Schema<"Histogram">["name"];
    } = {},
  ) => {
    if (!spread) return;
    const [median, low, high] = [spread.median * factor, spread.q1 * factor, spread.q3 * factor];
    const histogram = drawn && histograms.get(drawn);
    figures.push({
      ...{ name, median, low, high, n: spread.n, unit, digits, packet, best: spread.p90 * factor },
      histogram: histogram
        ? { from: histogram.from * factor, step: histogram.step * factor, counts: histogram.counts }
        : null,
    });
  };
  const inFeet = measures.square === "english";
  const cm = showReading("height", 100, measures);
  const heightFactor = (cm?.value ?? 100) / 100;
  const height = facts && rangeOf(facts.height_min, facts.height_max);
  add("perWatt", statistics.yield_watt, "gramsPerWatt", 2, { drawn: "yield_watt" });
  add(
    "perSquare",
    statistics.yield_area,
    inFeet ? "gramsPerSquareFoot" : "gramsPerSquareMeter",
    0,
    inFeet ? { factor: 1 / SQUARE_FEET_PER_SQUARE_METER } : {},
  );
  // Outdoors nobody has watts: then the yield per plant is drawn.
  add("perPlant", statistics.yield_plant, "gramsPerPlant", 0, {
    ...(statistics.yield_watt ? {} : { drawn: "yield_plant" as const }),
  });
  add("veg", statistics.veg_days, "days", 0);
  add("flowering", statistics.flowering_days, "days", 0, {
    packet: facts && rangeOf(facts.flowering_days_min, facts.flowering_days_max),
    drawn: "flowering_days",
  });
  add("days", statistics.cnt_days, "days", 0);
  add("height", statistics.height, cm?.unit ?? "cm", 0, {
    factor: heightFactor,
    packet: height && [height[0] * heightFactor, height[1] * heightFactor],
    drawn: "height",
  });
  return figures;
}

/** Success of real diaries; with too few seeds or growers what is typical of each method, weighted by how many use it. */
function germinationView(counted: Statistics["item_germination"]): GerminationView {
  if (counted)
    return {
      percent: counted.percent,
      counted: { seeds: counted.cnt_seeds, growers: counted.n },
      methods: counted.items_method.map(({ method, percent }) => ({ code: method, percent })),
    };
  const typical =
    GERMINATION_METHODS.reduce((sum, method) => sum + method.success * method.popularity, 0) / 100;
  return {
    percent: Math.round(typical),
    counted: null,
    methods: GERMINATION_METHODS.map(({ code, success }) => ({ code, percent: success })),
  };
}
