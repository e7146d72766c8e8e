/** Time of day in a time zone. */
export interface LocalTime {
  /** The day, as YYYY-MM-DD. */
  readonly day: string;
  /** Hour of the day, 0 to 23. */
  readonly hour: number;
}

/** Making a formatter costs about a hundred times what using it does. */
const formatters = new Map<string, Intl.DateTimeFormat>();

/** Names of time zones are few, but their spellings in upper and lower case are not. */
const MAX_FORMATTERS = 1000;

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat("en-CA", {
    ...{ timeZone, hourCycle: "h23", calendar: "iso8601", numberingSystem: "latn" },
    ...{ year: "numeric", month: "2-digit", day: "2-digit", hour: "2-digit" },
  });
  if (formatters.size >= MAX_FORMATTERS) formatters.clear();
  formatters.set(timeZone, made);
  return made;
}

/** Whether the IANA database has a time zone of this name. */
export function isTimeZone(name: string): boolean {
  // Node takes offsets such as +02:00 as well, which know no summer time.
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    formatterOf(name);
    return true;
  } catch {
    return false;
  }
}

/**
 * The time on the clocks of a time zone.
 *
 * @throws RangeError for an unknown time zone
 */
export function localTime(instant: Date, timeZone: string): LocalTime {
  const parts = new Map(
    formatterOf(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  const day = `${parts.get("year")}-${parts.get("month")}-${parts.get("day")}`;
  return { day, hour: Number(parts.get("hour")) };
}
