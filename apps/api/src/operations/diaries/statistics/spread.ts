import type { Schema } from "@grow/contract";

/** The value below which this share of the numbers lies, between two of them in proportion. */
export function percentile(sorted: readonly number[], share: number): number {
  const place = (sorted.length - 1) * share;
  const below = sorted[Math.floor(place)] ?? 0;
  const above = sorted[Math.ceil(place)] ?? below;
  return below + (above - below) * (place - Math.floor(place));
}

/** How numbers are spread; null for fewer than `least` of them. */
export function spreadOf(numbers: readonly number[], least: number): Schema<"Spread"> | null {
  if (numbers.length < Math.max(1, least)) return null;
  const sorted = [...numbers].sort((a, b) => a - b);
  return {
    n: sorted.length,
    p5: percentile(sorted, 0.05),
    q1: percentile(sorted, 0.25),
    median: percentile(sorted, 0.5),
    q3: percentile(sorted, 0.75),
    p90: percentile(sorted, 0.9),
    p95: percentile(sorted, 0.95),
  };
}

/** The median of unsorted numbers; null without any. */
export function medianOf(numbers: readonly number[]): number | null {
  return numbers.length === 0
    ? null
    : percentile(
        [...numbers].sort((a, b) => a - b),
        0.5,
      );
}
