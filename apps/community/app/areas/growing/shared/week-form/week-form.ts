import type { Schema } from "@grow/contract";
import { type Measures, READING_KEYS, type ReadingKey, showReading } from "@grow/domain";
import { textOf } from "../../../../shared/form-errors.ts";
import {
  type KnownValue,
  type Measured,
  parseField,
  type ShownField,
  sameMark,
  shownField,
} from "./shown-field.ts";
import {
  eventsOf,
  type FeedingRow,
  feedingRows,
  feedingsIn,
  isFeeding,
  readEvents,
  readFeedings,
  saidFeeding,
} from "./week-log.ts";

type Week = Schema<"Week">;
/** A photo or film of the week, by the id of its upload. */
export interface MediaRow {
  readonly id: number;
  readonly alt: string;
  /** Where its file lies, so that a form that comes back can show it; never sent to the api. */
  readonly url: string;
}

/** A nutrient with its dose, as typed. */
export interface DoseRow {
  readonly name: string;
  /** Id of the catalogue's product; "" for a name of the grower's own. */
  readonly product_id: string;
  readonly val: string;
  /** The stored value behind `val`, where the shown unit rounds it. */
  readonly exact?: string | undefined;
}

/** What a grower thinks of a nutrient after the harvest, as typed. */
export interface NutrientReviewRow {
  readonly name: string;
  readonly product_id: string;
  readonly comment: string;
  readonly n_general: string;
}

/** What the editor of a week holds: all of it as typed, readings in the units of their author. */
export interface WeekForm {
  readonly faza: string;
  readonly days: string;
  readonly text: string;
  readonly readings: Readonly<Record<ReadingKey, string>>;
  /** The stored values behind readings that the shown unit rounds. They count until the field is changed. */
  readonly exact?: Readonly<Partial<Record<ReadingKey, string>>> | undefined;
  readonly germ_date: string;
  /** Code of the method; "" for none. */
  readonly germination_method: string;
  readonly seeds_sown: string;
  readonly seeds_sprouted: string;
  readonly feeding_schedule: string;
  readonly harvest_smoke: string;
  readonly photos: readonly MediaRow[];
  readonly videos: readonly MediaRow[];
  readonly doses: readonly DoseRow[];
  /** What was done to the plants: "topping.3" on day 3, "topping" on an unknown day. */
  readonly events: readonly string[];
  readonly feedings: readonly FeedingRow[];
  readonly reviews: readonly NutrientReviewRow[];
  readonly strain_comment: string;
  readonly seed: {
    readonly growing: string;
    readonly resistance: string;
    readonly n_general: string;
    readonly text: string;
  };
}

function eachReading(text: (key: ReadingKey) => string): Record<ReadingKey, string> {
  return Object.fromEntries(READING_KEYS.map((key) => [key, text(key)])) as Record<ReadingKey, string>;
}

/** An empty week of a phase. */
export function emptyWeekForm(faza: number, days: number): WeekForm {
  return {
    faza: String(faza),
    days: String(days),
    text: "",
    readings: eachReading(() => ""),
    germ_date: "",
    germination_method: "",
    seeds_sown: "",
    seeds_sprouted: "",
    feeding_schedule: "",
    harvest_smoke: "",
    photos: [],
    videos: [],
    doses: [],
    events: [],
    feedings: [],
    reviews: [],
    strain_comment: "",
    seed: { growing: "", resistance: "", n_general: "", text: "" },
  };
}

/** A form that an earlier version of the editor stored, with the fields that it did not know empty. */
export function wholeForm(form: Partial<WeekForm>): WeekForm {
  return { ...emptyWeekForm(0, 0), ...form };
}

const numberText = (value: number | null | undefined): string =>
  value === null || value === undefined ? "" : String(value);

/** The doses of a week as rows, for the editor and for copying last week's. */
export function doseRows(week: Pick<Week, "item_flowering">, measures: Measures): DoseRow[] {
  return (week.item_flowering?.items_nutrient ?? [])
    .filter((nutrient) => !nutrient.is_remove)
    .map(({ name, item_product, val }) =>
      doseRow(name, numberText(item_product?.id), shownField("nutrient_val", val ?? null, measures)),
    );
}

function doseRow(name: string, product_id: string, shown: ShownField): DoseRow {
  const { text: val, exact } = shown;
  return { name, product_id, val, ...(exact === undefined ? {} : { exact }) };
}

const mediaRow = ({ id, alt, url }: MediaRow): MediaRow => ({ id, alt, url });

/** A stored week as the editor opens with it. */
export function weekForm(week: Week, measures: Measures): WeekForm {
  const { props, item_harvest: harvest } = week;
  const review = harvest?.item_review_seed;
  return {
    faza: String(week.faza),
    days: String(week.days),
    text: week.text,
    readings: eachReading((key) => showReading(key, props[key], measures)?.text ?? ""),
    germ_date: props.germ_date ?? "",
    germination_method: numberText(props.germination_method),
    seeds_sown: numberText(props.seeds_sown),
    seeds_sprouted: numberText(props.seeds_sprouted),
    feeding_schedule: props.feeding_schedule ?? "",
    harvest_smoke: props.harvest_smoke ?? "",
    photos: week.items_photo.filter((photo) => !photo.is_remove).map(mediaRow),
    videos: week.items_video.filter((video) => !video.is_remove).map(mediaRow),
    doses: doseRows(week, measures),
    events: eventsOf(week),
    feedings: feedingRows(week, measures),
    reviews: (harvest?.items_nutrient ?? [])
      .filter((nutrient) => !nutrient.is_remove)
      .map((nutrient) => ({
        name: nutrient.name,
        product_id: numberText(nutrient.item_product?.id),
        comment: nutrient.comment,
        n_general: numberText(nutrient.n_general),
      })),
    strain_comment: harvest?.strain_comment ?? "",
    seed: {
      growing: numberText(review?.props.growing),
      resistance: numberText(review?.props.resistance),
      n_general: numberText(review?.n_general),
      text: review?.text ?? "",
    },
  };
}

