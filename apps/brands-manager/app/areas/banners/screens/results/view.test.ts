import type { Schema } from "@grow/contract";
import { describe, expect, it } from "vitest";
import { resultsView } from "./view.ts";

const sums = (views: number, clicks: number, ctr: number | null) => ({
  served: 2 * views,
  views,
  clicks,
  ctr,
});
const STATISTIC: Schema<"BannerStatistic"> = {
  ...{ from: "2026-09-12", to: "2026-09-14" },
  total: { ...sums(300, 9, 3), filtered: 12 },
  before: { from: "2026-09-09", to: "2026-09-11", total: null },
  items_banner: [
    { id: 15, name: "Soil", type: "cpm" },
    { id: 14, name: "Coco", type: "box" },
  ],
  items_day: [
    { day: "2026-09-12", total: { ...sums(200, 6, 3), filtered: 12 } },
    { day: "2026-09-13", total: null },
    { day: "2026-09-14", total: { ...sums(100, 3, 3), filtered: 0 } },
  ],
  items: [
    { banner_id: 14, day: "2026-09-12", ...sums(200, 6, 3) },
    { banner_id: 15, day: "2026-09-14", ...sums(40, 1, 2.5) },
    { banner_id: 14, day: "2026-09-14", ...sums(60, 2, 3.3) },
  ],
  items_place: [{ type: "box", section: "diary", ...sums(260, 8, 3.1) }],
  items_country: [
    { country: "AT", served: 500, views: 300, clicks: 9 },
    { country: "", served: 4, views: 0, clicks: 0 },
  ],
  items_filtered: [{ action: "view", reason: "repeat", count: 12 }],
};
const view = (changes: Partial<Schema<"BannerStatistic">> = {}, bannerId: number | null = null) =>
  resultsView({ ...STATISTIC, ...changes }, { bannerId, today: "2026-09-14" });

describe("resultsView", () => {
  it("keeps a day without data apart from 0", () => {
    expect(view().days.map(({ views, filtered }) => [views, filtered])).toEqual([
      [200, 12],
      [null, null],
      [100, 0],
    ]);
  });

  it("compares with the period before, which may have no data", () => {
    expect(view().figures).toContainEqual({ key: "views", value: 300, before: null });
    const before = { ...STATISTIC.before, total: { ...sums(100, 2, 2), filtered: 5 } };
    expect(view({ before }).figures).toContainEqual({ key: "ctr", value: 3, before: 2 });
  });

  it("shows no zeros for a period without data", () => {
    const items_day = STATISTIC.items_day.map(({ day }) => ({ day, total: null }));
    const total = { ...sums(0, 0, null), filtered: 0 };
    const { isCounted, figures } = view({ items_day, total });
    expect([isCounted, figures.map(({ value }) => value)]).toEqual([false, [null, null, null, null, null]]);
  });

  it("sums each banner, most views first, and its numbers add up to the total", () => {
    const { banners } = view();
    expect(banners.map(({ name, views, clicks, ctr }) => [name, views, clicks, ctr])).toEqual([
      ["Coco", 260, 8, 3.1],
      ["Soil", 40, 1, 2.5],
    ]);
    expect(banners.reduce((all, { views }) => all + (views ?? 0), 0)).toBe(STATISTIC.total.views);
    expect(banners[0]?.href).toBe("/brands-manager/banners/results?banner=14&from=2026-09-12&to=2026-09-14");
  });

  it("has no rate where nothing was seen", () => {
    expect(view().countries.map(({ country, ctr }) => [country, ctr])).toEqual([
      ["AT", 3],
      ["", null],
    ]);
  });

  it("offers periods that end today, for the same banner", () => {
    const { presets, banner } = view({ from: "2026-09-08", to: "2026-09-14" }, 14);
    expect(banner).toEqual({ id: 14, name: "Coco", kind: "box" });
    expect(presets.map(({ days, isCurrent }) => [days, isCurrent])).toEqual([
      [7, true],
      [30, false],
      [90, false],
    ]);
    expect(presets[0]?.href).toBe("/brands-manager/banners/results?banner=14&from=2026-09-08&to=2026-09-14");
    expect(view({}, 99).banner).toBe(null);
  });
});
