import path from "node:path";
import { describePublished, shippedBytes } from "@grow/tooling-publishing";
import { describe, expect, test } from "vitest";

const packed = describePublished({
  root: path.resolve(import.meta.dirname, ".."),
  entries: {
    ".": "dist/index.d.ts",
    "./browser": "dist/browser/index.d.ts",
    "./testing": "dist/testing/index.d.ts",
  },
  browserEntries: ["./browser"],
  dependencies: ["web-vitals"],
  // Both entry points load without a window.
  program: `
import { createAdStatistics, rateMetric, storeOf, systemClock } from "@grow/trackers";
import { browserPage, postJson } from "@grow/trackers/browser";

const page = { isVisible: () => true, onVisibility: () => () => {}, onLeave: () => () => {}, onReturn: () => () => {} };
const statistics = createAdStatistics({
  guest: () => "9b2d", clock: systemClock, page, send: async () => {}, warn: () => {},
});
const isAdded: boolean = statistics.add({ i: 7, t: "box", s: "home", a: "view" });
statistics.stop();
const stored = storeOf(() => { throw new Error("forbidden"); }).get("a");
console.log(JSON.stringify([isAdded, rateMetric("LCP", 2500), stored, typeof browserPage, typeof postJson]));
`,
  prints: '[true,"good",null,"function","function"]\n',
  mistakes: `
import type { AdStatistics, Telemetry } from "@grow/trackers";
export function wrong(statistics: AdStatistics, telemetry: Telemetry) {
  // @ts-expect-error buttons are sent at once
  statistics.add({ i: 7, t: "button", s: "home", a: "view" });
  // @ts-expect-error there is no such metric
  telemetry.measure({ name: "speed", value: 1 });
}
`,
});

describe("the bundle size", () => {
  test("is under 1.5 kB for impressions", async () => {
    const lines = 'export { createImpressions, createImpressionStore } from "@grow/trackers";';
    expect(await shippedBytes(packed(), lines)).toBeLessThan(1500);
  });

  test("is under 10.7 kB for everything, including web vitals", async () => {
    const lines = 'export * from "@grow/trackers"; export * from "@grow/trackers/browser";';
    expect(await shippedBytes(packed(), lines)).toBeLessThan(10_700);
  });
});
