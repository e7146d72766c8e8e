import type { RequestBody, Schema } from "@grow/contract";
import { msg } from "@lingui/core/macro";
import type { FieldTexts } from "../../../../shared/form-errors.ts";
import { type FormValues, numberOrText, textAt } from "../../shared/desks/form-values.ts";
import { languagePart, languageTexts, languageValues } from "../../shared/desks/language-values.ts";

const NAMES = "items_name";

/** The form's name for a name in a language. */
export const nameField = (lang: string) => languagePart(NAMES, lang, "name");

/** The fields that an error of the API may name. */
export const TOPIC_FIELDS = [NAMES, "slug", "position"];

/** What is wrong where the general message says too little. */
export const TOPIC_TEXTS: FieldTexts = {
  "slug wrong_format": msg({
    id: "admin.topic.slug.format",
    message: "Use lower-case letters a to z, digits and hyphens.",
  }),
  "slug required": msg({
    id: "admin.topic.slug.required",
    message: "The English name has no letters for an address. Enter one.",
  }),
  "id not_empty": msg({
    id: "admin.topic.notEmpty",
    message:
      "{count, plural, one {# article still uses it. Merge it into another one.} other {# articles still use it. Merge it into another one.}}",
  }),
};

/** The values of the form of a saved one. */
export function topicValues({ items_name, slug, position }: Schema<"StaffTopic">): FormValues {
  return {
    ...languageValues(NAMES, items_name, ["name"]),
    ...{ slug, position: position === null ? "" : String(position) },
  };
}

/** The request that saves a form. A position that is no number is left as text, which the API rejects at its field. */
export function topicBody(values: FormValues): RequestBody<"saveStaffTopic"> {
  const slug = textAt(values, "slug").trim();
  const position = numberOrText(textAt(values, "position"));
  return {
    items_name: languageTexts(values, NAMES, ["name"]),
    ...(slug === "" ? {} : { slug }),
    ...(position === null ? {} : { position: position as number }),
  };
}

/** The form's name of a field that an error names: without any name, the English one is missing. */
export function topicField(field: string): string {
  return field === NAMES ? nameField("en") : field;
}
