import { instantOf } from "./iso-instant.ts";

const OFFSET = 2 * 3_600_000;
const ZONE = "+02:00";

/**
 * Formats a publication date for machines, in the fixed offset +02:00 without daylight saving.
 *
 * @param date - an instant, or ISO text, or nothing; text without a zone is read as +02:00
 * @returns `YYYY-MM-DDTHH:mm:ss+02:00`, or `null` for an invalid date and for one outside the years 0 to 9999
 * @example
 * publicationDate("2024-01-15T10:00:00Z"); // "2024-01-15T12:00:00+02:00"
 */
export function publicationDate(date: Date | string | null | undefined): string | null {
  const instant = date instanceof Date ? date.getTime() : instantOf(date, ZONE);
  // An invalid date has no text, and years without four digits have a longer one.
  const text = new Date((instant ?? Number.NaN) + OFFSET).toJSON();
  return text?.length === 24 ? text.slice(0, 19) + ZONE : null;
}
