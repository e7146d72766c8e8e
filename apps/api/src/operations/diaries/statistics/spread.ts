import type { Schema } from "@grow/contract";
import { hasEnoughGrowers } from "@grow/domain";

/** The value below which this share of the numbers lies, between two of them in proportion. */
export function percentile(sorted: readonly number[], share: number): number {
  const place = (sorted.length - 1) * share;
  const below = sorted[Math.floor(place)] ?? 0;
  const above = sorted[Math.ceil(place)] ?? below;
  return below + (above - below) * (place - Math.floor(place));
}

/** A number in the diary of a grower; null once the account is gone. */
export interface Noted {
  readonly user_id: number | null;
  readonly value: number;
}

/** The number of different growers. */
export const growersOf = (noted: readonly Pick<Noted, "user_id">[]): number =>
  new Set(noted.flatMap(({ user_id }) => user_id ?? [])).size;

/** How numbers are spread; null with too few growers. */
export function spreadOf(noted: readonly Noted[]): Schema<"Spread"> | null {
  const n = growersOf(noted);
  if (!hasEnoughGrowers(n)) return null;
  const sorted = noted.map(({ value }) => value).sort((a, b) => a - b);
  return {
    n,
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
