import { msg } from "@lingui/core/macro";
import { BALLOT_WORDS, languageOptions } from "../../shared/ballots/ballot-words.ts";
import { RESULTS, RESULTS_WORDS, type Results } from "../../shared/ballots/results-words.ts";
import type { DeskField } from "../../shared/desks/described-field.ts";

/** What votes keep from being changed. */
export interface Fixed {
  /** It has votes. */
  readonly isFixed: boolean;
  /** It has votes, and its end has passed. */
  readonly isOver: boolean;
  /** Who saw the results when it was saved. */
  readonly results: Results;
}

export const NEW_VOTING: Fixed = { isFixed: false, isOver: false, results: "after_vote" };

export const LANG_FIELD: DeskField = {
  ...{ name: "lang", kind: "select", required: true },
  label: BALLOT_WORDS.lang,
  hint: msg({ id: "poll.lang.hint", message: "Languages without a text show this one or English." }),
  options: languageOptions,
};

export const START_FIELD: DeskField = {
  ...{ name: "date_start", kind: "instant" },
  label: BALLOT_WORDS.start,
  hint: msg({ id: "poll.start.hint", message: "Leave it empty to open the poll when you publish it." }),
};

export const END_FIELD: DeskField = {
  ...{ name: "date_end", kind: "instant" },
  label: BALLOT_WORDS.end,
  hint: msg({ id: "poll.end.hint", message: "Leave it empty for a poll without an end." }),
};

/** The end of a poll with votes, which can only move later. */
export const LATER_END_FIELD: DeskField = {
  ...{ name: "date_end", kind: "instant" },
  label: BALLOT_WORDS.end,
  hint: msg({ id: "poll.end.later", message: "Growers have voted, so it can only move later." }),
};

/** Who sees the results. While a poll with votes runs, they can only be hidden further. */
export function resultsField({ isFixed, isOver, results }: Fixed): DeskField {
  const first = isFixed && !isOver ? RESULTS.indexOf(results) : 0;
  return {
    ...{ name: "results", kind: "select", required: true },
    label: msg({ id: "ballots.results", message: "Who sees the results" }),
    hint: msg({ id: "poll.results.hint", message: "You see them by the same rule." }),
    options: (i18n) => RESULTS.slice(first).map((value) => ({ value, label: i18n._(RESULTS_WORDS[value]) })),
  };
}

/** All fields that are no texts, for their values and the request. */
export const VOTING_FIELDS: readonly DeskField[] = [
  LANG_FIELD,
  resultsField(NEW_VOTING),
  START_FIELD,
  END_FIELD,
];
