import { TRANSLATED_LOCALES } from "@grow/i18n/locales";
import { type FormValues, textAt } from "./form-values.ts";

type Lang = (typeof TRANSLATED_LOCALES)[number];

/** The form's name for a part of a text in a language: `items_text.de.title`. */
export const languagePart = (list: string, lang: string, part: string) => `${list}.${lang}.${part}`;

/** The values of texts per language. */
export function languageValues<Part extends string>(
  list: string,
  texts: readonly (Readonly<Record<Part, string>> & { readonly lang: string })[],
  parts: readonly Part[],
): FormValues {
  return Object.fromEntries(
    texts.flatMap((text) =>
      parts.map((part): [string, string] => [languagePart(list, text.lang, part), text[part]]),
    ),
  );
}

/** The texts of a form, in the order of the site's languages, without those that are empty in all parts. */
export function languageTexts<Part extends string>(
  values: FormValues,
  list: string,
  parts: readonly Part[],
): (Record<Part, string> & { lang: Lang })[] {
  return langsOf(values, list).map((lang) => ({
    lang,
    ...(Object.fromEntries(
      parts.map((part) => [part, textAt(values, languagePart(list, lang, part)).trim()]),
    ) as Record<Part, string>),
  }));
}

/** The languages with any text in a list. */
function langsOf(values: FormValues, list: string): Lang[] {
  const filled = Object.keys(values).filter(
    (name) => name.startsWith(`${list}.`) && textAt(values, name).trim() !== "",
  );
  return TRANSLATED_LOCALES.filter((lang) => filled.some((name) => name.startsWith(`${list}.${lang}.`)));
}

/** The form's name of a field that an error names: a text has its language there instead of its index. */
export function languageField(field: string, values: FormValues): string {
  const [, list = "", index, part] = /^(.*\bitems_(?:text|name|article))\.(\d+)\.(\w+)$/.exec(field) ?? [];
  const lang = langsOf(values, list)[Number(index)];
  return lang && part ? languagePart(list, lang, part) : field;
}
