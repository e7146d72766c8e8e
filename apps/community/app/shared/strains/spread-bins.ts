import type { Schema } from "@grow/contract";

/** The shape of a spread, for a small histogram. */
export interface SpreadBins {
  /** Harvests in each bin, from low to high. */
  readonly bins: readonly number[];
  /** Index of the bin that holds the median. */
  readonly at: number;
}

const COUNT = 8;

/** Draws a spread as bins of equal width from its 5th to its 95th percentile, evenly between two percentiles. */
export function spreadBins({ n, p5, q1, median, q3, p90, p95 }: Schema<"Spread">): SpreadBins {
  const known = [
    [p5, 0.05],
    [q1, 0.25],
    [median, 0.5],
    [q3, 0.75],
    [p90, 0.9],
    [p95, 0.95],
  ] as const;
  const width = (p95 - p5) / COUNT;
  if (width <= 0) return { bins: [n], at: 0 };
  const below = (value: number): number => {
    for (const [index, [to, share]] of known.entries()) {
      if (value > to) continue;
      const [from, before] = known[index - 1] ?? [to, share];
      return to === from ? share : before + ((share - before) * (value - from)) / (to - from);
    }
    return 0.95;
  };
  const bins = Array.from({ length: COUNT }, (_, index) => {
    const from = p5 + index * width;
    return Math.max(0, Math.round(n * (below(from + width) - below(from)) * 10) / 10);
  });
  return { bins, at: Math.min(COUNT - 1, Math.floor((median - p5) / width)) };
}
