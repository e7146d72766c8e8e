import { describe, expect, it } from "vitest";
import { copyView } from "./view.ts";

describe("copyView", () => {
  it("shows the day of the request and the last day of the link", () => {
    const copy = {
      state: "ready",
      add_date: "2026-09-14T08:30:00.000Z",
      date_end: "2026-09-21T08:30:00.000Z",
      bytes: 5,
    } as const;
    expect(copyView(copy, (date) => date.slice(0, 10))).toEqual({
      state: "ready",
      asked: "2026-09-14",
      until: "2026-09-21",
    });
    expect(copyView(null, (date) => date)).toBeNull();
  });
});
