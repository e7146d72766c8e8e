import { QUARTER } from "./quiet-hours.ts";
import { type LocalTime, localTime } from "./time-zone.ts";

/** Longer than any day: the longest have 25 hours, or repeat their date. */
const LOOK_BACK = 50 * 60 * 60 * 1000;

/** Whether a day has come to an hour. An hour that is skipped begins with the next one, a repeated one at its first time. */
const hasCome = (now: LocalTime, before: LocalTime, hour: number): boolean =>
  now.hour >= hour && (before.day !== now.day || before.hour < hour);

/**
 * The last instant at which each hour of the day began in a time zone, once a day whatever its clocks do.
 *
 * @returns 24 instants by hour, none later than `now`
 */
export function digestMoments(timeZone: string, now: Date): readonly Date[] {
  const moments: Date[] = [];
  let missing = 24;
  const end = Math.floor(now.getTime() / QUARTER) * QUARTER;
  let local = localTime(new Date(end), timeZone);
  for (let at = end; missing > 0 && at > end - LOOK_BACK; at -= QUARTER) {
    const before = localTime(new Date(at - QUARTER), timeZone);
    // Later the same day when clocks were set back: the hour began before.
    const isRepeated = before.day === local.day && before.hour > local.hour;
    for (let hour = 0; hour < 24 && !isRepeated; hour++) {
      if (moments[hour] !== undefined || !hasCome(local, before, hour)) continue;
      moments[hour] = new Date(at);
      missing--;
    }
    local = before;
  }
  return moments;
}
