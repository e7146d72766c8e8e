/** A step of a distribution: how many values lie from one number up to the next. */
export interface Bin {
  /** From this value on … */
  readonly from: number;
  /** … up to this one, which belongs to the next bin; in the last bin it belongs to it. */
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
