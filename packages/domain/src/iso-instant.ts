import { textIn } from "./number-input.ts";
import { isPlainDate } from "./plain-date.ts";

/**
 * Reads an ISO text as an instant. `Date.parse` moves days that a month does not have into the next one.
 *
 * @returns ms since 1970; `null` for a text that begins with no existing day
 * @throws TypeError for anything but a text
 */
export function instantOf(text: string): number | null {
  const time = isPlainDate(textIn(text).trim().slice(0, 10)) ? Date.parse(text.trim()) : Number.NaN;
  return Number.isNaN(time) ? null : time;
}
