import type { Schema } from "@grow/contract";
import { IMPERIAL, METRIC } from "@grow/domain";
import { describe, expect, it } from "vitest";
import { sameWeekView, standingOf } from "./same-week-view.ts";

const spread = { n: 39, p5: 20, q1: 24, median: 25, q3: 26, p90: 28, p95: 30 };
const statistics: Schema<"WeekStatistics"> = {
  item_strain: { id: 9, name: "Night Plum", link: "/strains/night-plum" },
  faza: 1,
  n_phase_week: 5,
  n: 41,
  n_min: 5,
  items_reading: [
    { prop: "air_temp", item_spread: spread, best: null },
    {
      prop: "vpd",
      item_spread: { ...spread, p5: 0.8, q1: 1.123, median: 1.2, q3: 1.4, p95: 1.6 },
      best: null,
    },
    { prop: "dli", item_spread: spread, best: null },
    { prop: "co2", item_spread: { ...spread, n: 4 }, best: null },
  ],
  items_nutrient: [],
  items_height: [],
  items_filter: [],
  items_week: [],
};

describe("the same week of others", () => {
  it("is shown in the user's units", () => {
    const [temperature, vpd] = sameWeekView(statistics, IMPERIAL).spreads;
    expect(temperature).toEqual({
      name: "air_temp",
      unit: "f",
      n: 39,
      low: 68,
      from: 75.2,
      median: 77,
      to: 78.8,
      high: 86,
    });
    expect(vpd).toMatchObject({ unit: "kpa", from: 1.12, median: 1.2 });
  });

  it("leaves out readings of too few diaries", () => {
    const view = sameWeekView(statistics, METRIC);
    expect(view.spreads.map((one) => one.name)).toEqual(["air_temp", "vpd"]);
    expect(view).toMatchObject({ strain: "Night Plum", n: 41 });
  });

  it.each([
    [19.9, "farBelow"],
    [20, "below"],
    [24, "like"],
    [26, "like"],
    [26.1, "above"],
    [30, "above"],
    [30.1, "farAbove"],
  ] as const)("ranks %d among them: %s", (own, standing) => {
    const [temperature] = sameWeekView(statistics, METRIC).spreads;
    expect(temperature && standingOf(own, temperature)).toBe(standing);
  });

  it("gives no percentile for fewer than twenty", () => {
    const [temperature] = sameWeekView(statistics, METRIC).spreads;
    const few = temperature && { ...temperature, n: 19 };
    expect(few && [standingOf(10, few), standingOf(40, few)]).toEqual(["below", "above"]);
  });
});
