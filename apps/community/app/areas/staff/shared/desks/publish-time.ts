import { isPlainDate, publicationDate } from "@grow/domain";

/** Date and time as their fields have them: "2026-12-01", "18:00". */
export interface PublishTime {
  readonly date: string;
  readonly time: string;
}

/** Date and time of an instant in the zone of publication dates, +02:00 all year. */
export function publishTime(instant: string | null): PublishTime {
  const text = publicationDate(instant) ?? "";
  return { date: text.slice(0, 10), time: text.slice(11, 16) };
}

/**
 * The instant of what was chosen; null when that is no date or time.
 *
 * @example publishInstant({ date: "2026-12-01", time: "18:00" }) // "2026-12-01T16:00:00.000Z"
 */
export function publishInstant({ date, time }: PublishTime): string | null {
  if (!isPlainDate(date) || !/^(?:[01]\d|2[0-3]):[0-5]\d/.test(time)) return null;
  return new Date(`${date}T${time.slice(0, 5)}:00+02:00`).toISOString();
}
