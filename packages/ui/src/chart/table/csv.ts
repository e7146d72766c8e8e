import type { SortValue } from "./sort-rows.ts";

/** What a spreadsheet would take for a formula when it stands at the beginning of a cell. */
const formula = /^[=+\-@\t\r]/;

function cell(value: SortValue): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "number") return Number.isFinite(value) ? String(value) : "";
  // Names come from people: a leading apostrophe keeps a spreadsheet from running them.
  const text = formula.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Rows as comma-separated values (RFC 4180), with the mark that makes spreadsheets read it as UTF-8. Numbers carry a
 * point, whatever the language: programs read them.
 */
export function toCsv(head: readonly string[], rows: readonly (readonly SortValue[])[]): string {
  return `\uFEFF${[head, ...rows].map((row) => row.map(cell).join(",")).join("\r\n")}\r\n`;
}
