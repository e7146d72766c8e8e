import type { Schema } from "@grow/contract";
import { describe, expect, it } from "vitest";
import { type Figures, statisticsView } from "./view.ts";

const NONE: Figures = {
  ...{ views: null, served: null, viewable: null, clicks: null, followers: null, diaries: null },
  ...{ harvests: null, reviews: null, cnt_rates: null, avg_rate: null, questions: null },
};
const ZERO: Figures = {
  ...{ views: 0, served: 0, viewable: 0, clicks: 0, followers: 0, diaries: 0 },
  ...{ harvests: 0, reviews: 0, cnt_rates: 0, avg_rate: null, questions: 0 },
};
const STATISTICS: Schema<"BrandStatistics"> = {
  ...{ from: "2026-09-13", to: "2026-09-14" },
  total: { ...ZERO, views: 300, followers: 3, cnt_rates: 5, avg_rate: 8.6 },
  before: { from: "2026-09-11", to: "2026-09-12", total: { ...NONE, followers: 2, avg_rate: 8 } },
  items: [
    { day: "2026-09-13", total: { ...NONE, followers: 0 } },
    { day: "2026-09-14", total: { ...ZERO, views: 300, followers: 3 } },
  ],
  ...{ counted_from: "2026-09-14", update_date: "2026-09-14T18:10:00.000Z" },
  ...{ cnt_followers: 4120, cnt_diaries: 318 },
};
const view = (changes: Partial<Schema<"BrandStatistics">> = {}, figure: string | null = null) =>
  statisticsView({ ...STATISTICS, ...changes }, { figure, today: "2026-09-14" });

describe("statisticsView", () => {
  it("compares with the period before, which may have no data", () => {
    expect(view().counts.views).toEqual({ value: 300, before: null, change: null });
    expect(view().counts.followers).toEqual({ value: 3, before: 2, change: 0.5 });
    expect(view().rating).toMatchObject({ value: 8.6, before: 8, ratings: 5, ratingsBefore: null });
  });

  it("has no change from zero", () => {
    const before = { ...STATISTICS.before, total: ZERO };
    expect(view({ before }).counts.views).toEqual({ value: 300, before: 0, change: null });
  });

  it("has no change while days of the period have no data", () => {
    const before = { ...STATISTICS.before, total: { ...ZERO, views: 600, cnt_rates: 2, avg_rate: 8 } };
    expect(view({ before }).counts.views).toEqual({ value: 300, before: 600, change: null });
    expect(view({ before }).rating.change).toBe(null);
  });

  it("keeps a day without data apart from 0", () => {
    expect(view().days.map(({ day, views, followers }) => [day, views, followers])).toEqual([
      ["2026-09-13", null, 0],
      ["2026-09-14", 300, 3],
    ]);
  });

  it.each([
    ["waiting", { update_date: null, total: NONE }],
    ["unknown", { total: NONE }],
    ["quiet", { total: ZERO }],
    ["quiet", { total: { ...NONE, followers: 0 } }],
    ["counted", {}],
  ] as const)("is %s for %j", (state, changes) => {
    expect(view(changes).state).toBe(state);
  });

  it("names the first counted day only when the shown or compared days begin before it", () => {
    expect(view().countedFrom).toBe("2026-09-14");
    expect(view({ counted_from: "2026-09-11" }).countedFrom).toBe(null);
    expect(view({ counted_from: null })).toMatchObject({ countedFrom: null, isSeen: false });
  });

  it("links to each figure of the same days, and keeps the chosen one in other periods", () => {
    const { chosen, charts, presets } = view({}, "diaries");
    expect(chosen).toBe("diaries");
    expect(charts.find(({ count }) => count === "clicks")?.href).toBe(
      "/brands-manager/statistics?from=2026-09-13&to=2026-09-14&figure=clicks#chart",
    );
    expect(presets[0]?.href).toBe("/brands-manager/statistics?from=2026-09-08&to=2026-09-14&figure=diaries");
    expect(view({}, "avg_rate").chosen).toBe("views");
  });
});
