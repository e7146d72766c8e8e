import type { Detail } from "@grow/api-client";
import type { Measures } from "@grow/domain";
import { checkForm, weekForm as weekSchema } from "@grow/domain/schemas";
import type { WeekForm } from "../../shared/week-form/week-form.ts";
import { formField, weekBody } from "./week-body.ts";

/** An error of a field as the API would report it: length, range, number of rows. `field` is its name in the form. */
export interface FieldComplaint {
  readonly field: string;
  readonly code: Detail["code"];
  readonly params: Readonly<Record<string, number>>;
}

/**
 * What the api would have against a form all of whose numbers can be read; nothing where they cannot. It has the schemas
 * of forms with it and is therefore loaded by those who write, once they begin.
 */
export function checkWeek(form: WeekForm, measures: Measures): readonly FieldComplaint[] {
  const { body } = weekBody(form, { measures, lang: "en" });
  if (!body) return [];
  const { item_flowering: fed, item_harvest: harvest } = body;
  const review = harvest?.item_review_seed;
  const nutrients = (harvest ?? fed)?.items_nutrient ?? [];
  const checked = checkForm(weekSchema, {
    faza: body.faza,
    days: body.days,
    text: body.text,
    props: body.props,
    // One of the catalogue has the name that it has there.
    nutrients: nutrients.map((row) => ("name" in row ? row : { ...row, name: "-" })),
    strain_comment: harvest?.strain_comment ?? "",
    ...(review ? { review: { ...review.props, n_general: review.n_general, text: review.text } } : {}),
  });
  if (checked.ok) return [];
  const list = harvest ? "item_harvest" : "item_flowering";
  return checked.problems.map(({ field, code, params }) => ({
    field: formField(
      form,
      field.replace(/^nutrients\b/, `${list}.items_nutrient`).replace(/^review\./, "seed."),
    ),
    code: code as Detail["code"],
    params,
  }));
}
