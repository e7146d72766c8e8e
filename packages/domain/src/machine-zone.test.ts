import { afterEach, describe, expect, test, vi } from "vitest";
import { daysGrown } from "./days-grown.ts";
import { publicationDate } from "./publication-date.ts";
import { age, relativeTime } from "./relative-time.ts";

describe.each([
  ["Asia/Bangkok", -420],
  ["America/Los_Angeles", 420],
])("in the time zone %s", (zone, offset) => {
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  test.each([
    ["2026-09-01T10:00:00", "2026-09-01T13:00:00Z", "3h"],
    ["2026-09-01 10:00", "2026-09-01T15:00:00+02:00", "3h"],
    ["2026-09-01", "2026-09-02T00:00:00Z", "1d"],
    ["2026-09-01T10:00:00.500Z", "2026-09-01T12:00:00.500", "2h"],
    ["2026-09-01 10:00:00+02", "2026-09-01 10:00", "2h"],
    ["2026-09-01T10:00 -0300", "2026-09-01T14:00", "1h"],
  ])("a text without a zone is UTC: from %j to %j", (then, now, text) => {
    vi.stubEnv("TZ", zone);
    expect(new Date("2026-09-01T00:00:00Z").getTimezoneOffset()).toBe(offset);
    expect(relativeTime(then, now)).toBe(text);
    expect(age(then, now)?.count).toBe(Number.parseInt(text, 10));
  });

  test("the days of a grow are counted in UTC", () => {
    vi.stubEnv("TZ", zone);
    const days = (add_date: string) =>
      daysGrown([{ faza: 0, days: 9, props: { germ_date: "2026-09-01" }, add_date }]);
    expect([days("2026-09-10T00:00:00"), days("2026-09-09T23:59:59")]).toEqual([9, 8]);
  });

  test("a publication date without a zone has that of the site", () => {
    vi.stubEnv("TZ", zone);
    expect(publicationDate("2026-09-01 10:00")).toBe("2026-09-01T10:00:00+02:00");
  });
});
