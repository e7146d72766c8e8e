/** The greatest weight of a banner. */
export const MOST_WEIGHT = 1000;

/** What a brand has left of its plan this month. */
export interface Remaining {
  /** Views a month; null for a plan without a limit. */
  readonly limit: number | null;
  readonly used: number;
  /** Days on which the rest can be shown, today included. */
  readonly days: number;
}

/**
 * How often a banner is chosen among those that fit: the share of the month's views that is left for each day. A brand that is behind is
 * shown more often, and one that had a good start does not use up its plan in a week.
 */
export function bannerWeight({ limit, used, days }: Remaining): number {
  const share = limit === null ? 1 : Math.max(0, limit - used) / Math.max(1, limit);
  return Math.min(MOST_WEIGHT, Math.max(1, Math.round((MOST_WEIGHT * share) / Math.max(1, days))));
}
