import { LOCALE_NAMES, TRANSLATED_LOCALES } from "@grow/i18n/locales";
import { msg } from "@lingui/core/macro";

/** Labels that the forms of polls and awards and their change logs share. */
export const BALLOT_WORDS = {
  state: msg({ id: "ballots.state", message: "State" }),
  lang: msg({ id: "ballots.lang", message: "Original language" }),
  title: msg({ id: "ballots.title", message: "Title" }),
  text: msg({ id: "ballots.text", message: "Text" }),
  cover: msg({ id: "ballots.log.cover", message: "Cover" }),
  start: msg({ id: "ballots.start", message: "Start" }),
  end: msg({ id: "ballots.end", message: "End" }),
  result: msg({ id: "ballots.result", message: "Results" }),
  option: msg({ id: "ballots.option", message: "Option" }),
  note: msg({ id: "ballots.note", message: "Note" }),
  name: msg({ id: "ballots.name", message: "Name" }),
  type: msg({ id: "ballots.type", message: "What is nominated" }),
} as const;

/** The name of a language in itself: "Deutsch". The code for one that the site does not have. */
export function languageName(lang: string): string {
  const locale = TRANSLATED_LOCALES.find((one) => one === lang);
  return locale ? LOCALE_NAMES[locale] : lang;
}

/** The languages of the site as options of a field. */
export const languageOptions = () =>
  TRANSLATED_LOCALES.map((lang) => ({ value: lang, label: LOCALE_NAMES[lang] }));
