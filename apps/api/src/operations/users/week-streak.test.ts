import { describe, expect, it } from "vitest";
import { weekStreak } from "./week-streak.ts";

/** A Wednesday. */
const now = Date.parse("2026-09-16T12:00:00.000Z");

describe("weekStreak", () => {
  it("counts weeks in a row, the present one included", () => {
    expect(
      weekStreak(["2026-09-14T00:00:00.000Z", "2026-09-13T23:59:59.000Z", "2026-09-01T00:00:00.000Z"], now),
    ).toBe(3);
  });

  it("does not end while the present week lasts", () => {
    expect(weekStreak(["2026-09-08T00:00:00.000Z", "2026-09-02T00:00:00.000Z"], now)).toBe(2);
  });

  it("ends with a week without a word", () => {
    expect(weekStreak(["2026-09-01T00:00:00.000Z"], now)).toBe(0);
    expect(weekStreak(["2026-09-15T00:00:00.000Z", "2026-08-31T00:00:00.000Z"], now)).toBe(1);
    expect(weekStreak([], now)).toBe(0);
  });

  it("counts a week once, over the end of a year", () => {
    const january = Date.parse("2026-01-02T00:00:00.000Z");
    const days = ["2026-01-01T10:00:00.000Z", "2025-12-30T10:00:00.000Z", "2025-12-28T10:00:00.000Z"];
    expect(weekStreak(days, january)).toBe(2);
  });
});
