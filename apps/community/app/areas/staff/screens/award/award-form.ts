import type { DetailCode, RequestBody, Schema } from "@grow/contract";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { FieldTexts } from "../../../../shared/form-errors.ts";
import { BALLOT_WORDS, languageOptions } from "../../shared/ballots/ballot-words.ts";
import { CONTENT_TYPES } from "../../shared/ballots/content-types.ts";
import type { DeskField } from "../../shared/desks/described-field.ts";
import { fieldBody, fieldValues } from "../../shared/desks/field-values.ts";
import { type FormValues, numberOrText, textAt } from "../../shared/desks/form-values.ts";
import { itemId, itemKeyField, itemKeys } from "../../shared/desks/item-values.ts";
import { languagePart, languageTexts, languageValues } from "../../shared/desks/language-values.ts";

type Award = Schema<"StaffAward">;
type Body = RequestBody<"saveStaffAward">;

export const TEXTS = "items_text";
export const NOMINATIONS = "items_nomination";
/** As many as the contract's `StaffAwardWrite` takes. */
export const MOST_NOMINATIONS = 50;
/** As long as the contract's `StaffAwardText` takes. */
export const MOST_RULES = 20_000;
const PARTS = ["title", "text"] as const;
const NOMINATION_PARTS = ["name", "text"] as const;

/** The list with the texts of a nomination. @param row - `items_nomination.0` */
export const nominationTexts = (row: string) => `${row}.items_text`;
export const typeField = (row: string) => `${row}.content_type`;

export const LANG_FIELD: DeskField = {
  ...{ name: "lang", kind: "select", required: true },
  label: BALLOT_WORDS.lang,
  options: languageOptions,
};

export const START_FIELD: DeskField = {
  ...{ name: "date_start", kind: "instant", required: true },
  label: BALLOT_WORDS.start,
};

export const END_FIELD: DeskField = {
  ...{ name: "date_end", kind: "instant", required: true },
  label: BALLOT_WORDS.end,
};

/** The end of awards with votes, which can only move later. */
export const LATER_END_FIELD: DeskField = {
  ...END_FIELD,
  hint: msg({ id: "ballots.award.end.later", message: "Growers have voted, so it can only move later." }),
};

export const RESULT_FIELD: DeskField = {
  ...{ name: "date_result", kind: "instant", required: true },
  label: BALLOT_WORDS.result,
  hint: msg({
    id: "ballots.award.result.hint",
    message: "Until then nobody sees votes, staff included. Afterwards only texts can change.",
  }),
};

const FIELDS = [LANG_FIELD, START_FIELD, END_FIELD, RESULT_FIELD];

/** What may be nominated. @param row - `items_nomination.0` */
export const contentTypeField = (row: string): DeskField => ({
  ...{ name: typeField(row), kind: "select", required: true },
  label: BALLOT_WORDS.type,
  options: (i18n) => Object.entries(CONTENT_TYPES).map(([value, label]) => ({ value, label: i18n._(label) })),
});

/** The fields that an error of the API may name. */
export const ERROR_FIELDS = [
  ...["year", "lang", TEXTS, NOMINATIONS],
  ...["date_start", "date_end", "date_result"],
];

const NO_TEXT = msg({ id: "ballots.error.noText", message: "Write this in the original language." });

/** What is wrong with a nomination. */
function nominationErrors(): FieldTexts {
  const found: Record<`${string} ${DetailCode}`, MessageDescriptor> = {};
  for (let index = 0; index < MOST_NOMINATIONS; index += 1) {
    const texts = nominationTexts(`${NOMINATIONS}.${index}`);
    found[`${texts} too_few`] = NO_TEXT;
    found[`${texts} required`] = NO_TEXT;
  }
  return found;
}

