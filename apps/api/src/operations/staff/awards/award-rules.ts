import type { RequestBody } from "@grow/contract";
import type { Problem } from "../../../errors/api-error.ts";
import type { StaffAward } from "./staff-award.ts";

type Body = RequestBody<"saveStaffAward">;
type Field = "date_start" | "date_end" | "date_result";

const differs = (before: StaffAward, body: Body, field: Field) =>
  Date.parse(before[field]) !== Date.parse(body[field]);

/** The dates of awards in themselves. */
export function checkDates({ date_start, date_end, date_result }: Body): Problem[] {
  const [start, end, result] = [date_start, date_end, date_result].map((date) => Date.parse(date)) as [
    ...[number, number, number],
  ];
  return [
    ...(end > start ? [] : [{ code: "out_of_range" as const, field: "date_end" }]),
    ...(result >= end ? [] : [{ code: "out_of_range" as const, field: "date_result" }]),
  ];
}

/** What published awards lack. */
export function checkNominations(nominations: readonly unknown[]): Problem[] {
  return nominations.length === 0 ? [{ code: "too_few", field: "items_nomination", params: { min: 1 } }] : [];
}

/** A vote needs a choice. */
export const LEAST_CANDIDATES = 2;

/** What the nominations of awards lack before they are published: candidates that readers see. */
export function checkCandidates(nominations: StaffAward["items_nomination"]): Problem[] {
  return nominations.flatMap(({ cnt_shown }, index) =>
    cnt_shown < LEAST_CANDIDATES
      ? [{ code: "too_few" as const, field: `items_nomination.${index}`, params: { min: LEAST_CANDIDATES } }]
      : [],
  );
}

/** Candidates are of the type of their nomination. */
export function checkTypes(before: StaffAward, body: Body): Problem[] {
  return changedTypes(before, body)
    .filter(({ old }) => !before.is_fixed && old.cnt_candidates > 0)
    .map(({ field }) => ({ code: "not_empty", field }));
}

/** What cannot be changed in awards that have votes: growers voted in these nominations, until this end. */
export function checkVoted(before: StaffAward, body: Body, now: number): Problem[] {
  const fixed = (field: string): Problem => ({ code: "not_allowed", field });
  const problems: Problem[] = differs(before, body, "date_start") ? [fixed("date_start")] : [];
  if (differs(before, body, "date_end")) {
    if (Date.parse(before.date_end) <= now) problems.push({ code: "closed", field: "date_end" });
    else if (Date.parse(body.date_end) < Date.parse(before.date_end)) problems.push(fixed("date_end"));
  }
  if (differs(before, body, "date_result") && Date.parse(body.date_result) <= now)
    problems.push({ code: "out_of_range", field: "date_result" });
  if (isMissing(before, body)) problems.push(fixed("items_nomination"));
  return [...problems, ...changedTypes(before, body).map(({ field }) => fixed(field))];
}

/** What cannot be changed once the results are out: everything but texts. */
export function checkOver(before: StaffAward, body: Body): Problem[] {
  const closed = (field: string): Problem => ({ code: "closed", field });
  const fields: readonly Field[] = ["date_start", "date_end", "date_result"];
  const ids = body.items_nomination.map(({ id }) => id);
  const isSame =
    ids.length === before.items_nomination.length &&
    before.items_nomination.every(({ id }, index) => ids[index] === id);
  return [
    ...fields.filter((field) => differs(before, body, field)).map(closed),
    ...(isSame ? [] : [closed("items_nomination")]),
    ...changedTypes(before, body).map(({ field }) => closed(field)),
  ];
}

function isMissing({ items_nomination }: StaffAward, { items_nomination: sent }: Body): boolean {
  return items_nomination.some(({ id }) => !sent.some((nomination) => nomination.id === id));
}

function changedTypes({ items_nomination }: StaffAward, { items_nomination: sent }: Body) {
  return sent.flatMap(({ id, content_type }, index) => {
    const old = items_nomination.find((nomination) => nomination.id === id);
    return old === undefined || old.content_type === content_type
      ? []
      : [{ old, field: `items_nomination.${index}.content_type` }];
  });
}
