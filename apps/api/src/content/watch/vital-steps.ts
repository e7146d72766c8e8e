import type { Schema } from "@grow/contract";

export type VitalName = Schema<"TelemetryMetric">["name"];
type VitalRating = Schema<"TelemetryMetric">["rating"];

/** Values up to the first are good, above the second poor: those of the web vitals (https://web.dev/articles/vitals), and our own. */
const BOUNDS: Readonly<Record<VitalName, readonly [good: number, poor: number]>> = {
  LCP: [2500, 4000],
  INP: [200, 500],
  CLS: [0.1, 0.25],
  FCP: [1800, 3000],
  TTFB: [800, 1800],
  FID: [100, 300],
  hydration: [500, 1500],
  navigation: [200, 500],
  "long-task": [50, 50],
  // Each is one too many.
  error: [0, 0],
};

/** The rating of a value, whatever the sender says. */
export function ratingOf(name: VitalName, value: number): VitalRating {
  const [good, poor] = BOUNDS[name];
  if (value <= good) return "good";
  return value > poor ? "poor" : "needs-improvement";
}

/** A step is 5% wide, so that its middle is within 3% of each of its values. */
const WIDTH = Math.log(1.05);

/** The smallest value with a step of its own; smaller ones are 0. */
const least = (name: VitalName) => (name === "CLS" ? 0.001 : 1);

/** The step of a value from 0 to 1e9: 0 to 568. */
export function stepOf(name: VitalName, value: number): number {
  const steps = value / least(name);
  return steps < 1 ? 0 : 1 + Math.floor(Math.log(steps) / WIDTH);
}

/** The middle of a step, to four digits. */
export function valueOfStep(name: VitalName, step: number): number {
  if (step === 0) return 0;
  return Number((least(name) * Math.exp((step - 0.5) * WIDTH)).toPrecision(4));
}
