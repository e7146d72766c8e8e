import { numberIn, textIn } from "./number-input.ts";
import { isPlainDate } from "./plain-date.ts";

/**
 * Reads an ISO text as an instant. `Date.parse` moves days that a month does not have into the next one, and reads a time without a zone in
 * that of the machine.
 *
 * @param zone - zone of a text without one
 * @returns ms since 1970; `null` for a missing text and one that begins with no existing day
 * @throws TypeError for anything but a text
 */
export function instantOf(text: string | null | undefined, zone = "Z"): number | null {
  const iso = textIn(text ?? "")
    .trim()
    .replace(/ (?=\d)/, "T");
  const [, day, time = "T00:00", offset = zone] =
    /^([^t]+)(t.+?)??(z| ?[+-]\d\d(?::?\d\d)?)?$/i.exec(iso) ?? [];
  if (!isPlainDate(day)) return null;
  return numberIn(Date.parse(day + time + offset.trim().replace(/^.\d\d$/, "$&:00")));
}
