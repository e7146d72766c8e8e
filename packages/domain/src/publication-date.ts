import { textIn } from "./number-input.ts";
import { isPlainDate } from "./plain-date.ts";

const OFFSET = 2 * 3_600_000;
const ZONE = /(?:z|[+-]\d{2}:?\d{2})$/i;

/**
 * Formats a publication date for machines, in the fixed offset +02:00 without daylight saving.
 *
 * @param date - an instant, or ISO text, or nothing; text without a zone is read as +02:00
 * @returns `YYYY-MM-DDTHH:mm:ss+02:00`, or `null` for an invalid date
 * @example
 * publicationDate("2024-01-15T10:00:00Z"); // "2024-01-15T12:00:00+02:00"
 */
export function publicationDate(date: Date | string | null | undefined): string | null {
  if (date === null || date === undefined) return null;
  const time = date instanceof Date ? date.getTime() : readDate(textIn(date).trim());
  if (Number.isNaN(time)) return null;
  return `${new Date(time + OFFSET).toISOString().slice(0, 19)}+02:00`;
}

function readDate(text: string): number {
  if (!isPlainDate(text.slice(0, 10))) return Number.NaN;
  const withTime = /[t ]\d/i.test(text);
  if (withTime && ZONE.test(text)) return Date.parse(text);
  return Date.parse(withTime ? `${text.replace(" ", "T")}+02:00` : `${text}T00:00:00+02:00`);
}
