import type { Schema } from "@grow/contract";
import type { Measures } from "@grow/domain";
import { FEEDING_KEYS, FEEDING_READINGS, WEEK_DAYS, WEEK_EVENTS } from "@grow/domain/weeks";
import type { WeekForm } from "../../shared/week-form/week-form.ts";
import { isFeeding, parseFeeding } from "../../shared/week-form/week-log.ts";
import type { WeekProblem } from "./week-problem.ts";

const dayOf = (text: string) => WEEK_DAYS.find((day) => String(day) === text) ?? null;

/** Events in the API's format. */
export function eventInputs({ events }: Pick<WeekForm, "events">): Schema<"WeekEvent">[] {
  return events.flatMap((name) => {
    const [said, day = ""] = name.split(".");
    const type = WEEK_EVENTS.find((known) => known === said);
    return type === undefined ? [] : [{ type, day: dayOf(day) }];
  });
}

/** The feedings, as the api takes them; empty rows are left out. */
export function feedingInputs(
  { feedings }: Pick<WeekForm, "feedings">,
  measures: Measures,
  problems: WeekProblem[],
): Schema<"Feeding">[] {
  return feedings.flatMap((row, index) => {
    if (!isFeeding(row)) return [];
    const feeding: Schema<"Feeding"> = {
      ...{ day: dayOf(row.day), is_water: row.is_water !== "" },
      ...{ volume: null, ec: null, ph: null, runoff_ec: null, runoff_ph: null },
    };
    for (const key of FEEDING_KEYS) {
      const parsed = parseFeeding(row, key, measures);
      const reading = FEEDING_READINGS[key];
      if (parsed.ok) feeding[key] = parsed.value;
      else problems.push({ field: `feedings.${index}.${key}`, problem: parsed.problem, reading });
    }
    return [feeding];
  });
}
