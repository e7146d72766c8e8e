import { WEEK_EVENTS, type WeekEventType } from "@grow/domain/weeks";

/** Events as the bits of `diary.events`. */
export function eventBits(events: readonly WeekEventType[]): number {
  return WEEK_EVENTS.reduce((bits, event, place) => bits | (events.includes(event) ? 1 << place : 0), 0);
}
