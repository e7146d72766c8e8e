import { WEEK_EVENTS, type WeekEventType } from "@grow/domain/weeks";
import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

const EVENTS: Record<WeekEventType, MessageDescriptor> = {
  topping: msg({ id: "event.topping", message: "Topping" }),
  fim: msg({ id: "event.fim", message: "FIM" }),
  lst: msg({ id: "event.lst", message: "LST" }),
  defoliation: msg({ id: "event.defoliation", message: "Defoliation" }),
  transplant: msg({ id: "event.transplant", message: "Transplant" }),
  flush: msg({ id: "event.flush", message: "Flush" }),
  "light-change": msg({ id: "event.lightChange", message: "Light change" }),
  "pest-treatment": msg({ id: "event.pestTreatment", message: "Pest treatment" }),
};

/** The name of something done to the plants: "Topping". */
export function eventWord(i18n: I18n, type: WeekEventType): string {
  return i18n._(EVENTS[type]);
}

/** It with its day: "Topping, day 3"; the name alone where the day is unknown. */
export function eventOnDay(i18n: I18n, { type, day }: { type: WeekEventType; day: number | null }): string {
  const name = eventWord(i18n, type);
  return day === null ? name : i18n._(msg({ id: "event.onDay", message: `${name}, day ${day}` }));
}

export function isEvent(word: string): word is WeekEventType {
  return WEEK_EVENTS.some((event) => event === word);
}
