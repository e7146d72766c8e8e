/** The rating of a measurement. */
export type Rating = "good" | "needs-improvement" | "poor";

/** Values up to `good` are good, above `poor` poor, in between they need improvement. */
interface Bounds {
  readonly good: number;
  readonly poor: number;
}

/**
 * Thresholds in ms; CLS has no unit. Those of the web vitals come from https://web.dev/articles/vitals, those of hydration are our
 * own.
 */
export const METRIC_BOUNDS = {
  LCP: { good: 2500, poor: 4000 },
  INP: { good: 200, poor: 500 },
  CLS: { good: 0.1, poor: 0.25 },
  FCP: { good: 1800, poor: 3000 },
  TTFB: { good: 800, poor: 1800 },
  FID: { good: 100, poor: 300 },
  hydration: { good: 500, poor: 1500 },
  /** By definition of browsers a task of more than 50 ms is long, which is poor. */
  "long-task": { good: 50, poor: 50 },
} as const satisfies Record<string, Bounds>;

/** A navigation below this is good, ms. */
export const NAVIGATION_GOOD = 200;

/** A navigation above this is poor, ms. */
export const NAVIGATION_POOR = 500;

/** Names of the metrics. */
export const METRIC_NAMES = [...Object.keys(METRIC_BOUNDS), "navigation", "error"] as readonly MetricName[];

/** Name of a metric. */
export type MetricName = keyof typeof METRIC_BOUNDS | "navigation" | "error";

/** Largest accepted value. */
export const METRIC_MAX = 1_000_000_000;

/**
 * Rates a measurement. A value at the threshold of a web vital or of hydration gets the better rating; a navigation is good below
 * 200 ms and poor above 500 ms; an error is poor.
 *
 * @param value - in ms; CLS without a unit
 * @returns null for an unknown name and for a value that is negative, above {@link METRIC_MAX} or not a number
 * @example
 * rateMetric("LCP", 2500); // "good"
 * rateMetric("navigation", 200); // "needs-improvement"
 * rateMetric("LCP", Number.NaN); // null
 */
export function rateMetric(name: MetricName, value: number): Rating | null {
  if (!(value >= 0 && value <= METRIC_MAX)) return null;
  if (name === "error") return "poor";
  if (name === "navigation") {
    if (value < NAVIGATION_GOOD) return "good";
    return value > NAVIGATION_POOR ? "poor" : "needs-improvement";
  }
  if (!Object.hasOwn(METRIC_BOUNDS, name)) return null;
  const { good, poor } = METRIC_BOUNDS[name];
  if (value <= good) return "good";
  return value > poor ? "poor" : "needs-improvement";
}
