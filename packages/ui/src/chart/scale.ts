/** Step sizes that are easy to read, within one power of ten. */
const steps = [1, 2, 2.5, 5, 10];

/**
 * At most four axis ticks: round numbers that enclose all values.
 *
 * @param values the drawn values, and the bounds of a band if there is one; empty returns 0 and 1
 */
export function axisTicks(values: readonly number[]): readonly number[] {
  const low = Math.min(...values);
  const high = Math.max(...values);
  if (!Number.isFinite(low) || !Number.isFinite(high)) return [0, 1];
  const span = high - low || Math.abs(high) || 1;
  for (let power = Math.floor(Math.log10(span / 3)); ; power += 1) {
    for (const factor of steps) {
      const step = factor * 10 ** power;
      const first = Math.floor(low / step + 1e-9);
      const last = Math.max(first + 1, Math.ceil(high / step - 1e-9));
      if (last - first <= 3) {
        // Rounded to a fixed number of digits, because 3 × 0.1 is not 0.3.
        return Array.from({ length: last - first + 1 }, (_, index) =>
          Number(((first + index) * step).toPrecision(12)),
        );
      }
    }
  }
}

/** Maps a value from one range to another. */
export function place(value: number, from: number, to: number, start: number, end: number): number {
  return to === from ? start : start + ((value - from) / (to - from)) * (end - start);
}

/** Formats a number for path data: one decimal, none where it is zero. */
export function coordinate(value: number): string {
  return String(Math.round(value * 10) / 10);
}
