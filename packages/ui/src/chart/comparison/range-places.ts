/** The distribution of others and the own value, in the unit of the reading. */
export interface ComparedRange {
  /** 5th and 95th percentile: the ends of the track. */
  readonly low: number;
  readonly high: number;
  /** The middle half: 25th and 75th percentile. */
  readonly from: number;
  readonly to: number;
  readonly median: number;
  readonly own: number;
}

/** Minimum number of diaries for a comparison. */
export const LEAST_COMPARED = 5;

const percent = (share: number) => `${Math.round(Math.min(1, Math.max(0, share)) * 1000) / 10}%`;

/** The positions of a range on its track, as CSS percentages, clamped to its ends. */
export function rangePlaces({ low, high, from, to, median, own }: ComparedRange) {
  const span = high - low;
  const place = (value: number) => percent(span > 0 ? (value - low) / span : 0.5);
  return { from: place(from), to: place(to), median: place(median), own: place(own) };
}
