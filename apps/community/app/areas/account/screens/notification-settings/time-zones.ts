/** Time zones by name. Browsers and Node list no UTC everywhere. */
let names: readonly string[] | undefined;
const zoneNames = (): readonly string[] =>
  (names ??= [...new Set([...Intl.supportedValuesOf("timeZone"), "UTC"])]);

/** The name as people type it: "New York". */
const typed = (text: string): string => text.trim().replaceAll("_", " ").toLowerCase();

const cityOf = (name: string): string => name.slice(name.lastIndexOf("/") + 1);

/**
 * The time zone that somebody typed: its name in any spelling, or its city. Other texts are returned as they are.
 *
 * @example
 * zoneOf("new york") // "America/New_York"
 */
export function zoneOf(text: string): string {
  const wanted = typed(text);
  const named = zoneNames().find((name) => typed(name) === wanted);
  if (named !== undefined) return named;
  const ofCity = zoneNames().filter((name) => typed(cityOf(name)) === wanted);
  return ofCity.length === 1 && ofCity[0] !== undefined ? ofCity[0] : text.trim();
}

/** Time zones whose name contains a text, those whose city or region begins with it first. */
export function searchZones(text: string, most: number): readonly string[] {
  const wanted = typed(text);
  const rank = (name: string): number => {
    const words = typed(name);
    if (typed(cityOf(name)).startsWith(wanted)) return 0;
    if (words.startsWith(wanted)) return 1;
    return words.includes(wanted) ? 2 : 3;
  };
  return zoneNames()
    .map((name) => ({ name, rank: rank(name) }))
    .filter((one) => one.rank < 3)
    .sort((a, b) => a.rank - b.rank)
    .slice(0, most)
    .map(({ name }) => name);
}

/** The time on the clocks of a time zone, "14:32"; null for an unknown one. */
export function timeIn(timeZone: string, instant: number): string | null {
  try {
    return new Intl.DateTimeFormat("en-GB", { timeZone, hour: "2-digit", minute: "2-digit" }).format(instant);
  } catch {
    return null;
  }
}

/** An hour of the day, as on a clock: "08:00". */
export const clockHour = (hour: number): string => `${String(hour).padStart(2, "0")}:00`;
