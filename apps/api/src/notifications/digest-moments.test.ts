import { describe, expect, it } from "vitest";
import { digestMoments } from "./digest-moments.ts";

const moment = (zone: string, hour: number, now: string) =>
  digestMoments(zone, new Date(now))[hour]?.toISOString();

describe("digestMoments", () => {
  it.each([
    ["the same day", "Europe/Vienna", 8, "2026-01-15T07:00:00Z", "2026-01-15T07:00:00.000Z"],
    ["the day before", "Europe/Vienna", 8, "2026-01-15T06:59:59Z", "2026-01-14T07:00:00.000Z"],
    ["midnight", "Asia/Bangkok", 0, "2026-01-15T16:59:00Z", "2026-01-14T17:00:00.000Z"],
    ["a zone of quarters", "Asia/Kathmandu", 8, "2026-01-15T12:00:00Z", "2026-01-15T02:15:00.000Z"],
    ["after the change of spring", "Europe/Vienna", 8, "2026-03-29T12:00:00Z", "2026-03-29T06:00:00.000Z"],
    ["a skipped hour", "Europe/Vienna", 2, "2026-03-29T12:00:00Z", "2026-03-29T01:00:00.000Z"],
    ["after the change of autumn", "Europe/Vienna", 8, "2026-10-25T12:00:00Z", "2026-10-25T07:00:00.000Z"],
    ["a repeated hour at first", "Europe/Vienna", 2, "2026-10-25T12:00:00Z", "2026-10-25T00:00:00.000Z"],
    ["within its second time", "Europe/Vienna", 2, "2026-10-25T01:30:00Z", "2026-10-25T00:00:00.000Z"],
    ["another hemisphere", "Australia/Sydney", 8, "2026-10-04T06:00:00Z", "2026-10-03T21:00:00.000Z"],
  ])("finds %s", (_, zone, hour, now, expected) => {
    expect(moment(zone, hour, now)).toBe(expected);
  });

  it.each(["Europe/Vienna", "America/New_York", "Australia/Lord_Howe", "Asia/Bangkok", "Africa/Cairo"])(
    "has each hour once a day for a year in %s",
    (zone) => {
      const found = Array.from({ length: 24 }, () => new Set<string>());
      const first = Date.UTC(2026, 0, 3);
      for (let hours = 0; hours < 360 * 24; hours += 6) {
        const moments = digestMoments(zone, new Date(first + hours * 3_600_000));
        expect(moments.filter(Boolean)).toHaveLength(24);
        moments.forEach((one, hour) => void found[hour]?.add(one.toISOString()));
      }
      for (const days of found) expect(Math.abs(days.size - 360)).toBeLessThanOrEqual(1);
    },
  );
});