/** Most rows of one kind that are read from a form; the contract takes fewer and says so. */
const MOST_ROWS = 120;

/** The address of a file of this site; anything else is none, for it is drawn on the page again. */
function ownFile(url: string): string {
  return /^\/media\/[\w./-]+$/.test(url) ? url : "";
}

/** Reads the form back from what a browser sent, whatever it is. */
export function readWeekForm(data: FormData): WeekForm {
  const text = (name: string) => textOf(data, name);
  const rows = <Row>(name: string, mark: string, read: (prefix: string) => Row): Row[] => {
    const found: Row[] = [];
    for (let index = 0; index < MOST_ROWS && data.has(`${name}.${index}.${mark}`); index += 1) {
      found.push(read(`${name}.${index}`));
    }
    return found;
  };
  const media = (name: string): MediaRow[] =>
    rows(name, "id", (row) => ({
      id: Number(text(`${row}.id`)),
      alt: text(`${row}.alt`),
      url: ownFile(text(`${row}.url`)),
    })).filter(({ id }) => Number.isSafeInteger(id) && id > 0);
  const exact: Partial<Record<ReadingKey, string>> = {};
  for (const key of READING_KEYS) if (data.has(`exact.${key}`)) exact[key] = text(`exact.${key}`);
  return {
    faza: text("faza"),
    days: text("days"),
    text: text("text"),
    readings: eachReading((key) => text(`props.${key}`)),
    ...(Object.keys(exact).length > 0 ? { exact } : {}),
    germ_date: text("props.germ_date"),
    germination_method: text("props.germination_method"),
    seeds_sown: text("props.seeds_sown"),
    seeds_sprouted: text("props.seeds_sprouted"),
    feeding_schedule: text("props.feeding_schedule"),
    harvest_smoke: text("props.harvest_smoke"),
    photos: media("photos"),
    videos: media("videos"),
    doses: rows("doses", "name", (row) => ({
      name: text(`${row}.name`),
      product_id: text(`${row}.product_id`),
      val: text(`${row}.val`),
      ...(data.has(`${row}.exact`) ? { exact: text(`${row}.exact`) } : {}),
    })),
    events: readEvents(data),
    feedings: readFeedings(data),
    reviews: rows("reviews", "name", (row) => ({
      name: text(`${row}.name`),
      product_id: text(`${row}.product_id`),
      comment: text(`${row}.comment`),
      n_general: text(`${row}.n_general`),
    })),
    strain_comment: text("strain_comment"),
    seed: {
      growing: text("seed.growing"),
      resistance: text("seed.resistance"),
      n_general: text("seed.n_general"),
      text: text("seed.text"),
    },
  };
}

/**
 * The same form in other units. What cannot be read stays as it was typed; what was not edited since keeps every digit,
 * there and back.
 *
 * @param stored - readings of the week as stored
 */
export function inUnits(
  form: WeekForm,
  from: Measures,
  to: Measures,
  stored: Partial<Record<ReadingKey, number | null>> = {},
): WeekForm {
  const converted = (key: Measured, typed: string, ...known: KnownValue[]): ShownField => {
    const parsed = parseField(key, typed, from, ...known);
    return parsed.ok ? shownField(key, parsed.value, to) : { text: typed };
  };
  const exact: Partial<Record<ReadingKey, string>> = {};
  const readings = eachReading((key) => {
    const shown = converted(key, form.readings[key], form.exact?.[key], stored[key]);
    if (shown.exact !== undefined) exact[key] = shown.exact;
    return shown.text;
  });
  const { exact: _, ...rest } = form;
  return {
    ...rest,
    readings,
    ...(Object.keys(exact).length > 0 ? { exact } : {}),
    doses: form.doses.map(({ name, product_id, val, exact }) =>
      doseRow(name, product_id, converted("nutrient_val", val, exact)),
    ),
    feedings: feedingsIn(form.feedings, from, to),
  };
}

const isSaid = (row: DoseRow | NutrientReviewRow): boolean =>
  Object.values(row).some((text: string) => text.trim() !== "");

/** Whether two forms say the same; rows in which nothing stands say nothing, `26,4` says what `26.4` says. */
export function isSameWeek(one: WeekForm, other: WeekForm): boolean {
  const said = ({ doses, feedings, reviews, readings, exact: _, ...form }: WeekForm) =>
    JSON.stringify([
      Object.entries(form).sort(([a], [b]) => (a < b ? -1 : 1)),
      READING_KEYS.map((key) => sameMark(readings[key])),
      doses.map(({ name, product_id, val }) => ({ name, product_id, val: sameMark(val) })).filter(isSaid),
      feedings.filter(isFeeding).map(saidFeeding),
      reviews.filter(isSaid),
    ]);
  return said(wholeForm(one)) === said(wholeForm(other));
}
