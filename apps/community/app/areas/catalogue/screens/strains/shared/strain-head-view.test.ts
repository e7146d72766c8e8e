import type { Schema } from "@grow/contract";
import { describe, expect, it } from "vitest";
import { isLong, strainHeadView } from "./strain-head-view.ts";

const strain = (columns: Partial<Schema<"Strain">> = {}) =>
  ({
    ...{ id: 9, name: "Night Plum", link: "/strains/night-plum", lang: "de", items_alias: ["Plum Night"] },
    ...{ description: "<p>Compact.</p>", item_brand: null, item_photo: null, item_facts: {} },
    categories: {
      ...{
        "positive-effects": ["happy"],
        "negative-effects": [],
        medical: [],
        tastes: [],
        genes: [],
        thc: [],
      },
      ...{ yield: ["high"], height: [], growing: ["easy"] },
    },
    item_stat: { avg_rate: 8, cnt_reviews: 12 },
    ...columns,
  }) as Schema<"Strain">;

const statistics = (columns: Partial<Schema<"GrowStatistics">> = {}) =>
  ({
    ...{ n_min: 5, n_growing: null, growers_growing: 3, n_resistance: null, growers_resistance: 0 },
    item_germination: null,
    ...columns,
  }) as Schema<"GrowStatistics">;

describe("strainHeadView", () => {
  it("has the criteria that enough growers rated, and the germination of real seeds", () => {
    expect(strainHeadView(strain(), statistics()).criteria).toEqual({
      ...{ ratings: [], germination: null, least: 5 },
    });
    const counted = statistics({
      ...{ n_growing: 7.9, growers_growing: 12 },
      item_germination: { percent: 90, cnt_seeds: 29, n: 12, items_method: [] },
    });
    expect(strainHeadView(strain(), counted).criteria).toEqual({
      ratings: [{ name: "growing", value: 7.9, share: expect.closeTo(0.79), n: 12 }],
      ...{ germination: 90, least: 5 },
    });
  });

  it("says what it is like to grow, not what growers report", () => {
    expect(strainHeadView(strain(), statistics()).traits).toEqual([
      { category: "growing", val: "easy" },
      { category: "yield", val: "high" },
    ]);
  });

  it("shows a short description whole, and cuts a long one between words", () => {
    expect(strainHeadView(strain(), statistics()).lead).toBe("Compact.");
    const long = `<p>${"word ".repeat(80)}</p>`;
    const { lead } = strainHeadView(strain({ description: long }), statistics());
    expect(lead).toMatch(/^(?:word )+…$/);
    expect(lead.length).toBeLessThanOrEqual(242);
    expect([isLong("<p>Compact.</p>"), isLong(long)]).toEqual([false, true]);
  });
});
