import { expect, test } from "vitest";
import { daysIn, lastDays, periodOf, presetsOf } from "./period.ts";

const today = "2026-11-29";
const ask = (query: string) => periodOf(new URLSearchParams(query), today);

test("periodOf returns the last 30 days without a choice", () => {
  expect(ask("")).toEqual({ from: "2026-10-31", to: today, isRefused: false });
  expect(daysIn(lastDays(30, today))).toBe(30);
});

test("periodOf takes both days, as long as a year", () => {
  expect(ask("from=2026-11-01&to=2026-11-01")).toEqual({
    ...{ from: "2026-11-01", to: "2026-11-01", isRefused: false },
  });
  expect(ask("from=2025-11-29&to=2026-11-29").isRefused).toBe(false);
});

test.each([
  ["an end before the start", "from=2026-11-02&to=2026-11-01"],
  ["more than 366 days", "from=2025-11-28&to=2026-11-29"],
  ["a day that does not exist", "from=2026-02-30&to=2026-11-01"],
  ["one day only", "from=2026-11-02"],
  ["text", "from=yesterday&to=today"],
])("periodOf refuses %s", (_, query) => {
  expect(ask(query)).toEqual({ from: "2026-10-31", to: today, isRefused: true });
});

test("presetsOf marks the one that is shown, which ends today", () => {
  const current = (days: { readonly from: string; readonly to: string }) =>
    presetsOf([7, 30], days, today, ({ from, to }) => `?from=${from}&to=${to}`).filter(
      ({ isCurrent }) => isCurrent,
    );
  expect(current(lastDays(7, today))).toEqual([
    { days: 7, href: "?from=2026-11-23&to=2026-11-29", isCurrent: true },
  ]);
  expect(current({ from: "2026-11-22", to: "2026-11-28" })).toEqual([]);
});
