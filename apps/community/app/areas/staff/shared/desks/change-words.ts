import { LOCALE_NAMES, TRANSLATED_LOCALES } from "@grow/i18n/locales";
import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { StaffDesk } from "./described-field.ts";
import { deskFields } from "./desk-fields.ts";
import { labelOf, valueWords } from "./field-words.ts";
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
