import { LOCALE_NAMES, TRANSLATED_LOCALES } from "@grow/i18n/locales";
import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { ChangeWords } from "../../../shared/desks/change-words.ts";
import type { DeskField } from "../../../shared/desks/described-field.ts";
import { labelOf, valueWords } from "../../../shared/desks/field-words.ts";
import {
  CATEGORY_RULES,
  CATEGORY_WORDS,
  PLACE_FIELDS,
  PRIZE_FIELDS,
  RULE_FIELDS,
  TIME_FIELDS,
} from "../giveaway-fields.ts";
import { instantWords, yesWord } from "./fixed-words.ts";

const TITLE = msg({ id: "admin.giveaway.text.title", message: "Title" });
const TEXT = msg({ id: "admin.giveaway.text.text", message: "Text" });
const RULES = msg({ id: "admin.giveaway.text.rules", message: "Rules" });
const PARTS = { title: TITLE, text: TEXT, rules: RULES };
const PUBLISHED = msg({ id: "admin.giveaway.log.published", message: "Published" });
const COVER = msg({ id: "admin.giveaway.log.cover", message: "Cover" });
const PRIZES = msg({ id: "admin.giveaway.prizes", message: "Prizes" });
const CATEGORIES = msg({ id: "admin.giveaway.categories", message: "Categories" });

export const titleWord = (i18n: I18n) => i18n._(TITLE);
export const textWord = (i18n: I18n) => i18n._(TEXT);
export const coverWord = (i18n: I18n) => i18n._(COVER);
export const rulesWord = (i18n: I18n) => i18n._(RULES);

/** "Prize 2". */
export const prizeWord = (i18n: I18n, number: number) =>
  i18n._(msg({ id: "admin.giveaway.prize", message: `Prize ${{ number }}` }));

const OWN_FIELDS = [...PLACE_FIELDS, ...TIME_FIELDS, ...RULE_FIELDS];
const CATEGORY_FIELDS = [...CATEGORY_WORDS, ...CATEGORY_RULES];

const named = (fields: readonly DeskField[], name: string | undefined) =>
  fields.find((field) => field.name === name);

/** The words for a field of the log; the path itself for one that the form does not have. */
export function giveawayChangeWords(i18n: I18n, path: string): ChangeWords {
  const plain = (label: string): ChangeWords => ({ label, value: (logged) => logged });
  const [first = "", second = "", third = ""] = path.split(".");
  const locale = TRANSLATED_LOCALES.find((one) => one === second);
  if (path === "is_publish") return { label: i18n._(PUBLISHED), value: (logged) => checked(i18n, logged) };
  if (path === "cover") return plain(i18n._(COVER));
  if (first === "text" && locale && Object.hasOwn(PARTS, third))
    return plain(`${LOCALE_NAMES[locale]}: ${i18n._(PARTS[third as keyof typeof PARTS])}`);
  if (first === "prize") return under(i18n, prizeWord(i18n, Number(second) + 1), named(PRIZE_FIELDS, third));
  if (first === "category") return under(i18n, i18n._(CATEGORIES), named(CATEGORY_FIELDS, third));
  const field = named(OWN_FIELDS, path);
  return field ? fieldWords(i18n, field) : plain(path);
}

function under(i18n: I18n, heading: string, field: DeskField | undefined): ChangeWords {
  if (!field) return { label: heading, value: (logged) => logged };
  const words = fieldWords(i18n, field);
  return { label: `${heading}: ${words.label}`, value: words.value };
}

function fieldWords(i18n: I18n, field: DeskField): ChangeWords {
  return {
    label: labelOf(i18n, field),
    value(logged) {
      if (field.kind === "check") return checked(i18n, logged);
      return field.kind === "instant" ? instantWords(i18n, logged) : valueWords(i18n, field, logged);
    },
  };
}

const checked = (i18n: I18n, logged: string) => (logged === "" ? "" : yesWord(i18n, logged === "true"));

/** The label of a field that an error of the API names, for a problem that is shown away from its field. */
export function problemLabel(i18n: I18n, field: string): string {
  const parts = field.split(".");
  const last = parts.at(-1);
  if (parts[0] === "items_text" && last && Object.hasOwn(PARTS, last))
    return i18n._(PARTS[last as keyof typeof PARTS]);
  if (parts[0] === "items_prize") return i18n._(PRIZES);
  if (parts[0] === "items_category")
    return under(i18n, i18n._(CATEGORIES), named(CATEGORY_FIELDS, parts[2])).label;
  const own = named(OWN_FIELDS, field);
  return own ? labelOf(i18n, own) : field;
}
