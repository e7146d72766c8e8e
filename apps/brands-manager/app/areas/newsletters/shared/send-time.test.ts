import { expect, it } from "vitest";
import { sendInstant, sendTime } from "./send-time.ts";

it("sendInstant returns the instant that sendTime shows", () => {
  const instant = "2026-12-01T18:30:00.000Z";
  expect(sendTime(instant)).toEqual({ date: "2026-12-01", time: "18:30" });
  expect(sendInstant(sendTime(instant))).toBe(instant);
  expect(sendTime(null)).toEqual({ date: "", time: "" });
});

it.each([
  ["2026-02-30", "18:00"],
  ["2026-12-01", "24:00"],
  ["2026-12-01", ""],
  ["", "18:00"],
])("sendInstant returns null for %j, %j", (date, time) => {
  expect(sendInstant({ date, time })).toBe(null);
});
