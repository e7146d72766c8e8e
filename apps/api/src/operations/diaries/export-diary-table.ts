import type { Schema } from "@grow/contract";
import { defineOperation } from "../../http/define-operation.ts";
import { diaryId } from "./open-diary.ts";
import { readWholeDiary } from "./read-whole-diary.ts";
import { WEEK_PROPS } from "./week-props.ts";

const COLUMNS = ["days", "faza", "add_date", ...WEEK_PROPS, "text"] as const;

export const exportDiaryTable = defineOperation("exportDiaryTable", async ({ params, user, db }) => {
  const id = diaryId(params.id);
  const { items_week } = await readWholeDiary(db, id, user);
  return {
    status: 200,
    file: { type: "text/csv; charset=utf-8", name: `diary-${id}.csv`, content: weeksTable(items_week) },
  };
});

/** One row a week, lines and quotes as RFC 4180 has them. */
export function weeksTable(weeks: readonly Schema<"Week">[]): string {
  const rows = weeks.map(({ days, faza, add_date, text, props }) => {
    const values: Readonly<Record<string, unknown>> = { ...props, days, faza, add_date, text };
    return COLUMNS.map((name) => cell(values[name]));
  });
  return [COLUMNS, ...rows].map((row) => `${row.join()}\r\n`).join("");
}

/** What begins like a formula stays words: a program for tables would work it out. */
function cell(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "number") return String(value);
  const words = String(value);
  const text = /^[=+\-@\t\r]/.test(words) ? `'${words}` : words;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
