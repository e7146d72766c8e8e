import type { Schema } from "@grow/contract";
import { distinctWeeks, type Faza, type Level, type Measures, scoreWeek, weekDays } from "@grow/domain";
import { type PhotoData, photoData } from "../../../../shared/photo-source.ts";
import { type DoseView, dosesView } from "../../shared/diary/doses-view.ts";
import { type GerminationView, germinationView } from "../../shared/diary/germination-view.ts";
import { type HarvestView, harvestView } from "../../shared/diary/harvest-view.ts";
import {
  type CourseView,
  coursesView,
  type ReadingView,
  type RoomView,
  readingsView,
} from "../../shared/diary/readings-view.ts";
import { weekDates } from "../../shared/diary/week-dates.ts";
import {
  type EventMark,
  eventMarks,
  type FeedingView,
  feedingsView,
} from "../../shared/diary/week-log-view.ts";

type Week = Schema<"Week">;

export interface FilmView {
  readonly id: number;
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly color: string;
  readonly alt: string;
}

/** The week that a page shows. */
export interface WeekView {
  readonly id: number;
  readonly faza: Faza;
  /** Key of its name. */
  readonly name: string;
  /** Which week of its phase it is, 1 = first. */
  readonly ofPhase: number;
  readonly days: { readonly first: number; readonly last: number } | null;
  /** First and last date; known from the germination date. */
  readonly dates: readonly [string, string] | null;
  readonly levels: readonly Level[];
  readonly text: string;
  readonly lang: string;
  readonly liked: boolean;
  readonly likes: number;
  readonly photos: readonly (PhotoData & { readonly id: number })[];
  readonly films: readonly FilmView[];
  readonly readings: readonly ReadingView[];
  /** Readings through all growing weeks. */
  readonly courses: readonly CourseView[];
  readonly doses: readonly DoseView[];
  readonly feeding: string;
  /** Left out without data. */
  readonly germination?: GerminationView | undefined;
  /** Events of this week; left out without any. */
  readonly events?: readonly Schema<"WeekEvent">[] | undefined;
  /** Left out without any. */
  readonly feedings?: readonly FeedingView[] | undefined;
  /** Events of all growing weeks; left out without any. */
  readonly marks?: readonly EventMark[] | undefined;
  readonly harvest: HarvestView | null;
}

/** Levels of the leaf mark, one for each criterion. */
export function levelsOf(week: Week): readonly Level[] {
  return scoreWeek(week).map((score) => score.level);
}

/**
 * @param weeks - all weeks that the user may see, in order
 * @param at - index of the shown one
 */
export function weekView(
  weeks: readonly Week[],
  at: number,
  room: RoomView,
  measures: Measures,
): WeekView | null {
  const week = weeks[at];
  if (!week) return null;
  const days = weekDays(week.days);
  const germinated = weeks.map((one) => one.props.germ_date).find((date) => date);
  const isGrowing = week.faza !== 2;
  const germination = germinationView(week);
  const feedings = feedingsView(week, measures);
  const marks = eventMarks(weeks);
  return {
    id: week.id,
    faza: week.faza,
    name: week.name,
    ofPhase: distinctWeeks(weeks.slice(0, at + 1).filter((one) => one.faza === week.faza)).length,
    days,
    dates: weekDates(germinated, days),
    levels: levelsOf(week),
    text: week.text,
    lang: week.lang,
    liked: week.is_like,
    likes: week.cnt_likes,
    photos: week.items_photo
      .filter((photo) => !photo.is_remove)
      .map((photo) => ({ id: photo.id, ...photoData(photo) })),
    films: week.items_video
      .filter((film) => !film.is_remove)
      .map(({ id, url, width, height, color, alt }) => ({ id, url, width, height, color, alt })),
    readings: isGrowing ? readingsView(weeks, at, room, measures) : [],
    courses: coursesView(weeks, room, measures),
    doses: dosesView(week, measures),
    feeding: week.props.feeding_schedule ?? "",
    ...(germination ? { germination } : {}),
    ...(week.items_event?.length ? { events: week.items_event } : {}),
    ...(feedings.length > 0 ? { feedings } : {}),
    ...(marks.length > 0 ? { marks } : {}),
    harvest: harvestView(week, measures),
  };
}
