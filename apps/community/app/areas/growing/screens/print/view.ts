import type { Schema } from "@grow/contract";
import { type Faza, type Measures, weekDays } from "@grow/domain";
import { type PhotoData, photoData } from "../../../../shared/photo-source.ts";
import { type FactView, factsView } from "../../shared/diary/facts-view.ts";
import { type GerminationView, germinationView } from "../../shared/diary/germination-view.ts";
import { type HarvestFigure, harvestView } from "../../shared/diary/harvest-view.ts";
import { type ReadingView, readingsView, roomView } from "../../shared/diary/readings-view.ts";
import { type SetupView, setupView } from "../../shared/diary/setup-view.ts";
import { type FeedingView, feedingsView } from "../../shared/diary/week-log-view.ts";

/** A week on paper: its first photo, its words, its readings. */
export interface PrintedWeek {
  readonly id: number;
  readonly faza: Faza;
  /** Key of its name. */
  readonly name: string;
  readonly days: { readonly first: number; readonly last: number } | null;
  readonly photo: PhotoData | null;
  readonly text: string;
  readonly lang: string;
  readonly readings: readonly ReadingView[];
  readonly germination: GerminationView | null;
  readonly events: readonly Schema<"WeekEvent">[];
  readonly feedings: readonly FeedingView[];
  readonly harvest: readonly HarvestFigure[];
}

export interface PrintView {
  readonly id: number;
  readonly name: string;
  readonly lang: string;
  readonly link: string;
  /** Null when the account is gone. */
  readonly author: string | null;
  readonly started: string;
  readonly changed: string;
  readonly cover: PhotoData | null;
  readonly facts: readonly FactView[];
  readonly setup: SetupView;
  readonly weeks: readonly PrintedWeek[];
  /** Weeks that this reader may not open. */
  readonly lockedWeeks: number;
  readonly hasPhotos: boolean;
}

/**
 * A diary as a report for paper.
 *
 * @param hasPhotos - false leaves all photos out
 */
export function printView(diary: Schema<"Diary">, hasPhotos: boolean, measures: Measures): PrintView {
  const { items_week: open } = diary;
  return {
    id: diary.id,
    name: diary.name,
    lang: diary.lang,
    link: diary.link,
    author: diary.item_user?.name ?? null,
    started: diary.add_date,
    changed: diary.update_date,
    cover: hasPhotos && diary.item_cover ? photoData(diary.item_cover) : null,
    facts: diary.weeks.length > 0 ? factsView(diary, measures) : [],
    setup: setupView(diary),
    weeks: open.map((week, at) => {
      const photo = hasPhotos ? week.items_photo.find((one) => !one.is_remove) : undefined;
      const harvest = harvestView(week, measures);
      return {
        id: week.id,
        faza: week.faza,
        name: week.name,
        days: weekDays(week.days),
        photo: photo ? photoData(photo) : null,
        text: week.text.trim(),
        lang: week.lang,
        readings: week.faza === 2 ? [] : readingsView(open, at, roomView(diary), measures),
        germination: germinationView(week),
        events: week.items_event ?? [],
        feedings: feedingsView(week, measures),
        harvest: harvest ? [...harvest.figures, ...harvest.others] : [],
      };
    }),
    lockedWeeks: diary.is_cut ? diary.weeks.length - open.length : 0,
    hasPhotos,
  };
}
