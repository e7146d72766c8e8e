import type { Schema } from "@grow/contract";
import {
  type Faza,
  type Level,
  type Measures,
  READING_KEYS,
  type ReadingKey,
  type SoilCode,
  scoreWeek,
  weekDays,
} from "@grow/domain";
import { type PhotoData, photoData } from "../../../../shared/photo-source.ts";
import {
  type DoseRow,
  doseRows,
  emptyWeekForm,
  type WeekForm,
  weekForm,
} from "../../shared/week-form/week-form.ts";

type Diary = Pick<
  Schema<"Diary">,
  "id" | "name" | "link" | "type_soil" | "item_user" | "weeks" | "items_week"
>;
type Week = Schema<"Week">;

/** Numbers of a week as they are stored. */
export type StoredReadings = Partial<Record<ReadingKey, number>>;

/** A week in the strip above the form. */
export interface CellView {
  readonly id: number;
  readonly faza: Faza;
  /** Key of its name. */
  readonly name: string;
  readonly days: { readonly first: number; readonly last: number } | null;
  readonly photo: PhotoData | null;
  readonly levels: readonly Level[] | null;
}

/** Data of the week before that is useful in this one. */
export interface LastWeekView {
  /** Key of its name. */
  readonly name: string;
  readonly readings: StoredReadings;
  readonly doses: readonly DoseRow[];
  /** The feeding plan. */
  readonly feeding: string;
  /** Units of the doses. */
  readonly measures: Measures;
}

export interface EditorView {
  readonly diary: {
    readonly id: number;
    readonly name: string;
    readonly link: string;
    readonly soil: SoilCode;
  };
  /** Null for a week that is being added. */
  readonly week: {
    readonly id: number;
    readonly version: number;
    /** Key of its name. */
    readonly name: string;
    /** Language of what was written in it. */
    readonly lang: string;
    readonly readings: StoredReadings;
  } | null;
  readonly cells: readonly CellView[];
  /** Id of the newest week of the diary; 0 for none. */
  readonly newest: number;
  readonly form: WeekForm;
  readonly last: LastWeekView | null;
  readonly measures: Measures;
}

/** The week of a diary that an address names; null for a new one, undefined when the diary has none of this id. */
export function editedWeek(
  diary: Pick<Diary, "items_week">,
  id: number | undefined,
): Week | null | undefined {
  return id === undefined ? null : diary.items_week.find((week) => week.id === id);
}

/** The next week as it most likely is: a week further in the same phase. */
function nextWeek(before: Week | undefined, faza: Faza | undefined): WeekForm {
  return emptyWeekForm(faza ?? before?.faza ?? -1, before ? before.days + 1 : 1);
}

function storedReadings(week: Week): StoredReadings {
  const stored: StoredReadings = {};
  for (const key of READING_KEYS) {
    const value = week.props[key];
    if (value !== null && value !== undefined) stored[key] = value;
  }
  return stored;
}

function cellView({ id, faza, name, days }: Schema<"WeekShort">, week: Week | undefined): CellView {
  const photo = week?.items_photo.find((one) => !one.is_remove);
  return {
    id,
    faza,
    name,
    days: weekDays(days),
    // Its label describes it.
    photo: photo ? { ...photoData(photo), alt: "" } : null,
    levels: week ? scoreWeek(week).map((score) => score.level) : null,
  };
}

/**
 * The editor of a week.
 *
 * @param week - the one that is edited; null adds one
 * @param faza - phase of one that is added, where it is known; the one of the week before when left out
 */
export function editorView(
  diary: Diary,
  week: Week | null,
  measures: Measures,
  faza?: Faza | undefined,
): EditorView {
  const { items_week: weeks } = diary;
  const before = week ? weeks[weeks.findIndex((one) => one.id === week.id) - 1] : weeks.at(-1);
  return {
    diary: { id: diary.id, name: diary.name, link: diary.link, soil: diary.type_soil },
    week: week && {
      id: week.id,
      version: week.version,
      name: week.name,
      lang: week.lang,
      readings: storedReadings(week),
    },
    cells: diary.weeks.map((short) =>
      cellView(
        short,
        weeks.find((one) => one.id === short.id),
      ),
    ),
    newest: Math.max(0, ...weeks.map(({ id }) => id)),
    form: week ? weekForm(week, measures) : nextWeek(before, faza),
    last: before
      ? {
          name: before.name,
          readings: storedReadings(before),
          doses: doseRows(before, measures),
          feeding: before.props.feeding_schedule ?? "",
          measures,
        }
      : null,
    measures,
  };
}
