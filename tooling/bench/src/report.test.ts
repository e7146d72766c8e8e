import { expect, test } from "vitest";
import type { Budget } from "./budgets.ts";
import { comparison, missedFloors, type Run, table } from "./report.ts";

const budgets: readonly Budget[] = [
  { id: "page", group: "server", what: "Page", unit: "ms", better: "less", floor: 3, goal: 1 },
  { id: "share", group: "server", what: "Share", unit: "%", better: "more", floor: 30, goal: 60 },
];

const run = (page: number): Run => ({
  began: "2026-09-14T08:30:00.000Z",
  machine: "a machine",
  diaries: 120,
  rows: { page },
  extras: { "bare, requests per second": 1000 },
});

test("table shows measured values with floor and goal, and omits rows that were not measured", () => {
  const text = table(budgets, { page: 1.5 }).join("\n");
  expect(text).toMatch(/· +Page +1\.500 ms +3 +1 +0\.50×/);
  expect(text).not.toContain("Share");
});

test("broken names each missed floor with its bound", () => {
  expect(missedFloors(budgets, { page: 3.5, share: 20 })).toEqual([
    "Page: 3.500 ms, allowed: at most 3.",
    "Share: 20 %, allowed: at least 30.",
  ]);
  expect(missedFloors(budgets, { page: 3, share: 30 })).toEqual([]);
});

test("comparison shows two runs with their ratio", () => {
  const text = comparison(budgets, run(2), run(1)).join("\n");
  expect(text).toMatch(/Page \(ms\) +2 +1 +0\.50×/);
  expect(text).toMatch(/bare, requests per second +1000 +1000 +1\.00×/);
});
