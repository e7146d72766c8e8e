import { LOCALE_NAMES, TRANSLATED_LOCALES } from "@grow/i18n/locales";
import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { DeskField, StaffDesk } from "./described-field.ts";
import { deskFields } from "./desk-fields.ts";
import type { ARTICLE_PARTS } from "./row-form.ts";

const PARTS: Readonly<Record<(typeof ARTICLE_PARTS)[number], MessageDescriptor>> = {
  title: msg({ id: "admin.catalogue.article.title", message: "Title" }),
  text: msg({ id: "admin.catalogue.article.text", message: "Text" }),
  source: msg({ id: "admin.catalogue.article.source", message: "Source address" }),
};

/** A changed field in words. */
export interface ChangeWords {
  readonly label: string;
  /** A logged value as the form shows it. */
  value(logged: string): string;
}

/** The words for a field of the log, which names it by its path in the request; the path itself for one that no form has. */
export function changeWords(i18n: I18n, desk: StaffDesk, path: string): ChangeWords {
  const field = deskFields(desk).find(({ name }) => name === path);
  if (field) return { label: labelOf(i18n, field), value: (logged) => valueWords(i18n, field, logged) };
  const [, lang, part] = /^article\.([a-z]{2})\.(title|text|source)$/.exec(path) ?? [];
  const locale = TRANSLATED_LOCALES.find((one) => one === lang);
  if (!locale || !part) return { label: path, value: (logged) => logged };
  const words = i18n._(PARTS[part as keyof typeof PARTS]);
  return { label: `${LOCALE_NAMES[locale]}: ${words}`, value: (logged) => logged };
}

function labelOf(i18n: I18n, { label }: DeskField): string {
  return typeof label === "function" ? label(i18n) : i18n._(label);
}

/** The options that a logged value names; lists of words are logged with commas. */
function valueWords(i18n: I18n, field: DeskField, logged: string): string {
  if (field.kind !== "select" && field.kind !== "words") return logged;
  const options = field.options(i18n);
  const words = field.kind === "words" ? logged.split(", ") : [logged];
  return words.map((word) => options.find(({ value }) => value === word)?.label ?? word).join(", ");
}
