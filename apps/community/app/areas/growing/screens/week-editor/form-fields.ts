import type { WeekForm } from "../../shared/week-form/week-form.ts";

/** Values of the form by field name. */
export function fieldTexts(form: WeekForm): Readonly<Record<string, string>> {
  const { faza, days, text, feeding_schedule, harvest_smoke, strain_comment } = form;
  const { germ_date, germination_method, seeds_sown, seeds_sprouted } = form;
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
  add("props", { germination_method, seeds_sown, seeds_sprouted });
  add("seed", form.seed);
  for (const [index, row] of form.doses.entries()) add(`doses.${index}`, row);
  for (const name of form.events)
    for (const part of [name, name.replace(/\..*/, "")]) texts[`events.${part}`] = "on";
  for (const [index, row] of form.feedings.entries()) add(`feedings.${index}`, row);
  for (const [index, row] of form.reviews.entries()) add(`reviews.${index}`, row);
  return texts;
}
