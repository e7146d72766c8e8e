import type { Schema } from "@grow/contract";
import type { Measures, StrainCategory } from "@grow/domain";
import { type StatisticsFigure, statisticsView } from "../shared/statistics-view.ts";
import { type StrainHeadView, strainHeadView } from "../shared/strain-head-view.ts";

/** A strain beside others. */
export interface ComparedStrain extends Omit<StrainHeadView, "counts"> {
  readonly diaries: number;
  /** Figures from finished diaries; those of too few growers are missing. */
  readonly figures: readonly Omit<StatisticsFigure, "histogram" | "best">[];
  /** Success of germination, %, counted or typical. */
  readonly germination: { readonly percent: number; readonly isCounted: boolean };
  /** The most named values of its reports, the first most often. */
  readonly values: Readonly<Record<ComparedCategory, readonly string[]>>;
}

export const COMPARED_CATEGORIES = [
  "tastes",
  "positive-effects",
  "negative-effects",
  "medical",
] as const satisfies readonly StrainCategory[];

type ComparedCategory = (typeof COMPARED_CATEGORIES)[number];

/** Values of a category in a cell. */
const MOST_VALUES = 4;

export function comparedStrain(
  strain: Schema<"Strain">,
  statistics: Schema<"GrowStatistics">,
  measures: Measures,
): ComparedStrain {
  const { counts: _, ...head } = strainHeadView(strain, statistics);
  const { figures, germination, shares } = statisticsView(statistics, strain.item_facts, measures);
  const values = (category: ComparedCategory) => {
    const named = shares.filter((share) => share.category === category).map(({ val }) => val);
    return (named.length > 0 ? named : strain.categories[category]).slice(0, MOST_VALUES);
  };
  return {
    ...head,
    diaries: strain.cnt_diaries,
    figures: figures.map(({ histogram: _, best: __, ...figure }) => figure),
    germination: { percent: germination.percent, isCounted: germination.counted !== null },
    values: {
      tastes: values("tastes"),
      "positive-effects": values("positive-effects"),
      "negative-effects": values("negative-effects"),
      medical: values("medical"),
    },
  };
}
