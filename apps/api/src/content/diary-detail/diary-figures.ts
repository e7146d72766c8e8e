import { daysGrown, diaryProgress, type Faza, highestFaza } from "@grow/domain";

import { eventBits } from "./event-bits.ts";
import { presentWeeks } from "./present-diary.ts";
import type { WeekRow } from "./week-rows.ts";

/** Figures of `diary` that are derived from its weeks. */
export interface DiaryFigures {
  max_faza: Faza | null;
  is_harvest: boolean;
  is_video: boolean;
  n_progress: number;
  cnt_days: number;
  cnt_weeks: number;
  cnt_photos: number;
  harvest_weight: number | null;
  harvest_watt: number | null;
  /** The events of all weeks, by {@link eventBits}. */
  events: number;
}

/** Derives the figures of a diary from its weeks, the completeness of each week, and the candidates for its cover. */
export function diaryFigures(rows: readonly WeekRow[]) {
  const weeks = presentWeeks(rows);
  const media = rows.flatMap((row) => row.media);
  const photos = media.filter((item) => item.kind === "photo").map((photo) => photo.id);
  const maxFaza = highestFaza(weeks);
  const figures: DiaryFigures = {
    max_faza: maxFaza,
    is_harvest: maxFaza === 2,
    is_video: media.length > photos.length,
    n_progress: diaryProgress(weeks),
    cnt_days: daysGrown(weeks),
    cnt_weeks: rows.length,
    cnt_photos: photos.length,
    harvest_weight: sumOf(rows, "harvest_weight"),
    harvest_watt: highestOf(rows, "harvest_watt"),
    events: eventBits(rows.flatMap((row) => row.events.map(({ type }) => type))),
  };
  const progress = weeks.map((week) => ({ id: week.id, n: diaryProgress([week]) }));
  return { figures, weeks, progress, photos };
}

function harvested(rows: readonly WeekRow[], name: "harvest_weight" | "harvest_watt"): number[] {
  return rows.filter((row) => row.faza === 2).flatMap((row) => row[name] ?? []);
}

/** Sums the harvests of a diary; null without a weight. */
function sumOf(rows: readonly WeekRow[], name: "harvest_weight"): number | null {
  const values = harvested(rows, name);
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0);
}

function highestOf(rows: readonly WeekRow[], name: "harvest_watt"): number | null {
  const values = harvested(rows, name);
  return values.length === 0 ? null : Math.max(...values);
}
