import { utcDay } from "../../../content/ads/utc-day.ts";
import { invalid } from "../../../errors/api-error.ts";

/** Days in UTC, both included. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

const DAY = 24 * 60 * 60 * 1000;
const MOST_DAYS = 366;
const DAYS = 30;

const later = (day: string, days: number) => utcDay(new Date(Date.parse(day) + days * DAY));
const daysOf = ({ from, to }: Period) => (Date.parse(to) - Date.parse(from)) / DAY + 1;

/**
 * The wanted period: by default the 30 days until today.
 *
 * @throws ApiError 422 for one that ends before it begins, or is longer than a year
 */
export function periodOf(
  { from, to }: { readonly from?: string | undefined; readonly to?: string | undefined },
  now: Date,
): Period {
  const end = to ?? utcDay(now);
  const period = { from: from ?? later(end, 1 - DAYS), to: end };
  const days = daysOf(period);
  if (days < 1 || days > MOST_DAYS)
    throw invalid([{ code: "out_of_range", field: "from", params: { max: MOST_DAYS } }]);
  return period;
}

/** The period of the same length that ends on the day before. */
export function periodBefore(period: Period): Period {
  return { from: later(period.from, -daysOf(period)), to: later(period.from, -1) };
}
