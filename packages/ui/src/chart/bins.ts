/** A bin of a histogram. */
export interface Bin {
  /** Lower bound, inclusive. */
  readonly from: number;
  /** Upper bound, exclusive except in the last bin. */
  readonly to: number;
  readonly count: number;
}

/** Index of the bin a value falls into, or -1 if it lies outside all of them. */
export function binOf(bins: readonly Bin[], value: number): number {
  const last = bins.length - 1;
  return bins.findIndex(({ from, to }, index) =>
    index === last ? value >= from && value <= to : value >= from && value < to,
  );
}
