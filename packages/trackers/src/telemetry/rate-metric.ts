/** How good a measurement is. */
export type Rating = "good" | "needs-improvement" | "poor";

/** Up to `good` a value is good, above `poor` it is poor, between it needs improvement. */
interface Bounds {
  readonly good: number;
  readonly poor: number;
}

/**
 * Bounds of what is measured, in ms; CLS has no unit. Those of the web vitals are the ones of
 * https://web.dev/articles/vitals, those of hydration our own.
 */
export const METRIC_BOUNDS = {
  LCP: { good: 2500, poor: 4000 },
  INP: { good: 200, poor: 500 },
  CLS: { good: 0.1, poor: 0.25 },
  FCP: { good: 1800, poor: 3000 },
  TTFB: { good: 800, poor: 1800 },
  FID: { good: 100, poor: 300 },
  hydration: { good: 500, poor: 1500 },
  /** A task of more than 50 ms is long by the definition of browsers, and poor. */
  "long-task": { good: 50, poor: 50 },
} as const satisfies Record<string, Bounds>;

/** Below this a step to another page is good, ms. */
export const NAVIGATION_GOOD = 200;

/** Above this a step to another page is poor, ms. */
export const NAVIGATION_POOR = 500;

/** Names of what is measured. */
export const METRIC_NAMES = [
  "LCP",
  "INP",
  "CLS",
  "FCP",
  "TTFB",
  "FID",
  "hydration",
  "long-task",
  "navigation",
  "error",
] as const;

/** Name of a measurement. */
export type MetricName = (typeof METRIC_NAMES)[number];

/** Largest value that is believed. */
export const METRIC_MAX = 1_000_000_000;

/**
 * Rates a measurement. A bound of a web vital or of hydration is still the better rating; a step to another page is good
 * below 200 ms and poor above 500 ms; an error is poor.
 *
 * @param value - in ms; CLS without a unit
 * @returns null for an unknown name and for a value that is negative, above {@link METRIC_MAX} or no number
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
