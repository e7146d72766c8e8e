import { intlTag, type Locale } from "@grow/i18n";

/**
 * The time of day on this device's clock, with the date when it was another day: "14:32", "19 November, 22:10". Only for
 * what the browser itself knows; the server has another clock.
 */
export function clockTime(date: Date, locale: Locale, now: Date = new Date()): string {
  const isToday = date.toDateString() === now.toDateString();
  return new Intl.DateTimeFormat(intlTag(locale), {
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
    ...(isToday ? {} : { day: "numeric", month: "long" }),
  }).format(date);
}
