import { listIn, objectIn } from "../argument-checks.ts";

/** What growers do to plants in a week, in the order shown. */
export const WEEK_EVENTS = [
  "topping",
  "fim",
  "lst",
  "defoliation",
  "transplant",
  "flush",
  "light-change",
  "pest-treatment",
] as const;

/** Something done to the plants. */
export type WeekEventType = (typeof WEEK_EVENTS)[number];

/** Days of a week: 1 is its first. */
export const WEEK_DAYS = [1, 2, 3, 4, 5, 6, 7] as const;

/** Something done in a week; `day` is `null` where the day is unknown. */
export interface WeekEvent {
  readonly type: WeekEventType;
  readonly day: number | null;
}

/**
 * Sorts events by day, those without a day last, and leaves out repeated ones.
 *
 * @example
 * sortEvents([{ type: "lst", day: null }, { type: "flush", day: 5 }, { type: "fim", day: 2 }, { type: "flush", day: 5 }]);
 * // [{ type: "fim", day: 2 }, { type: "flush", day: 5 }, { type: "lst", day: null }]
 */
export function sortEvents<One extends WeekEvent>(events: readonly One[]): One[] {
  const place = ({ type, day }: WeekEvent) => (day ?? 8) * WEEK_EVENTS.length + WEEK_EVENTS.indexOf(type);
  const sorted = listIn(events)
    .map(objectIn)
    .sort((a, b) => place(a) - place(b));
  return sorted.filter((event, index) => index === 0 || place(event) !== place(sorted[index - 1] ?? event));
}
