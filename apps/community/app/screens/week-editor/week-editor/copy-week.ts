import type { Measures } from "@grow/domain";
import { READING_KEYS, type ReadingKey, showReading } from "@grow/domain";
import type { LastWeekView } from "./view.ts";
import { type DoseRow, inUnits, type WeekForm } from "./week-form.ts";

/** What a week does not take over: the height, for plants grow; the older field for EC; and figures of a harvest. */
function staysBehind(key: ReadingKey): boolean {
  return key === "height" || key === "ppm" || key.startsWith("harvest_");
}

const isEmptyDose = ({ name, val }: DoseRow): boolean => name.trim() === "" && val.trim() === "";

/** Whether the week before holds anything that can be taken over. */
export function hasToCopy(last: LastWeekView): boolean {
  const keys = Object.keys(last.readings) as ReadingKey[];
  return last.doses.length > 0 || last.feeding !== "" || keys.some((key) => !staysBehind(key));
}

/**
 * The form with what the week before says where it says nothing itself: readings, doses, the feeding plan. Words and
 * photos are of their week.
 *
 * @param measures - units in which the form is filled in
 */
export function copiedWeek(form: WeekForm, last: LastWeekView, measures: Measures): WeekForm {
  const readings = Object.fromEntries(
    READING_KEYS.map((key) => {
      const typed = form.readings[key];
      const isTaken = typed.trim() === "" && !staysBehind(key);
      return [key, isTaken ? (showReading(key, last.readings[key], measures)?.text ?? "") : typed];
    }),
  ) as Record<ReadingKey, string>;
  const isUnfed = form.doses.every(isEmptyDose);
  return {
    ...form,
    readings,
    doses: isUnfed ? inUnits({ ...form, doses: last.doses }, last.measures, measures).doses : form.doses,
    feeding_schedule: form.feeding_schedule.trim() === "" ? last.feeding : form.feeding_schedule,
  };
}
