import type { Schema } from "@grow/contract";
import { type Period, type PresetView, presetsOf } from "../../../../shared/statistics/period.ts";
import { paths } from "../../paths.ts";

type Statistics = Schema<"BrandStatistics">;
export type Figures = Schema<"BrandFigures">;

/** Lengths that are offered, in days; the longest is a year of whole weeks. */
const PRESETS = [7, 30, 90, 364] as const;

/** What the chart can show, in the order of the page. */
export const COUNTS = [
  ...(["views", "viewable", "clicks", "followers"] as const),
  ...(["diaries", "harvests", "reviews", "questions"] as const),
] as const;
export type Count = (typeof COUNTS)[number];

/** A number of the period beside that of the period before; null where nothing was counted. */
export interface Compared {
  readonly value: number | null;
  readonly before: number | null;
  /** The difference as a share of what it was before; null without. */
  readonly change: number | null;
}

export interface DayRow extends Figures {
  readonly day: string;
}

export interface StatisticsView extends Period {
  readonly before: Period;
  readonly presets: readonly PresetView[];
  /**
   * - `waiting`: nothing was ever counted
   * - `unknown`: there is no number for any of these days
   * - `quiet`: nothing happened on them
   */
  readonly state: "waiting" | "unknown" | "quiet" | "counted";
  readonly counts: Readonly<Record<Count, Compared>>;
  /** With the numbers of ratings, null where nothing was counted. */
  readonly rating: Compared & { readonly ratings: number | null; readonly ratingsBefore: number | null };
  readonly followers: number;
  readonly diaries: number;
  /** The first day with views, banners and clicks, when it is not before all days that are shown or compared; null otherwise. */
  readonly countedFrom: string | null;
  /** Whether views, banners and clicks were ever counted. */
  readonly isSeen: boolean;
  readonly updateDate: string | null;
  /** The one in the chart. */
  readonly chosen: Count;
  readonly charts: readonly { readonly count: Count; readonly href: string }[];
  readonly days: readonly DayRow[];
}

/** Anchor of the chart: choosing another figure leaves it in view. */
export const CHART = "chart";

/** Everything that the page shows, from one response. @param today - day in UTC */
export function statisticsView(
  statistics: Statistics,
  { figure, today }: { readonly figure: string | null; readonly today: string },
): StatisticsView {
  const { from, to, total, before, items, counted_from, update_date } = statistics;
  const chosen = COUNTS.find((count) => count === figure) ?? "views";
  /** A part of a period compares with nothing. */
  const isWhole = (name: keyof Figures) => items.every(({ total: figures }) => figures[name] !== null);
  const compared = (name: keyof Figures, counted = name) => {
    const { change, ...values } = compare(total[name], before.total[name]);
    return { ...values, change: isWhole(counted) ? change : null };
  };
  return {
    ...{ from, to, before: { from: before.from, to: before.to } },
    presets: presetsOf(PRESETS, { from, to }, today, (period) =>
      paths.statistics({ ...period, figure: chosen }),
    ),
    state: stateOf(statistics),
    counts: Object.fromEntries(COUNTS.map((count) => [count, compared(count)])) as Record<Count, Compared>,
    rating: {
      ...compared("avg_rate", "cnt_rates"),
      ...{ ratings: total.cnt_rates, ratingsBefore: before.total.cnt_rates },
    },
    ...{ followers: statistics.cnt_followers, diaries: statistics.cnt_diaries },
    countedFrom: counted_from !== null && counted_from > before.from ? counted_from : null,
    isSeen: counted_from !== null,
    updateDate: update_date,
    chosen,
    charts: COUNTS.map((count) => ({
      count,
      href: `${paths.statistics({ from, to, figure: count })}#${CHART}`,
    })),
    days: items.map(({ day, total: figures }) => ({ day, ...figures })),
  };
}

function stateOf({ update_date, total }: Statistics): StatisticsView["state"] {
  if (update_date === null) return "waiting";
  const known = Object.values(total).filter((value) => value !== null);
  if (known.length === 0) return "unknown";
  return known.every((value) => value === 0) ? "quiet" : "counted";
}

function compare(value: number | null, before: number | null): Compared {
  const change = value === null || before === null || before === 0 ? null : value / before - 1;
  return { value, before, change };
}
