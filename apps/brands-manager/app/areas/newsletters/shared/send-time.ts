import { isPlainDate } from "@grow/domain";

/** Date and time as their fields have them: "2026-12-01", "18:00". */
export interface SendTime {
  readonly date: string;
  readonly time: string;
}

/** Date and time of an instant in UTC; empty without one. */
export function sendTime(instant: string | null): SendTime {
  return { date: instant?.slice(0, 10) ?? "", time: instant?.slice(11, 16) ?? "" };
}

/**
 * The instant of what was chosen in UTC; null when that is no date or time.
 *
 * @example sendInstant({ date: "2026-12-01", time: "18:00" }) // "2026-12-01T18:00:00.000Z"
 */
export function sendInstant({ date, time }: SendTime): string | null {
  if (!isPlainDate(date) || !/^(?:[01]\d|2[0-3]):[0-5]\d/.test(time)) return null;
  return `${date}T${time.slice(0, 5)}:00.000Z`;
}
