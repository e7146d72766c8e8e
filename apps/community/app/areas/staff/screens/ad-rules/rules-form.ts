import { PAGE_SECTIONS, pageSectionWord } from "@grow/app-kit/ads/section-words.ts";
import type { RequestBody, Schema } from "@grow/contract";
import { msg } from "@lingui/core/macro";
import type { DeskField } from "../../shared/desks/described-field.ts";
import { fieldValues } from "../../shared/desks/field-values.ts";
import { type FormValues, listAt } from "../../shared/desks/form-values.ts";

export const RULE_FIELDS: readonly DeskField[] = [
  {
    ...{ name: "sections", kind: "words" },
    label: msg({ id: "admin.adRules.sections", message: "Sections without banners" }),
    options: (i18n) => PAGE_SECTIONS.map((value) => ({ value, label: pageSectionWord(i18n, value) })),
  },
];

/** Fields with several values. */
export const RULE_LISTS = ["sections", "countries"];

export const rulesValues = (rules: Schema<"StaffAdRules">): FormValues => ({
  ...fieldValues(RULE_FIELDS, rules),
  countries: rules.countries,
});

/** What does not fit is left as it is, which the API rejects at its field. */
export function rulesBody(values: FormValues): RequestBody<"saveAdRules"> {
  return {
    sections: listAt(values, "sections"),
    countries: listAt(values, "countries"),
  } as RequestBody<"saveAdRules">;
}
