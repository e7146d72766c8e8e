import { say } from "@grow/i18n";
import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { ChangeWords } from "../desks/change-words.ts";
import { publishTime } from "../desks/publish-time.ts";
import { type BallotState, STATE_WORDS } from "./ballot-state.tsx";
import { BALLOT_WORDS, languageName } from "./ballot-words.ts";
import { CONTENT_TYPES } from "./content-types.ts";
import { RESULTS_WORDS } from "./results-words.ts";

const OPTION = msg({ id: "ballots.log.option", message: "Option {number}" });
const NOMINATION = msg({ id: "ballots.log.nomination", message: "Nomination {number}" });

/** Words for the logged values of a field. */
const VALUES: Readonly<Record<string, Readonly<Record<string, MessageDescriptor>>>> = {
  state: STATE_WORDS satisfies Record<BallotState, MessageDescriptor>,
  results: RESULTS_WORDS,
  content_type: CONTENT_TYPES,
};

const LABELS: Readonly<Record<string, MessageDescriptor>> = {
  state: BALLOT_WORDS.state,
  lang: BALLOT_WORDS.lang,
  results: msg({ id: "ballots.results", message: "Who sees the results" }),
  date_start: BALLOT_WORDS.start,
  date_end: BALLOT_WORDS.end,
  date_result: BALLOT_WORDS.result,
  post: msg({ id: "ballots.log.post", message: "Article" }),
  cover: BALLOT_WORDS.cover,
  content_type: BALLOT_WORDS.type,
  candidates: msg({ id: "ballots.log.candidates", message: "Candidates" }),
};

/** The words for a field of the log of a poll or awards; the path itself for one that neither has. */
export function ballotChangeWords(i18n: I18n, path: string): ChangeWords {
  return { label: labelOf(i18n, path), value: (logged) => wordsOfValue(i18n, path, logged) };
}

/** `results`, `text.de.title`, `option.2.de.note`, `nomination.1.content_type`. */
function labelOf(i18n: I18n, path: string): string {
  const [, list, number, rest = path] = /^(option|nomination)\.(\d+)\.(.+)$/.exec(path) ?? [];
  const row = list ? `${say(i18n, list === "option" ? OPTION : NOMINATION, { number })}, ` : "";
  const label = LABELS[rest];
  if (label) return `${row}${i18n._(label)}`;
  const [, lang, part] = /^(?:text\.)?([a-z]{2,3})\.(title|text|note|name)$/.exec(rest) ?? [];
  if (!lang || !part) return path;
  const word = partWord(list, part);
  return `${row}${languageName(lang)}: ${i18n._(word)}`;
}

function partWord(list: string | undefined, part: string): MessageDescriptor {
  if (part === "title") return BALLOT_WORDS.title;
  if (part === "note") return BALLOT_WORDS.note;
  if (part === "name") return BALLOT_WORDS.name;
  return list === "option" ? BALLOT_WORDS.option : BALLOT_WORDS.text;
}

function wordsOfValue(i18n: I18n, path: string, logged: string): string {
  const field = path.slice(path.lastIndexOf(".") + 1);
  const word = VALUES[field]?.[logged];
  if (word) return i18n._(word);
  if (path === "lang") return logged === "" ? "" : languageName(logged);
  if (!path.startsWith("date_")) return logged;
  const { date, time } = publishTime(logged || null);
  return `${date} ${time}`.trim();
}
