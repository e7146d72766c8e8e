import type { WeekForm } from "../../shared/week-form/week-form.ts";

/** What stands in each field of the form, by the field's name. */
export function fieldTexts(form: WeekForm): Readonly<Record<string, string>> {
  const { faza, days, text, germ_date, feeding_schedule, harvest_smoke, strain_comment } = form;
  const texts: Record<string, string> = {
    faza,
    days,
    text,
    strain_comment,
    "props.germ_date": germ_date,
    "props.feeding_schedule": feeding_schedule,
    "props.harvest_smoke": harvest_smoke,
  };
  const add = (prefix: string, row: object) => {
    for (const [name, value] of Object.entries(row)) texts[`${prefix}.${name}`] = value;
  };
  add("props", form.readings);
  add("seed", form.seed);
  for (const [index, row] of form.doses.entries()) add(`doses.${index}`, row);
  for (const [index, row] of form.reviews.entries()) add(`reviews.${index}`, row);
  return texts;
}
