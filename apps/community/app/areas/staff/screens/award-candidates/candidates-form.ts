import { withLineFeeds } from "@grow/domain";
import { msg } from "@lingui/core/macro";
import type { FieldTexts } from "../../../../shared/form-errors.ts";
import { type FormValues, refAt, textAt } from "../../shared/desks/form-values.ts";

/** The field with suggestions, and the one with a line for each candidate. */
export const THING = "thing";
export const LINES = "lines";

/** As many as the contract's `StaffAwardCandidatesAdd` takes. */
export const MOST_AT_ONCE = 50;

/** The fields that an error of the API may name. */
export const ERROR_FIELDS = ["items", "content", "year"];

const CLOSED = msg({
  id: "candidates.error.closed",
  message: "Voting has ended. Candidates stay as they are.",
});

/** What is wrong where the general message says too little. */
export function candidatesTexts(): FieldTexts {
  const unknown = msg({
    id: "candidates.error.unknown",
    message: "Nothing public found. Choose from the list, or enter the address of its page.",
  });
  const taken = msg({ id: "candidates.error.taken", message: "Already a candidate." });
  const items = Array.from({ length: MOST_AT_ONCE }, (_, index) => `items.${index}` as const);
  return {
    ...Object.fromEntries(
      items.flatMap((item) => [
        [`${item} unknown_reference`, unknown],
        [`${item} taken`, taken],
      ]),
    ),
    "items too_few": msg({ id: "candidates.error.none", message: "Choose what to add." }),
    "content not_empty": msg({
      id: "candidates.error.voted",
      message: "Growers voted for it, so it can't be removed.",
    }),
    "content too_few": msg({
      id: "candidates.error.few",
      message: "Published awards need 2 public candidates in every nomination. Add another one first.",
    }),
    "year closed": CLOSED,
  };
}

/** The lines that name something, with their number from 1. */
function filledLines(values: FormValues): { readonly line: number; readonly text: string }[] {
  return withLineFeeds(textAt(values, LINES))
    .split("\n")
    .map((text, index) => ({ line: index + 1, text: text.trim() }))
    .filter(({ text }) => text !== "");
}

/** Ids, addresses and names of what becomes a candidate. */
export function addedItems(values: FormValues): string[] {
  const chosen = refAt(values, THING);
  return [...(chosen === null ? [] : [chosen]), ...filledLines(values).map(({ text }) => text)];
}

/** The form's name of a field that an error names: the chosen thing, or a line by its number, `lines.3`. */
export function candidatesField(field: string, values: FormValues): string {
  if (field === "items") return textAt(values, LINES).trim() === "" ? THING : LINES;
  const index = /^items\.(\d+)$/.exec(field)?.[1];
  if (index === undefined) return field;
  const hasThing = refAt(values, THING) !== null;
  if (hasThing && index === "0") return THING;
  const line = filledLines(values)[Number(index) - (hasThing ? 1 : 0)]?.line ?? 1;
  return `${LINES}.${line}`;
}

/** The errors of lines in their order. */
export function lineErrors(errors: Readonly<Record<string, string>>): { line: number; text: string }[] {
  return Object.entries(errors)
    .flatMap(([field, text]) => {
      const line = /^lines\.(\d+)$/.exec(field)?.[1];
      return line === undefined ? [] : [{ line: Number(line), text }];
    })
    .toSorted((one, other) => one.line - other.line);
}
