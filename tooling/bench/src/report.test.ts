import { expect, test } from "vitest";
import type { Budget } from "./budgets.ts";
import { broken, comparison, type Run, table } from "./report.ts";

const budgets: readonly Budget[] = [
  { id: "page", group: "server", what: "Page", unit: "ms", better: "less", floor: 3, goal: 1 },
  { id: "share", group: "server", what: "Share", unit: "%", better: "more", floor: 30, goal: 60 },
];

const run = (page: number): Run => ({
  began: "2026-09-14T08:30:00.000Z",
  machine: "a machine",
  diaries: 120,
  rows: { page },
  besides: { "bare, requests a second": 1000 },
});

test("the table shows what was measured beside floor and goal, and leaves out what was not", () => {
  const text = table(budgets, { page: 1.5 }).join("\n");
  expect(text).toMatch(/· +Page +1\.500 ms +3 +1 +0\.50×/);
  expect(text).not.toContain("Share");
});

test("a floor that does not hold is told in a sentence with the bound of its row", () => {
  expect(broken(budgets, { page: 3.5, share: 20 })).toEqual([
    "Page: 3.500 ms, where at most 3 is allowed.",
    "Share: 20 %, where at least 30 is allowed.",
  ]);
  expect(broken(budgets, { page: 3, share: 30 })).toEqual([]);
});

test("two runs are shown beside each other, with the later as part of the earlier", () => {
  const text = comparison(budgets, run(2), run(1)).join("\n");
  expect(text).toMatch(/Page \(ms\) +2 +1 +0\.50×/);
  expect(text).toMatch(/bare, requests a second +1000 +1000 +1\.00×/);
});
