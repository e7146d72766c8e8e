import { ROOMS } from "@grow/domain";
import { LOCALE_NAMES, TRANSLATED_LOCALES } from "@grow/i18n/locales";
import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { phaseWord } from "../../../../shared/words/phase-words.ts";
import { roomWord } from "../../../../shared/words/setup-words.ts";
import type { DeskField } from "../../shared/desks/described-field.ts";

const options =
  (words: Readonly<Record<string, MessageDescriptor>>) =>
  (i18n: I18n): { value: string; label: string }[] =>
    Object.entries(words).map(([value, word]) => ({ value, label: i18n._(word) }));

const REF_HINT = msg({
  id: "admin.giveaway.ref.hint",
  message: "Search by name, or enter the last part of its page address",
});

/** Language, giver, address and words of the list. */
export const PLACE_FIELDS: readonly DeskField[] = [
  {
    ...{ name: "lang", kind: "select", required: true },
    label: msg({ id: "admin.giveaway.lang", message: "Original language" }),
    hint: msg({
      id: "admin.giveaway.lang.hint",
      message: "Shown where a translation is missing. Its rules are binding.",
    }),
    options: () => TRANSLATED_LOCALES.map((value) => ({ value, label: LOCALE_NAMES[value] })),
  },
  {
    ...{ name: "brand", kind: "ref", desk: "brand" },
    label: msg({ id: "admin.giveaway.brand", message: "Brand" }),
    hint: REF_HINT,
  },
  {
    ...{ name: "slug", kind: "text", maxLength: 75 },
    label: msg({ id: "admin.giveaway.slug", message: "Address" }),
    hint: msg({
      id: "admin.giveaway.slug.hint",
      message: "Empty: from the title. Former addresses redirect.",
    }),
  },
  {
    ...{ name: "tags", kind: "text", maxLength: 1300 },
    label: msg({ id: "admin.giveaway.tags", message: "Tags" }),
    hint: msg({ id: "admin.giveaway.tags.hint", message: "Separated by commas: led, first-grow" }),
  },
];

export const TIME_FIELDS: readonly DeskField[] = [
  {
    ...{ name: "date_start", kind: "instant", required: true },
    label: msg({ id: "admin.giveaway.start", message: "Start" }),
  },
  {
    ...{ name: "date_end", kind: "instant", required: true },
    label: msg({ id: "admin.giveaway.end", message: "End" }),
    hint: msg({ id: "admin.giveaway.end.hint", message: "With entries, it can only move later." }),
  },
  {
    ...{ name: "date_result", kind: "instant" },
    label: msg({ id: "admin.giveaway.result", message: "Winners appear" }),
    hint: msg({
      id: "admin.giveaway.result.hint",
      message: "Empty: at the end for votes, a day later for a draw. A draw needs at least an hour.",
    }),
  },
];

export const RULE_FIELDS: readonly DeskField[] = [
  {
    ...{ name: "winners", kind: "select", required: true },
    label: msg({ id: "admin.giveaway.winners", message: "Winners by" }),
    options: options({
      draw: msg({ id: "admin.giveaway.winners.draw", message: "Draw" }),
      votes: msg({ id: "admin.giveaway.winners.votes", message: "Votes" }),
    }),
  },
  {
    ...{ name: "minimum_age", kind: "number", required: true },
    label: msg({ id: "admin.giveaway.age", message: "Minimum age" }),
    hint: msg({ id: "admin.giveaway.age.hint", message: "0 for no limit" }),
  },
  {
    ...{ name: "reply_days", kind: "number", required: true },
    label: msg({ id: "admin.giveaway.replyDays", message: "Days to reply" }),
    hint: msg({ id: "admin.giveaway.replyDays.hint", message: "Then the next place moves up" }),
  },
  {
    ...{ name: "countries", kind: "text", maxLength: 1000 },
    label: msg({ id: "admin.giveaway.countries", message: "Countries" }),
    hint: msg({
      id: "admin.giveaway.countries.hint",
      message: "Two-letter codes: DE, AT. Empty: everywhere",
    }),
  },
  {
    ...{ name: "needs_week", kind: "check" },
    label: msg({ id: "admin.giveaway.needsWeek", message: "Entrants and voters need a public week" }),
  },
];

export const PRIZE_FIELDS: readonly DeskField[] = [
  {
    ...{ name: "name", kind: "text", maxLength: 200, required: true },
    label: msg({ id: "admin.giveaway.prize.name", message: "Prize" }),
  },
  {
    ...{ name: "cnt", kind: "number", required: true },
    label: msg({ id: "admin.giveaway.prize.count", message: "How many" }),
  },
  {
    ...{ name: "product", kind: "ref", desk: "product" },
    label: msg({ id: "admin.giveaway.prize.product", message: "Product" }),
    hint: REF_HINT,
  },
];

/** The words of a category, which can always be changed. */
export const CATEGORY_WORDS: readonly DeskField[] = [
  {
    ...{ name: "name", kind: "text", maxLength: 120, required: true },
    label: msg({ id: "admin.giveaway.category.name", message: "Name" }),
  },
  {
    ...{ name: "text", kind: "html" },
    label: msg({ id: "admin.giveaway.category.text", message: "What may enter" }),
    hint: msg({ id: "admin.giveaway.category.text.hint", message: "Plain text" }),
  },
];

const PHASES = [-1, 0, 1, 2] as const;

/** The rules of a category, which entrants rely on. */
export const CATEGORY_RULES: readonly DeskField[] = [
  {
    ...{ name: "content_type", kind: "select", required: true },
    label: msg({ id: "admin.giveaway.category.type", message: "Entries are" }),
    options: options({
      diary: msg({ id: "admin.giveaway.type.diary", message: "Diaries" }),
      week: msg({ id: "admin.giveaway.type.week", message: "Weeks" }),
      photo: msg({ id: "admin.giveaway.type.photo", message: "Photos" }),
      video: msg({ id: "admin.giveaway.type.video", message: "Videos" }),
    }),
  },
  {
    ...{ name: "cnt_winners", kind: "number", required: true },
    label: msg({ id: "admin.giveaway.category.winners", message: "Winners" }),
  },
  {
    ...{ name: "max_votes", kind: "number", required: true },
    label: msg({ id: "admin.giveaway.category.votes", message: "Votes per member" }),
  },
  {
    ...{ name: "min_readings", kind: "number" },
    label: msg({ id: "admin.giveaway.category.readings", message: "Readings in a week, at least" }),
  },
  {
    ...{ name: "faza", kind: "select" },
    label: msg({ id: "admin.giveaway.category.phase", message: "Phase" }),
    options: (i18n) => PHASES.map((faza) => ({ value: String(faza), label: phaseWord(i18n, faza) })),
  },
  {
    ...{ name: "rooms", kind: "words" },
    label: msg({ id: "admin.giveaway.category.rooms", message: "Only grown" }),
    options: (i18n) => ROOMS.map(({ code }) => ({ value: String(code), label: roomWord(i18n, code) })),
  },
  {
    ...{ name: "content_from", kind: "instant" },
    label: msg({ id: "admin.giveaway.category.from", message: "Added since" }),
  },
  {
    ...{ name: "needs_harvest", kind: "check" },
    label: msg({ id: "admin.giveaway.category.harvest", message: "Needs a harvest" }),
  },
];

/** A field with its place in the form: `items_prize.0.name`. */
export const placed = (fields: readonly DeskField[], prefix: string): DeskField[] =>
  fields.map((field) => ({ ...field, name: `${prefix}.${field.name}` }));
