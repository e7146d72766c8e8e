import type { DayRow, Figures } from "./view.ts";

/** Periods up to this length are shown by day, longer ones by week. */
const MOST_DAYS = 92;
const WEEK = 7;

/** A day, or a week. */
export interface TableRow extends Figures {
  readonly from: string;
  readonly to: string;
}

export interface TableRows {
  readonly step: "day" | "week";
  readonly rows: readonly TableRow[];
}

/** The rows of a period, which are the places of its charts. Weeks are counted from its end, so that only the first may be shorter. */
export function tableRows(days: readonly DayRow[]): TableRows {
  if (days.length <= MOST_DAYS)
    return { step: "day", rows: days.map(({ day, ...figures }) => ({ from: day, to: day, ...figures })) };
  const short = days.length % WEEK;
  const starts = [
    ...(short > 0 ? [0] : []),
    ...Array.from({ length: Math.floor(days.length / WEEK) }, (_, index) => short + index * WEEK),
  ];
  const rows = starts.map((start, index) => weekOf(days.slice(start, starts[index + 1])));
  return { step: "week", rows };
}

const SUMS = [
  ...(["views", "served", "viewable", "clicks", "followers", "diaries"] as const),
  ...(["harvests", "reviews", "cnt_rates", "questions"] as const),
] as const;

function weekOf(days: readonly DayRow[]): TableRow {
  const sums = Object.fromEntries(SUMS.map((name) => [name, sumOf(days, (day) => day[name])])) as Record<
    (typeof SUMS)[number],
    number | null
  >;
  const points = sumOf(days, ({ avg_rate, cnt_rates }) =>
    avg_rate === null ? null : avg_rate * (cnt_rates ?? 0),
  );
  const avg_rate = points !== null && sums.cnt_rates ? Math.round((10 * points) / sums.cnt_rates) / 10 : null;
  return { from: days[0]?.day ?? "", to: days.at(-1)?.day ?? "", ...sums, avg_rate };
}

/** The sum of the days with a number; null without any. */
function sumOf(days: readonly DayRow[], of: (day: DayRow) => number | null): number | null {
  const known = days.flatMap((day) => of(day) ?? []);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0);
}
