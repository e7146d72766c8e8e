const DAY = 86_400_000;

/** Longest period of the api. */
export const MOST_DAYS = 366;

/** Days in UTC, both included. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** The days until today, today included. */
export const lastDays = (days: number, today: string): Period => ({
  from: dayOf(Date.parse(today) - (days - 1) * DAY),
  to: today,
});

export const daysIn = ({ from, to }: Period): number => (Date.parse(to) - Date.parse(from)) / DAY + 1;

/** A length that is offered: the days until today. */
export interface PresetView {
  readonly days: number;
  readonly href: string;
  readonly isCurrent: boolean;
}

/**
 * @param lengths - in days
 * @param current - the period that is shown
 * @param href - the address of the page with another period
 */
export function presetsOf(
  lengths: readonly number[],
  current: Period,
  today: string,
  href: (period: Period) => string,
): readonly PresetView[] {
  return lengths.map((days) => {
    const period = lastDays(days, today);
    return { days, href: href(period), isCurrent: current.to === today && daysIn(current) === days };
  });
}

interface PeriodRequest extends Period {
  /** The query asked for days that cannot be shown; these are the last 30. */
  readonly isRefused: boolean;
}

/** The period that a query asks for; without one the last 30 days. */
export function periodOf(query: URLSearchParams, today: string): PeriodRequest {
  const [from, to] = ["from", "to"].map((name) => query.get(name) ?? "");
  const standard = lastDays(30, today);
  if (!from && !to) return { ...standard, isRefused: false };
  const asked = { from: from ?? "", to: to ?? "" };
  const isValid = isDay(asked.from) && isDay(asked.to) && daysIn(asked) >= 1 && daysIn(asked) <= MOST_DAYS;
  return isValid ? { ...asked, isRefused: false } : { ...standard, isRefused: true };
}

/** Whether a text is a day of the calendar. */
function isDay(text: string): boolean {
  if (!/^20\d{2}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(text);
  return !Number.isNaN(time) && dayOf(time) === text;
}
