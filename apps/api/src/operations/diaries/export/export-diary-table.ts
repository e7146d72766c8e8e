import type { Schema } from "@grow/contract";
import { WEEK_PROPS } from "../../../content/diary-detail/week-props.ts";
import { defineOperation } from "../../../http/define-operation.ts";
import { streamParts } from "../../../http/stream-parts.ts";
import { diaryId } from "../../../rights/diary-id.ts";
import { readWholeDiary } from "../detail/read-whole-diary.ts";

const COLUMNS = [
  "days",
  "faza",
  "add_date",
  ...WEEK_PROPS,
  "events",
  "feedings",
  "nutrients",
  "photos",
  "text",
] as const;

/** Byte order mark: without it some spreadsheets do not detect UTF-8. */
const BYTE_ORDER_MARK = "\uFEFF";

export const exportDiaryTable = defineOperation("exportDiaryTable", async ({ params, user, db }) => {
  const id = diaryId(params.id);
  const { items_week } = await readWholeDiary(db, id, user);
  return {
    status: 200,
    file: {
      type: "text/csv; charset=utf-8",
      name: `diary-${id}.csv`,
      content: streamParts(tableRows(items_week)),
    },
  };
});

/** The head, then one row a week, lines and quotes as RFC 4180 has them. */
export function* tableRows(weeks: readonly Schema<"Week">[]): Generator<string> {
  yield `${BYTE_ORDER_MARK}${COLUMNS.join()}\r\n`;
  for (const week of weeks) {
    const { days, faza, add_date, text, props } = week;
    const photos = week.items_photo.filter((photo) => !photo.is_remove).length;
    const lists = { events: eventsOf(week), feedings: feedingsOf(week), nutrients: dosesOf(week) };
    const values: Readonly<Record<string, unknown>> = {
      ...props,
      ...{ days, faza, add_date, text, photos },
      ...lists,
    };
    yield `${COLUMNS.map((name) => cell(values[name])).join()}\r\n`;
  }
}

/** `Base 1.5; Nettle tea`: the nutrients with their doses in ml/l, as far as these are known. */
function dosesOf({ item_flowering: fed }: Schema<"Week">): string {
  return (fed?.items_nutrient ?? [])
    .filter((nutrient) => !nutrient.is_remove)
    .map(({ name, val }) => (val ? `${name} ${val}` : name))
    .join("; ");
}

/** `day 3 topping; lst`: the events, with their day if known. */
function eventsOf({ items_event: events = [] }: Schema<"Week">): string {
  return events.map(({ type, day }) => (day === null ? type : `day ${day} ${type}`)).join("; ");
}

/** `day 2 water 4 l ec 0.4 ph 6.1; …`: the feedings with their readings. */
function feedingsOf({ items_feeding: feedings = [] }: Schema<"Week">): string {
  return feedings
    .map(({ day, is_water, volume, ...measured }) =>
      [
        ...(day === null ? [] : [`day ${day}`]),
        ...(is_water ? ["water"] : []),
        ...(volume === null ? [] : [`${volume} l`]),
        ...Object.entries(measured).flatMap(([name, value]) => (value === null ? [] : [`${name} ${value}`])),
      ].join(" "),
    )
    .join("; ");
}

/**
 * A sign that begins a formula: at the start of a text, and, as some programs separate cells by semicolon or tab and then know no quotes,
 * after either of these and after a line break. The sign comes first in the pattern and looks back over its own white space only: a
 * pattern that begins with the white space reads a run of line breaks again from each of them.
 */
const FORMULA = /[=+\-@](?<=(?:^|[;\t\r\n])\s*[=+\-@])/g;

/** Escapes texts that a spreadsheet would evaluate as formulas. */
function cell(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "number") return String(value);
  const words = String(value);
  const text = words.replace(FORMULA, "'$&");
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
