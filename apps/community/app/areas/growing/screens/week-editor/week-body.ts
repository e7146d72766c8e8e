import type { RequestBody, Schema } from "@grow/contract";
import {
  type Faza,
  GERMINATION_METHODS,
  type GerminationCode,
  type Measures,
  NUMBER_LIMITS,
  parseReading,
  READING_KEYS,
  READINGS,
  type ScoredWeek,
} from "@grow/domain";
import { SEED_LIMITS, seedProblem } from "@grow/domain/weeks";
import { parseField } from "../../shared/week-form/shown-field.ts";
import type { WeekForm } from "../../shared/week-form/week-form.ts";
import { isFeeding } from "../../shared/week-form/week-log.ts";
import { eventInputs, feedingInputs } from "./log-body.ts";
import type { WeekProblem } from "./week-problem.ts";

type Body = RequestBody<"createWeek">;
type Stored = Pick<Schema<"Week">, "props" | "item_flowering">;

/** Context besides the form. */
export interface WeekContext {
  /** Units in which the form was filled in. */
  readonly measures: Measures;
  /** Language of what the grower wrote. */
  readonly lang: string;
  /** The week as it is stored: an untouched reading keeps its last digit. */
  readonly stored?: Stored | undefined;
}

const FAZAS: readonly Faza[] = [-1, 0, 1, 2];

/** The phase that is chosen in a form; undefined for none. */
export const fazaOf = (form: Pick<WeekForm, "faza">): Faza | undefined =>
  FAZAS.find((known) => String(known) === form.faza);

const whole = (text: string): number | null => (/^\d{1,6}$/.test(text.trim()) ? Number(text.trim()) : null);
const isCode = (code: string): code is `${GerminationCode}` =>
  GERMINATION_METHODS.some((method) => String(method.code) === code);
const isId = (text: string): boolean => /^\d{1,15}$/.test(text);

/**
 * What the api is asked to store. Empty rows are left out, readings become metric, and what belongs to another phase is
 * not sent: a harvest has no doses, a growing week no harvest report. Lengths are the api's to judge.
 */
export function weekBody(
  form: WeekForm,
  context: WeekContext,
): { body: Body; problems: [] } | { body: null; problems: WeekProblem[] } {
  const problems: WeekProblem[] = [];
  const faza = fazaOf(form);
  const days = whole(form.days);
  if (faza === undefined) problems.push({ field: "faza", problem: "required" });
  if (days === null)
    problems.push({ field: "days", problem: form.days.trim() === "" ? "required" : "number" });
  else if (days > NUMBER_LIMITS.week_days.max) problems.push({ field: "days", problem: "range" });

  const props: NonNullable<Body["props"]> = {};
  for (const key of READING_KEYS) {
    if (faza !== 2 && READINGS[key].isHarvest) continue;
    const stored = context.stored?.props[key];
    const parsed = parseField(key, form.readings[key], context.measures, form.exact?.[key], stored);
    // A harvest does not show the readings of a growing week, so unreadable ones are no error.
    if (!parsed.ok && faza === 2 && !READINGS[key].isHarvest) continue;
    if (!parsed.ok) problems.push({ field: `props.${key}`, problem: parsed.problem, reading: key });
    else if (parsed.value !== null) props[key] = parsed.value;
  }
  const germDate = form.germ_date.trim();
  if (germDate !== "" && !/^\d{4}-\d{2}-\d{2}$/.test(germDate))
    problems.push({ field: "props.germ_date", problem: "date" });
  else if (germDate !== "") props.germ_date = germDate;
  if (faza === -1) Object.assign(props, seedProps(form, problems));
  if (form.feeding_schedule.trim() !== "") props.feeding_schedule = form.feeding_schedule.trim();
  if (faza === 2 && form.harvest_smoke.trim() !== "") props.harvest_smoke = form.harvest_smoke.trim();

  const doses = faza === 2 ? [] : doseInputs(form, context, problems);
  const feedings = faza === 2 ? [] : feedingInputs(form, context.measures, problems);
  const events = faza === 2 ? [] : eventInputs(form);
  if (problems.length > 0 || faza === undefined || days === null) return { body: null, problems };
  return {
    body: {
      faza,
      days,
      text: form.text.trim(),
      lang: context.lang,
      props,
      items_photo: form.photos.map(({ id, alt }) => ({ id, alt: alt.trim() })),
      items_video: form.videos.map(({ id, alt }) => ({ id, alt: alt.trim() })),
      item_flowering: faza === 2 ? null : { items_nutrient: doses },
      ...(events.length > 0 ? { items_event: events } : {}),
      ...(feedings.length > 0 ? { items_feeding: feedings } : {}),
      item_harvest: faza === 2 ? harvestInput(form) : null,
    },
    problems: [],
  };
}

