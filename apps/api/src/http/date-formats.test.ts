import { describe, expect, it } from "vitest";
import { isStorableDay, isStorableInstant } from "./date-formats.ts";

describe("isStorableDay", () => {
  it.each(["0001-01-01", "2024-02-29", "9999-12-31"])("accepts %s", (day) => {
    expect(isStorableDay(day)).toBe(true);
  });

  it.each(["0000-01-01", "2023-02-29", "-000001-01-01", "+275760-09-13", "2026-1-1", ""])(
    "rejects %j",
    (day) => {
      expect(isStorableDay(day)).toBe(false);
    },
  );
});

describe("isStorableInstant", () => {
  it.each([
    "0001-01-01T00:00:00Z",
    "2026-09-14T12:00:00.123+02:00",
    "9999-12-31T23:59:59Z",
    "2026-01-01T00:00:00+15:59",
    "2026-01-01T00:00:00-15:59",
  ])("accepts %s", (instant) => {
    expect(isStorableInstant(instant)).toBe(true);
  });

  it.each([
    "0000-06-01T00:00:00Z",
    "0001-01-01T00:00:00+14:00",
    "9999-12-31T23:59:59-14:00",
    "2026-01-01T00:00:00+16:00",
    "2026-01-01T00:00:00-16:00",
    "2026-01-01T00:00:00+23:59",
    "2026-01-01T00:00:00+1600",
    "2026-12-31T23:59:60Z",
    "2026-09-14T12:00:00",
    "2026-09-14",
    `2026-09-14T12:00:00.${"1".repeat(1000)}Z`,
  ])("rejects %s", (instant) => {
    expect(isStorableInstant(instant)).toBe(false);
  });
});
