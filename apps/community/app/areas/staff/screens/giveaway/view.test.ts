import { describe, expect, it } from "vitest";
import {
  sampleStaffDraw,
  sampleStaffGiveaway,
} from "../../shared/giveaways/testing/sample-staff-giveaway.ts";
import { drawView, giveawayView, voteDays } from "./view.ts";

describe("giveawayView", () => {
  it("names why fields are fixed, and the languages whose rules are", () => {
    const fixed = [
      { field: "rules", reason: "entries" },
      { field: "date_end", reason: "ended" },
    ] as const;
    const view = giveawayView(sampleStaffGiveaway({ items_fixed: [...fixed], cnt_entries: 3 }));
    expect(view).toMatchObject({ title: "Three boards", entries: 3, fixedRules: ["en"] });
    expect(view.fixed).toEqual({ rules: "entries", date_end: "ended" });
  });

  it("fixes no rules of a giveaway without entries", () => {
    expect(giveawayView(sampleStaffGiveaway())).toMatchObject({ fixed: {}, fixedRules: [] });
  });
});

describe("voteDays", () => {
  it("sums hours by day, the newest first, with the busiest hour", () => {
    const [category] = drawView(sampleStaffDraw()).categories;
    expect(category?.days.map(({ day, total, peak }) => [day, total, peak.hour, peak.votes])).toEqual([
      ["2026-09-30T00:00:00.000Z", 1, "2026-09-30T00:00:00.000Z", 1],
      ["2026-09-29T00:00:00.000Z", 41, "2026-09-29T08:00:00.000Z", 40],
    ]);
    expect(category?.days[1]?.hours[8]).toBe(40);
    expect(category?.days[1]?.hours).toHaveLength(24);
  });

  it("has no days without votes", () => {
    expect(voteDays([])).toEqual([]);
  });
});
