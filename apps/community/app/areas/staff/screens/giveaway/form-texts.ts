import { msg } from "@lingui/core/macro";
import type { FieldTexts } from "../../../../shared/form-errors.ts";
import { CATEGORY_RULES, PLACE_FIELDS, RULE_FIELDS, TIME_FIELDS } from "./giveaway-fields.ts";
import { CATEGORIES, MOST_CATEGORIES, TEXTS } from "./giveaway-form.ts";

const FIXED = msg({
  id: "admin.giveaway.error.fixed",
  message: "Growers have entered, so this can't change any more.",
});

const PLACES = Array.from({ length: MOST_CATEGORIES }, (_, index) => index);

/** Fields that are fixed once somebody has entered: a form that was opened before may still send them. */
const FIXED_FIELDS = [
  ...[...PLACE_FIELDS, ...TIME_FIELDS, ...RULE_FIELDS].map(({ name }) => name),
  ...[0, 1, 2, 3, 4].map((index) => `${TEXTS}.${index}.rules`),
  ...[TEXTS, CATEGORIES],
  ...PLACES.flatMap((index) => CATEGORY_RULES.map(({ name }) => `${CATEGORIES}.${index}.${name}`)),
  ...PLACES.map((index) => `${CATEGORIES}.${index}.name`),
];

/** What is wrong where the general message says too little. */
export const GIVEAWAY_TEXTS: FieldTexts = {
  ...Object.fromEntries(FIXED_FIELDS.map((name) => [`${name} not_allowed`, FIXED])),
  ...Object.fromEntries(
    PLACES.map((index) => [
      `${CATEGORIES}.${index}.max_votes out_of_range`,
      msg({
        id: "admin.giveaway.error.votes",
        message: "Enter 1 to 100 votes where votes decide, otherwise 0 to 100.",
      }),
    ]),
  ),
  "lang unknown_reference": msg({
    id: "admin.giveaway.error.lang",
    message: "Add a title in the original language.",
  }),
  "date_end out_of_range": msg({
    id: "admin.giveaway.error.end",
    message: "Choose an end in the future, after the start. With entries, it can't move earlier.",
  }),
  "date_result out_of_range": msg({
    id: "admin.giveaway.error.result",
    message: "Choose a time in the future, after the end. A draw needs at least an hour.",
  }),
  "items_prize too_few": msg({
    id: "admin.giveaway.error.prizes",
    message:
      "{min, plural, one {Add prizes: at least # is needed for the winners or was promised.} other {Add prizes: at least # are needed for the winners or were promised.}}",
  }),
  "items_category required": msg({
    id: "admin.giveaway.error.category",
    message: "Add a category to enter.",
  }),
  "id not_empty": msg({
    id: "admin.giveaway.error.entries",
    message: "Growers have entered, so it can't be unpublished.",
  }),
  "id closed": msg({
    id: "admin.giveaway.error.closed",
    message: "It has ended or was removed. Reload the page.",
  }),
};