/** How seeds were germinated and how many sprouted, as far as it can be read. */
function seedProps(form: WeekForm, problems: WeekProblem[]): NonNullable<Body["props"]> {
  const props: NonNullable<Body["props"]> = {};
  const code = form.germination_method.trim();
  if (isCode(code)) props.germination_method = Number(code) as GerminationCode;
  const found: WeekProblem[] = [];
  for (const name of ["seeds_sown", "seeds_sprouted"] as const) {
    const [count, limits, field] = [whole(form[name]), SEED_LIMITS[name], `props.${name}`];
    if (form[name].trim() === "") continue;
    if (count === null) found.push({ field, problem: "number" });
    else if (count < limits.min || count > limits.max) found.push({ field, problem: "range", limits });
    else props[name] = count;
  }
  const together = found.length > 0 ? null : seedProblem(props);
  if (together) {
    const limits = { min: 0, max: props.seeds_sown ?? 0 };
    found.push({ field: `props.${together.field}`, problem: together.problem, limits });
  }
  problems.push(...found);
  return props;
}

type DoseInput = NonNullable<NonNullable<Body["item_flowering"]>["items_nutrient"]>[number];

function doseInputs(form: WeekForm, { measures }: WeekContext, problems: WeekProblem[]): DoseInput[] {
  const inputs: DoseInput[] = [];
  form.doses.forEach((row, index) => {
    const name = row.name.trim();
    if (!isDose(row)) return;
    const field = `doses.${index}`;
    if (name === "") problems.push({ field: `${field}.name`, problem: "required" });
    const parsed = parseField("nutrient_val", row.val, measures, row.exact);
    if (!parsed.ok)
      problems.push({ field: `${field}.val`, problem: parsed.problem, reading: "nutrient_val" });
    else inputs.push({ ...named(name, row.product_id), val: parsed.value });
  });
  return inputs;
}

function named(name: string, productId: string): { product_id: number } | { name: string } {
  return isId(productId) ? { product_id: Number(productId) } : { name };
}

const isDose = (row: WeekForm["doses"][number]): boolean => row.name.trim() !== "" || row.val.trim() !== "";
const isReview = (row: WeekForm["reviews"][number]): boolean => row.name.trim() !== "";

/**
 * The field of the form that a field of the api was made from. Empty rows are not sent, so a row may have another
 * place there: `item_flowering.items_nutrient.0.val` may be `doses.2.val`.
 */
export function formField(form: WeekForm, field: string): string {
  const [, feeding, value = ""] = /^items_feeding\.(\d+)(.*)$/.exec(field) ?? [];
  if (feeding !== undefined) {
    const rows = form.feedings.flatMap((row, place) => (isFeeding(row) ? [place] : []));
    return `feedings.${rows[Number(feeding)] ?? feeding}${value}`;
  }
  const [, list, index, rest = ""] =
    /^(item_flowering|item_harvest)\.items_nutrient(?:\.(\d+)(.*))?$/.exec(field) ?? [];
  if (list !== undefined && index === undefined) return list === "item_harvest" ? "reviews" : "doses";
  if (list === undefined) {
    return field
      .replace(/^items_(photo|video)\./, "$1s.")
      .replace(/^items_(event|feeding)$/, "$1s")
      .replace(/^item_harvest\.item_review_seed\.(props\.)?/, "seed.")
      .replace(/^item_harvest\.strain_comment$/, "strain_comment");
  }
  const isHarvest = list === "item_harvest";
  const places: number[] = isHarvest
    ? form.reviews.flatMap((row, place) => (isReview(row) ? [place] : []))
    : form.doses.flatMap((row, place) => (isDose(row) ? [place] : []));
  return `${isHarvest ? "reviews" : "doses"}.${places[Number(index)] ?? index}${rest}`;
}

/** A score of 0 to 10, or null for none. */
function rating(text: string): number | null {
  const value = whole(text);
  return value === null || value > 10 ? null : value;
}

function harvestInput(form: WeekForm): NonNullable<Body["item_harvest"]> {
  const { seed } = form;
  const review = {
    props: { growing: rating(seed.growing), resistance: rating(seed.resistance) },
    n_general: rating(seed.n_general),
    text: seed.text.trim(),
  };
  const isEmpty =
    review.text === "" &&
    [review.props.growing, review.props.resistance, review.n_general].every((n) => n === null);
  return {
    strain_comment: form.strain_comment.trim(),
    item_review_seed: isEmpty ? null : review,
    items_nutrient: form.reviews.filter(isReview).map((row) => ({
      ...named(row.name.trim(), row.product_id),
      comment: row.comment.trim(),
      n_general: rating(row.n_general),
    })),
  };
}

/** The week in the form, for the coach: unreadable values count as missing. */
export function scoredForm(form: WeekForm, measures: Measures): ScoredWeek {
  const readings = READING_KEYS.map((key) => {
    const parsed = parseReading(key, form.readings[key], measures);
    return [key, parsed.ok ? parsed.value : null] as const;
  });
  const harvest = harvestInput(form);
  return {
    faza: Number(form.faza),
    text: form.text,
    props: { ...Object.fromEntries(readings), germ_date: form.germ_date },
    items_photo: form.photos.map(() => ({})),
    item_flowering: {
      items_nutrient: form.doses
        .filter((row) => row.name.trim() !== "")
        .map((row) => {
          const parsed = parseReading("nutrient_val", row.val, measures);
          return { val: parsed.ok ? parsed.value : null };
        }),
    },
    item_harvest: {
      items_nutrient: harvest.items_nutrient ?? [],
      item_review_seed: harvest.item_review_seed ?? null,
    },
  };
}