/** What is wrong where the general message says too little. */
export const AWARD_TEXTS: FieldTexts = {
  "year taken": msg({ id: "ballots.award.error.year", message: "This year already has awards. Edit those." }),
  "year out_of_range": msg({
    id: "ballots.award.error.year.range",
    message: "Enter a year from 2000 to 2099.",
  }),
  "year not_empty": msg({
    id: "ballots.award.error.voted",
    message: "Growers have voted. These awards can't be deleted.",
  }),
  "items_text too_few": NO_TEXT,
  "lang unknown_reference": NO_TEXT,
  ...nominationErrors(),
  "date_end not_allowed": msg({
    id: "ballots.award.error.end.earlier",
    message: "Growers have voted. The end can only move later.",
  }),
  "date_end closed": msg({
    id: "ballots.award.error.end.closed",
    message: "Voting has ended. The end can't move.",
  }),
  "date_end out_of_range": msg({
    id: "ballots.award.error.end.range",
    message: "Set an end after the start.",
  }),
  "date_result out_of_range": msg({
    id: "ballots.award.error.result.range",
    message: "Set results after the end, and in the future once growers have voted.",
  }),
  "items_nomination too_few": msg({
    id: "ballots.award.error.few",
    message: "Published awards need a nomination.",
  }),
  "items_nomination not_allowed": msg({
    id: "ballots.award.error.gone",
    message: "Growers have voted. Nominations can't be removed.",
  }),
};

/** The values of the form of new awards. */
export function newAwardValues(lang: string, year: number): FormValues {
  return { lang, year: String(year), [itemKeyField(NOMINATIONS, 0)]: "new1" };
}

/** The values of the form of saved awards. */
export function awardValues(award: Award): FormValues {
  return {
    year: String(award.year),
    ...fieldValues(FIELDS, award),
    ...languageValues(TEXTS, award.items_text, PARTS),
    ...nominationValues(award.items_nomination, ({ id }) => String(id)),
  };
}

/** The values of new awards with the nominations and texts of other ones, whose year in titles becomes the new one. */
export function copiedValues(
  { year: old, lang, items_text, items_nomination }: Award,
  year: number,
): FormValues {
  const texts = items_text.map((text) => ({
    ...text,
    title: text.title.replaceAll(String(old), String(year)),
  }));
  return {
    ...{ lang, year: String(year) },
    ...languageValues(TEXTS, texts, PARTS),
    ...nominationValues(items_nomination, (_one, index) => `new${index + 1}`),
  };
}

function nominationValues(
  nominations: Award["items_nomination"],
  keyOf: (nomination: Award["items_nomination"][number], index: number) => string,
): FormValues {
  return Object.assign(
    {},
    ...nominations.map((nomination, index) => {
      const row = `${NOMINATIONS}.${index}`;
      return {
        [itemKeyField(NOMINATIONS, index)]: keyOf(nomination, index),
        [typeField(row)]: nomination.content_type,
        ...languageValues(nominationTexts(row), nomination.items_text, NOMINATION_PARTS),
      };
    }),
  );
}

/** The request that saves a form. A year that is no number is left as text, which the API rejects at its field. */
export function awardBody(values: FormValues): Body {
  const year = numberOrText(textAt(values, "year"));
  return {
    ...(year === null ? {} : { year }),
    ...fieldBody(FIELDS, values),
    items_text: languageTexts(values, TEXTS, PARTS),
    items_nomination: itemKeys(values, NOMINATIONS).map((key, index) => {
      const row = `${NOMINATIONS}.${index}`;
      const id = itemId(key);
      return {
        ...(id === null ? {} : { id }),
        content_type: textAt(values, typeField(row)),
        items_text: languageTexts(values, nominationTexts(row), NOMINATION_PARTS),
      };
    }),
  } as Body;
}

/** The form's name of a field that an error names. A missing text is the title, or the name, in the original language. */
export function awardField(field: string, values: FormValues): string {
  const lang = textAt(values, "lang");
  if (field === TEXTS || field === "lang") return languagePart(TEXTS, lang, "title");
  if (/^items_nomination\.\d+\.items_text$/.test(field)) return languagePart(field, lang, "name");
  return field
    .replace(/^(items_text\.\d+)\.lang$/, "$1.title")
    .replace(/^(items_nomination\.\d+\.items_text\.\d+)\.lang$/, "$1.name");
}
