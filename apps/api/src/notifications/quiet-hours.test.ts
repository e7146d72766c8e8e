import { describe, expect, it } from "vitest";
import { quietEnd } from "./quiet-hours.ts";

const end = (time_zone: string, from: number, to: number, at: string, is_quiet = true) =>
  quietEnd({ time_zone, is_quiet, quiet_from: from, quiet_to: to }, new Date(at))?.toISOString() ?? null;

describe("quietEnd", () => {
  it.each([
    ["an ordinary night", "Europe/Vienna", 22, 7, "2026-01-15T21:00:00Z", "2026-01-16T06:00:00.000Z"],
    ["the minute before", "Europe/Vienna", 22, 7, "2026-01-15T20:59:59Z", null],
    ["its last second", "Europe/Vienna", 22, 7, "2026-01-16T05:59:59Z", "2026-01-16T06:00:00.000Z"],
    ["its end", "Europe/Vienna", 22, 7, "2026-01-16T06:00:00Z", null],
    // 29 March 2026: 02:00 becomes 03:00, so the night is an hour shorter.
    ["the night of spring", "Europe/Vienna", 22, 7, "2026-03-28T21:30:00Z", "2026-03-29T05:00:00.000Z"],
    ["an end that is skipped", "Europe/Vienna", 22, 2, "2026-03-28T23:30:00Z", "2026-03-29T01:00:00.000Z"],
    // 25 October 2026: 03:00 becomes 02:00, so the night is an hour longer.
    ["the night of autumn", "Europe/Vienna", 22, 7, "2026-10-24T20:30:00Z", "2026-10-25T06:00:00.000Z"],
    ["a repeated hour", "Europe/Vienna", 2, 3, "2026-10-25T00:10:00Z", "2026-10-25T02:00:00.000Z"],
    ["a zone without summer time", "Asia/Bangkok", 22, 7, "2026-03-28T16:00:00Z", "2026-03-29T00:00:00.000Z"],
    ["a zone of quarters", "Asia/Kathmandu", 22, 7, "2026-01-15T17:00:00Z", "2026-01-16T01:15:00.000Z"],
    ["hours within one day", "America/New_York", 9, 17, "2026-07-01T14:00:00Z", "2026-07-01T21:00:00.000Z"],
    ["before hours within one day", "America/New_York", 9, 17, "2026-07-01T12:59:00Z", null],
    ["one hour twice", "Europe/Vienna", 22, 22, "2026-01-15T21:30:00Z", null],
  ])("knows %s", (_, zone, from, to, at, expected) => {
    expect(end(zone, from, to, at)).toBe(expected);
  });

  it("is null when quiet hours are switched off", () => {
    expect(end("Europe/Vienna", 22, 7, "2026-01-15T23:00:00Z", false)).toBeNull();
  });
});
