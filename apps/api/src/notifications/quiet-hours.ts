import { localTime } from "./time-zone.ts";

/** Quiet hours of a member, as hours of the day in their time zone. */
export interface QuietHours {
  readonly time_zone: string;
  readonly is_quiet: boolean;
  readonly quiet_from: number;
  /** The same hour as `quiet_from` means none. */
  readonly quiet_to: number;
}

/** Clocks of all time zones change at quarters of an hour of UTC. */
export const QUARTER = 15 * 60 * 1000;

/** Whether a member has quiet hours at an instant, by the clocks of their time zone at that instant. */
export function isQuietAt({ time_zone, is_quiet, quiet_from, quiet_to }: QuietHours, instant: Date): boolean {
  if (!is_quiet || quiet_from === quiet_to) return false;
  const { hour } = localTime(instant, time_zone);
  return quiet_from < quiet_to
    ? hour >= quiet_from && hour < quiet_to
    : hour >= quiet_from || hour < quiet_to;
}

/** The end of the quiet hours that a member has at an instant; null outside of them. */
export function quietEnd(hours: QuietHours, instant: Date): Date | null {
  if (!isQuietAt(hours, instant)) return null;
  let end = new Date((Math.floor(instant.getTime() / QUARTER) + 1) * QUARTER);
  while (isQuietAt(hours, end)) end = new Date(end.getTime() + QUARTER);
  return end;
}
