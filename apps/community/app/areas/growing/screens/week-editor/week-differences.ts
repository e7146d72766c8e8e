import { READING_KEYS, type ReadingKey } from "@grow/domain";
import { isSameWeek, type WeekForm } from "../../shared/week-form/week-form.ts";

/** A part of the form that is compared as a whole. */
export type FormPart =
  | "phase"
  | "number"
  | "photos"
  | "germination"
  | "method"
  | "seeds"
  | "events"
  | "nutrients"
  | "feedings"
  | "feeding"
  | "comment"
  | "harvest";

/** Where two versions of a week say different things. */
export type Difference = { readonly reading: ReadingKey } | { readonly part: FormPart };

/** The fields of each part. */
const PARTS: Record<FormPart, readonly (keyof WeekForm)[]> = {
  phase: ["faza"],
  number: ["days"],
  photos: ["photos", "videos"],
  germination: ["germ_date"],
  method: ["germination_method"],
  seeds: ["seeds_sown", "seeds_sprouted"],
  events: ["events"],
  nutrients: ["doses"],
  feedings: ["feedings"],
  feeding: ["feeding_schedule"],
  comment: ["text"],
  harvest: ["reviews", "strain_comment", "seed", "harvest_smoke"],
};

/** The name of what a difference is about: a reading or a part. */
export const differenceKey = (one: Difference): ReadingKey | FormPart =>
  "part" in one ? one.part : one.reading;

/** A form with another one's values where they differ; both are in the same units. */
export function withDifference(form: WeekForm, other: WeekForm, difference: Difference): WeekForm {
  if ("part" in difference) return withFields(form, other, PARTS[difference.part]);
  const { reading } = difference;
  const { [reading]: _, ...exact } = form.exact ?? {};
  const precise = other.exact?.[reading];
  return {
    ...form,
    readings: { ...form.readings, [reading]: other.readings[reading] },
    exact: precise === undefined ? exact : { ...exact, [reading]: precise },
  };
}

/** Copies some fields of one form into the other. */
function withFields(form: WeekForm, other: WeekForm, fields: readonly (keyof WeekForm)[]): WeekForm {
  return { ...form, ...Object.fromEntries(fields.map((field) => [field, other[field]])) };
}

/** In what two versions of a week differ, in the order of the form; both are in the same units. */
export function weekDifferences(theirs: WeekForm, mine: WeekForm): Difference[] {
  const readings = READING_KEYS.filter((reading) => {
    const typed = { ...mine.readings, [reading]: theirs.readings[reading] };
    return !isSameWeek(mine, { ...mine, readings: typed });
  });
  const parts = (Object.keys(PARTS) as FormPart[]).filter(
    (part) => !isSameWeek(mine, withFields(mine, theirs, PARTS[part])),
  );
  const isBefore = (part: FormPart) => part === "phase" || part === "number" || part === "photos";
  return [
    ...parts.filter(isBefore).map((part) => ({ part })),
    ...readings.map((reading) => ({ reading })),
    ...parts.filter((part) => !isBefore(part)).map((part) => ({ part })),
  ];
}
