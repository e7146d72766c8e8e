import type { Schema } from "@grow/contract";
import { type Faza, type Measures, weekDays } from "@grow/domain";
import { type PhotoData, photoData } from "../../../../shared/photo-source.ts";
import { type DoseView, dosesView } from "../../shared/diary/doses-view.ts";
import { type FactView, factsView } from "../../shared/diary/facts-view.ts";
import { type GerminationView, germinationView } from "../../shared/diary/germination-view.ts";
import { type HarvestFigure, type HarvestView, harvestView } from "../../shared/diary/harvest-view.ts";
import { lockedWeeks } from "../../shared/diary/locked-weeks.ts";
import { type ReadingView, readingsView, roomView } from "../../shared/diary/readings-view.ts";
import { type SetupView, setupView } from "../../shared/diary/setup-view.ts";
import { weekDates } from "../../shared/diary/week-dates.ts";
import { type FeedingView, feedingsView } from "../../shared/diary/week-log-view.ts";

/** A week on paper: its photos and all that the grower entered. */
export interface PrintedWeek {
  readonly id: number;
  readonly faza: Faza;
  /** Key of its name. */
  readonly name: string;
  readonly days: { readonly first: number; readonly last: number } | null;
  /** First and last date; known from the germination date. */
  readonly dates: readonly [string, string] | null;
  readonly photos: readonly PhotoData[];
  readonly text: string;
  readonly lang: string;
  readonly readings: readonly ReadingView[];
  readonly germination: GerminationView | null;
  readonly events: readonly Schema<"WeekEvent">[];
  readonly feedings: readonly FeedingView[];
  readonly doses: readonly DoseView[];
  /** The grower's text about the feeding schedule. */
  readonly feeding: string;
  readonly harvest: readonly HarvestFigure[];
  readonly report: Pick<HarvestView, "seed" | "smoke" | "report" | "nutrients"> | null;
}

export interface PrintView {
  readonly id: number;
  readonly name: string;
  readonly lang: string;
  readonly link: string;
  /** Null when the account is gone. */
  readonly author: string | null;
  /** First and last date of the grow; null where the germination date is not known. */
  readonly dates: readonly [string, string] | null;
  readonly cover: PhotoData | null;
  readonly facts: readonly FactView[];
  readonly setup: SetupView;
  readonly weeks: readonly PrintedWeek[];
  /** Weeks that this reader may not open. */
  readonly lockedWeeks: number;
  readonly hasPhotos: boolean;
}

function growDates(spans: readonly (readonly [string, string] | null)[]): readonly [string, string] | null {
  const known = spans.filter((span) => span !== null);
  const dates = known.flat().sort();
  const [first] = dates;
  const last = dates.at(-1);
  return first !== undefined && last !== undefined ? [first, last] : null;
}

/** All figures separately: the print shows wet weight next to dry weight. */
function harvestFigures({ figures, others }: HarvestView): HarvestFigure[] {
  const origins = figures.flatMap(({ from }) => (from ? [from] : []));
  return [...figures, ...origins, ...others];
}

/**
 * A diary as a report for paper.
 *
 * @param hasPhotos - false leaves all photos out
 */
export function printView(diary: Schema<"Diary">, hasPhotos: boolean, measures: Measures): PrintView {
  const { items_week: open } = diary;
  const germinated = open.map((week) => week.props.germ_date).find((date) => date);
  const spans = open.map((week) => weekDates(germinated, weekDays(week.days)));
  return {
    id: diary.id,
    name: diary.name,
    lang: diary.lang,
    link: diary.link,
    author: diary.item_user?.name ?? null,
    dates: growDates(spans),
    cover: hasPhotos && diary.item_cover ? photoData(diary.item_cover) : null,
    facts: diary.weeks.length > 0 ? factsView(diary, measures) : [],
    setup: setupView(diary),
    weeks: open.map((week, at) => {
      const photos = hasPhotos ? week.items_photo.filter((one) => !one.is_remove) : [];
      const harvest = harvestView(week, measures);
      return {
        id: week.id,
        faza: week.faza,
        name: week.name,
        days: weekDays(week.days),
        dates: spans[at] ?? null,
        photos: photos.map(photoData),
        text: week.text.trim(),
        lang: week.lang,
        readings: week.faza === 2 ? [] : readingsView(open, at, roomView(diary), measures),
        germination: germinationView(week),
        events: week.items_event ?? [],
        feedings: feedingsView(week, measures),
        doses: dosesView(week, measures),
        feeding: (week.props.feeding_schedule ?? "").trim(),
        harvest: harvest ? harvestFigures(harvest) : [],
        report: harvest && {
          seed: harvest.seed,
          smoke: harvest.smoke.trim(),
          report: harvest.report,
          nutrients: harvest.nutrients,
        },
      };
    }),
    lockedWeeks: lockedWeeks(diary),
    hasPhotos,
  };
}
