import { describe, expect, it } from "vitest";
import { timingView } from "./timing-view.ts";

const of = (state: "open" | "over", now: string) =>
  timingView(
    { state, date_start: "2026-09-01T00:00:00.000Z", date_end: "2026-09-30T22:00:00.000Z" },
    Date.parse(now),
  ).daysLeft;

describe("timingView", () => {
  it("counts whole days, 0 on the last one and after the end", () => {
    expect(of("open", "2026-09-20T22:00:00.000Z")).toBe(10);
    expect(of("open", "2026-09-30T21:59:00.000Z")).toBe(0);
    expect(of("over", "2026-10-09T00:00:00.000Z")).toBe(0);
  });
});
