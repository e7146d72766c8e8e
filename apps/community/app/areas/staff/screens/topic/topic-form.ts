import type { RequestBody, Schema } from "@grow/contract";
import { TRANSLATED_LOCALES } from "@grow/i18n/locales";
import { msg } from "@lingui/core/macro";
import type { FieldTexts, FormErrors } from "../../../../shared/form-errors.ts";

/** The values of the form by field name. */
export type TopicValues = Readonly<Record<string, string>>;

/** A form that the API rejected, with what was typed. */
export interface RejectedTopic {
  readonly deed: string;
  readonly values: TopicValues;
  readonly errors: FormErrors;
  /** The version that another user saved meanwhile; null for any other error. */
  readonly version: number | null;
}

type Lang = (typeof TRANSLATED_LOCALES)[number];

/** The form's name for a name in a language: `name.de`. */
export const nameField = (lang: Lang) => `name.${lang}`;

/** The fields that an error of the API may name. */
export const TOPIC_FIELDS = ["items_name", "slug", "position"];

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
export function topicValues({ items_name, slug, position }: Schema<"StaffTopic">): TopicValues {
  return {
    ...Object.fromEntries(items_name.map(({ lang, name }) => [nameField(lang), name])),
    slug,
    position: position === null ? "" : String(position),
  };
}

/** The values of a submitted form, as they were typed. */
export function typedTopic(form: FormData): TopicValues {
  return Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
  );
}

/** The request that saves a form. A position that is no number is left as text, which the API rejects at its field. */
export function topicBody(values: TopicValues): RequestBody<"saveStaffTopic"> {
  const slug = text(values, "slug");
  const position = text(values, "position");
  return {
    items_name: namedLangs(values).map((lang) => ({ lang, name: text(values, nameField(lang)) })),
    ...(slug === "" ? {} : { slug }),
    ...(position === "" ? {} : { position: /^\d+$/.test(position) ? Number(position) : (position as never) }),
  };
}

/** The form's name of a field that an error names: names have their language there instead of their index. */
export function topicField(field: string, values: TopicValues): string {
  const [, index] = /^items_name(?:\.(\d+))?/.exec(field) ?? [];
  if (!field.startsWith("items_name")) return field;
  return nameField(namedLangs(values)[Number(index)] ?? "en");
}

/** Languages that have a name. */
function namedLangs(values: TopicValues): Lang[] {
  return TRANSLATED_LOCALES.filter((lang) => text(values, nameField(lang)) !== "");
}

const text = (values: TopicValues, name: string) => (values[name] ?? "").trim();
