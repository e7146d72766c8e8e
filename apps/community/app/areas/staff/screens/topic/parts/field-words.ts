import { LOCALE_NAMES, TRANSLATED_LOCALES } from "@grow/i18n/locales";
import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { ChangeWords } from "../../../shared/desks/change-words.ts";

const SLUG = msg({ id: "admin.topic.slug", message: "Address" });
const POSITION = msg({ id: "admin.topic.position", message: "Position" });

export const slugWord = (i18n: I18n) => i18n._(SLUG);
export const positionWord = (i18n: I18n) => i18n._(POSITION);

/** The words for a field of the log; the path itself for one that the form does not have. */
export function topicChangeWords(i18n: I18n, path: string): ChangeWords {
  return { label: labelOf(i18n, path), value: (logged) => logged };
}

function labelOf(i18n: I18n, path: string): string {
  if (path === "slug") return slugWord(i18n);
  if (path === "position") return positionWord(i18n);
  const locale = TRANSLATED_LOCALES.find((one) => path === `name.${one}`);
  return locale ? LOCALE_NAMES[locale] : path;
}
