import type { DetailCode, RequestBody, Schema } from "@grow/contract";
import { TRANSLATED_LOCALES } from "@grow/i18n/locales";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { FieldTexts } from "../../../../shared/form-errors.ts";
import { COVER, coverBody, coverValues } from "../../shared/desks/cover-values.ts";
import { fieldBody, fieldValues } from "../../shared/desks/field-values.ts";
import { type FormValues, textAt } from "../../shared/desks/form-values.ts";
import { itemId, itemKeyField, itemKeys } from "../../shared/desks/item-values.ts";
import { languagePart, languageTexts, languageValues } from "../../shared/desks/language-values.ts";
import { refIdField } from "../../shared/desks/ref-id-field.ts";
import { VOTING_FIELDS } from "./voting-fields.ts";

type Voting = Schema<"StaffVoting">;
type Body = RequestBody<"saveStaffVoting">;

export const TEXTS = "items_text";
export const OPTIONS = "items_option";
/** As many as the contract's `StaffVotingWrite` takes. */
export const MOST_OPTIONS = 50;
/** The article that is linked; the id of the chosen one is in `post_id`. */
export const POST = "post";

const PARTS = ["title", "text"] as const;
const OPTION_PARTS = ["text", "note"] as const;

/** The list with the texts of an option. @param row - `items_option.0` */
export const optionTexts = (row: string) => `${row}.items_text`;

/** The fields that an error of the API may name. */
export const ERROR_FIELDS = [
  ...["lang", TEXTS, OPTIONS, "results", "date_start", "date_end"],
  ...["post_id", "cover_id"],
];

const NO_TEXT = msg({ id: "ballots.error.noText", message: "Write this in the original language." });

/** What is wrong with an option. */
function optionErrors(): FieldTexts {
  const fixed = msg({
    id: "poll.error.option.fixed",
    message: "Growers have voted for this option. Its text stays.",
  });
  const found: Record<`${string} ${DetailCode}`, MessageDescriptor> = {};
  for (let index = 0; index < MOST_OPTIONS; index += 1) {
    const texts = optionTexts(`${OPTIONS}.${index}`);
    found[`${texts} too_few`] = NO_TEXT;
    found[`${texts} required`] = NO_TEXT;
    for (const place of TRANSLATED_LOCALES.keys()) found[`${texts}.${place}.text not_allowed`] = fixed;
  }
  return found;
}

/** What is wrong where the general message says too little. */
export const VOTING_TEXTS: FieldTexts = {
  "items_text too_few": NO_TEXT,
  "lang unknown_reference": NO_TEXT,
  "lang not_allowed": msg({
    id: "poll.error.lang",
    message: "Growers have voted. The original language stays.",
  }),
  ...optionErrors(),
  "results not_allowed": msg({
    id: "poll.error.results",
    message: "Growers voted under this rule. You can only hide results longer.",
  }),
  "date_end required": msg({
    id: "poll.error.end.required",
    message: "Results wait for the end. Set one.",
  }),
  "date_end not_allowed": msg({
    id: "poll.error.end.earlier",
    message: "Growers have voted. The end can only move later.",
  }),
  "date_end closed": msg({ id: "poll.error.end.closed", message: "It has ended. The end can't move." }),
  "date_end out_of_range": msg({
    id: "poll.error.end.range",
    message: "Set an end after the start. A poll with votes needs 24 hours' notice.",
  }),
  "items_option too_few": msg({
    id: "poll.error.options.few",
    message: "A published poll needs at least {min} options.",
  }),
  "items_option not_allowed": msg({
    id: "poll.error.options.gone",
    message: "Growers have voted. Options can't be removed.",
  }),
  "post_id unknown_reference": msg({
    id: "poll.error.post",
    message: "No article has this title. Choose one from the list.",
  }),
  "post_id wrong_type": msg({
    id: "poll.error.post",
    message: "No article has this title. Choose one from the list.",
  }),
};

/** The values of a form with what options that have votes mean, which stays. */
export function withFixedOptions(values: FormValues, saved: FormValues): FormValues {
  const lang = textAt(saved, "lang");
  const textField = (index: number) => languagePart(optionTexts(`${OPTIONS}.${index}`), lang, "text");
  const places = new Map(itemKeys(saved, OPTIONS).map((key, index) => [key, index]));
  const texts = itemKeys(values, OPTIONS).flatMap((key, index) => {
    const place = places.get(key);
    return place === undefined ? [] : [[textField(index), textAt(saved, textField(place))] as const];
  });
  return { ...values, ...Object.fromEntries(texts) };
}

/** The values of the form of a new poll: two empty options. */
export function newVotingValues(lang: string): FormValues {
  return {
    ...{ lang, results: "after_vote", [COVER]: "" },
    ...Object.fromEntries([0, 1].map((index) => [itemKeyField(OPTIONS, index), `new${index + 1}`])),
  };
}

/** The values of the form of a saved poll. A draft without a start of its own shows none. */
export function votingValues(voting: Voting): FormValues {
  const isOpenAtOnce = voting.state === "draft" && !voting.is_fixed && hasNoStart(voting);
  return {
    ...fieldValues(VOTING_FIELDS, { ...voting, date_start: isOpenAtOnce ? null : voting.date_start }),
    ...languageValues(TEXTS, voting.items_text, PARTS),
    ...Object.assign(
      {},
      ...voting.items_option.map(({ id, items_text }, index) => ({
        [itemKeyField(OPTIONS, index)]: String(id),
        ...languageValues(optionTexts(`${OPTIONS}.${index}`), items_text, OPTION_PARTS),
      })),
    ),
    [POST]: voting.item_post?.title ?? "",
    [refIdField(POST)]: voting.item_post ? String(voting.item_post.id) : "",
    ...coverValues(voting.item_cover),
  };
}

/** The start of a draft that was not chosen is the time when it was created; publishing moves it to the present. */
function hasNoStart({ date_start, update_date }: Voting): boolean {
  return Date.parse(date_start) <= Date.parse(update_date);
}

/** The request that saves a form. @param post - the id of the article; text that names none is left to the API */
export function votingBody(values: FormValues, post: number | string | null): Body {
  const { date_start, ...fields } = fieldBody(VOTING_FIELDS, values);
  return {
    ...fields,
    ...(date_start === null ? {} : { date_start }),
    items_text: languageTexts(values, TEXTS, PARTS),
    items_option: itemKeys(values, OPTIONS).map((key, index) => {
      const id = itemId(key);
      return {
        ...(id === null ? {} : { id }),
        items_text: languageTexts(values, optionTexts(`${OPTIONS}.${index}`), OPTION_PARTS),
      };
    }),
    post_id: post,
    ...coverBody(values),
  } as Body;
}

/** The form's name of a field that an error names. A missing text is the title, or the option, in the original language. */
export function votingField(field: string, values: FormValues): string {
  const lang = textAt(values, "lang");
  if (field === "post_id") return POST;
  if (field === TEXTS || field === "lang") return languagePart(TEXTS, lang, "title");
  if (/^items_option\.\d+\.items_text$/.test(field)) return languagePart(field, lang, "text");
  return field
    .replace(/^(items_text\.\d+)\.lang$/, "$1.title")
    .replace(/^(items_option\.\d+\.items_text\.\d+)\.lang$/, "$1.text");
}
