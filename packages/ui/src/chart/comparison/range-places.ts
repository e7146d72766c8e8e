/** Where others lie, and where one lies oneself, in the unit of the reading. */
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

/** Under so many diaries nothing is shown: a few neighbours are no measure. */
export const LEAST_COMPARED = 5;

const percent = (share: number) => `${Math.round(Math.min(1, Math.max(0, share)) * 1000) / 10}%`;

/** The places of a range on its track, as CSS percentages. What lies outside is drawn at the end it went over. */
export function rangePlaces({ low, high, from, to, median, own }: ComparedRange) {
  const span = high - low;
  const place = (value: number) => percent(span > 0 ? (value - low) / span : 0.5);
  return { from: place(from), to: place(to), median: place(median), own: place(own) };
}
