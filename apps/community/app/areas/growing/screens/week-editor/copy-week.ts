import type { Measures } from "@grow/domain";
import { READING_KEYS, READINGS, type ReadingKey } from "@grow/domain";
import { shownField } from "../../shared/week-form/shown-field.ts";
import { type DoseRow, inUnits, type WeekForm } from "../../shared/week-form/week-form.ts";
import type { LastWeekView } from "./view.ts";

function isCopied(key: ReadingKey): boolean {
  return !READINGS[key].isNotCopied && !READINGS[key].isHarvest;
}

const isEmptyDose = ({ name, val }: DoseRow): boolean => name.trim() === "" && val.trim() === "";

/** Whether the week before has anything to copy. */
export function hasToCopy(last: LastWeekView): boolean {
  const keys = Object.keys(last.readings) as ReadingKey[];
  return last.doses.length > 0 || last.feeding !== "" || keys.some((key) => isCopied(key));
}

/**
 * The form with what the week before says where it says nothing itself: readings, doses, the feeding plan. Words and
 * photos are of their week.
 *
 * @param measures - units in which the form is filled in
 */
export function copiedWeek(form: WeekForm, last: LastWeekView, measures: Measures): WeekForm {
  const readings = { ...form.readings };
  const exact: Partial<Record<ReadingKey, string>> = { ...form.exact };
  for (const key of READING_KEYS) {
    if (readings[key].trim() !== "" || !isCopied(key)) continue;
    const shown = shownField(key, last.readings[key] ?? null, measures);
    readings[key] = shown.text;
    if (shown.exact !== undefined) exact[key] = shown.exact;
  }
  const isUnfed = form.doses.every(isEmptyDose);
  return {
    ...form,
    readings,
    ...(Object.keys(exact).length > 0 ? { exact } : {}),
    doses: isUnfed ? inUnits({ ...form, doses: last.doses }, last.measures, measures).doses : form.doses,
    feeding_schedule: form.feeding_schedule.trim() === "" ? last.feeding : form.feeding_schedule,
  };
}
