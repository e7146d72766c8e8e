import { expect, it } from "vitest";
import { publishInstant, publishTime } from "./publish-time.ts";

it.each([
  ["2026-12-01T16:00:00.000Z", { date: "2026-12-01", time: "18:00" }],
  // In summer too, and over midnight.
  ["2026-06-30T22:30:00.000Z", { date: "2026-07-01", time: "00:30" }],
])("%s is %j in the fixed time zone, and back", (instant, chosen) => {
  expect(publishTime(instant)).toEqual(chosen);
  expect(publishInstant(chosen)).toBe(instant);
});

it.each([
  ["", "18:00"],
  ["2026-12-01", ""],
  ["2026-02-31", "18:00"],
  ["2026-12-01", "25:00"],
])("the date %j with the time %j is none", (date, time) => {
  expect(publishInstant({ date, time })).toBeNull();
});

it("an article without a date fills no field", () => {
  expect(publishTime(null)).toEqual({ date: "", time: "" });
});
