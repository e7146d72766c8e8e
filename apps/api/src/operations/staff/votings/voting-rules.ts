import type { RequestBody } from "@grow/contract";
import type { Problem } from "../../../errors/api-error.ts";
import type { StaffVoting } from "./staff-voting.ts";

type Body = RequestBody<"saveStaffVoting">;

/** Options that a published voting has at least. */
const MIN_OPTIONS = 2;

/** Hours before a voting without an end that has votes may end, so that growers can still vote and change their vote. */
const NOTICE_HOURS = 24;

/** How soon readers see results; those who voted relied on it. */
const SECRECY: readonly Body["results"][] = ["always", "after_vote", "at_end"];

const ms = (instant: string | null) => (instant === null ? Number.POSITIVE_INFINITY : Date.parse(instant));

/** The dates and results of a voting in themselves. A new one begins now unless its start is sent. */
export function checkPeriod(
  { date_start, date_end, results }: Body,
  before: StaffVoting | null,
  now: number,
): Problem[] {
  if (date_end === null) return results === "at_end" ? [{ code: "required", field: "date_end" }] : [];
  const start = date_start ?? before?.date_start;
  return ms(date_end) <= (start === undefined ? now : ms(start))
    ? [{ code: "out_of_range", field: "date_end" }]
    : [];
}

/** What a published voting lacks. */
export function checkOptions(options: readonly unknown[]): Problem[] {
  return options.length < MIN_OPTIONS
    ? [{ code: "too_few", field: "items_option", params: { min: MIN_OPTIONS } }]
    : [];
}

/** What cannot be changed in a voting that has votes: growers voted for these options, under these rules. */
export function checkVoted(before: StaffVoting, body: Body, now: number): Problem[] {
  const fixed = (field: string): Problem => ({ code: "not_allowed", field });
  const isOver = ms(before.date_end) <= now;
  return [
    ...(body.lang === before.lang ? [] : [fixed("lang")]),
    ...(body.date_start === undefined || ms(body.date_start) === ms(before.date_start)
      ? []
      : [fixed("date_start")]),
    ...checkEnd(before, body, now),
    ...(!isOver && SECRECY.indexOf(body.results) < SECRECY.indexOf(before.results) ? [fixed("results")] : []),
    ...checkVotedOptions(before, body),
  ];
}

function checkEnd({ date_end: old }: StaffVoting, { date_end }: Body, now: number): Problem[] {
  const field = "date_end";
  if (ms(date_end) === ms(old)) return [];
  if (ms(old) <= now) return [{ code: "closed", field }];
  if (old !== null) return ms(date_end) < ms(old) ? [{ code: "not_allowed", field }] : [];
  return ms(date_end) < now + NOTICE_HOURS * 3_600_000
    ? [{ code: "out_of_range", field, params: { hours: NOTICE_HOURS } }]
    : [];
}

function checkVotedOptions({ lang, items_option }: StaffVoting, { items_option: sent }: Body): Problem[] {
  const isMissing = items_option.some(({ id }) => !sent.some((option) => option.id === id));
  const changed = sent.flatMap((option, index): Problem[] => {
    const old = items_option.find(({ id }) => id === option.id)?.items_text[0]?.text;
    const place = option.items_text.findIndex((text) => text.lang === lang);
    return old === undefined || place < 0 || option.items_text[place]?.text.trim() === old
      ? []
      : [{ code: "not_allowed", field: `items_option.${index}.items_text.${place}.text` }];
  });
  return isMissing ? [{ code: "not_allowed", field: "items_option" }, ...changed] : changed;
}
