import type { SortValue } from "./sort-rows.ts";

/**
 * A spreadsheet runs a cell that starts with such a sign as a formula. Some separate cells by semicolon or tab and then ignore quotes, so
 * a cell may also start after these and after a line break. The sign comes first in the pattern and looks back over its own white
 * space only: a pattern that begins with the white space reads a run of line breaks again from each of them.
 */
const formula = /[=+\-@](?<=(?:^|[;\t\r\n])\s*[=+\-@])/g;

function cell(value: SortValue): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "number") return Number.isFinite(value) ? String(value) : "";
  // Names come from users: a leading apostrophe prevents formulas.
  const text = value.replace(formula, "'$&");
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Rows as comma-separated values (RFC 4180), with a byte order mark that makes spreadsheets read it as UTF-8. Numbers have a
 * decimal point in every language, because programs read them.
 */
export function toCsv(head: readonly string[], rows: readonly (readonly SortValue[])[]): string {
  return `\uFEFF${[head, ...rows].map((row) => row.map(cell).join(",")).join("\r\n")}\r\n`;
}
