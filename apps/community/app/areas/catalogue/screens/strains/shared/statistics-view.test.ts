import type { Schema } from "@grow/contract";
import { IMPERIAL, METRIC } from "@grow/domain";
import { describe, expect, it } from "vitest";
import { ratingsView, statisticsView } from "./statistics-view.ts";

const spread = (median: number): Schema<"Spread"> => ({
  ...{
    n: 8,
    p5: median / 2,
    q1: median * 0.8,
    median,
    q3: median * 1.2,
    p90: median * 1.4,
    p95: median * 1.5,
  },
});

const NONE: Schema<"GrowStatistics"> = {
  ...{ growers_general: 0, growers_growing: 0, growers_resistance: 0, growers_share: 0 },
  ...{
    cnt_harvests: 9,
    n: 3,
    n_min: 5,
    veg_days: null,
    flowering_days: null,
    cnt_days: null,
    yield_watt: null,
  },
  ...{ yield_area: null, yield_plant: null, height: null, item_germination: null, n_general: null },
  ...{
    n_growing: null,
    n_resistance: null,
    items_histogram: [],
    items_share: [],
    items_setup: [],
    items_brand: [],
  },
};

describe("statisticsView", () => {
  it("shows the typical germination while fewer than twenty seeds were counted", () => {
    const { germination } = statisticsView(NONE, null, METRIC);
    expect(germination).toMatchObject({ percent: 93, counted: null });
    expect(germination.methods).toHaveLength(6);
    const counted = { percent: 95, cnt_seeds: 40, n: 8, items_method: [] };
    expect(statisticsView({ ...NONE, item_germination: counted }, null, METRIC).germination).toEqual({
      ...{ percent: 95, counted: { seeds: 40, growers: 8 }, methods: [] },
    });
  });

  it("leaves out figures of too few growers, names them and says how many are needed", () => {
    expect(statisticsView(NONE, null, METRIC)).toMatchObject({ growers: 3, least: 5, figures: [] });
    const { figures, missing } = statisticsView({ ...NONE, height: spread(100) }, null, METRIC);
    expect(figures.map(({ name }) => name)).toEqual(["height"]);
    expect(missing).toEqual(["perWatt", "perSquare", "perPlant", "veg", "flowering", "days"]);
  });

  it("lists the ratings of enough growers with their growers, and none of too few", () => {
    const rated = { ...NONE, n_resistance: 8.2, growers_resistance: 6, growers_growing: 4 };
    expect(ratingsView(rated)).toEqual([
      { name: "resistance", value: 8.2, share: expect.closeTo(0.82), n: 6 },
    ]);
  });

  it("converts height and yield by area to the reader's units", () => {
    const statistics = { ...NONE, height: spread(100), yield_area: spread(400) };
    const shown = statisticsView(statistics, null, IMPERIAL).figures;
    expect(shown.map(({ name, unit, median }) => [name, unit, Math.round(median)])).toEqual([
      ["perSquare", "gramsPerSquareFoot", 37],
      ["height", "in", 39],
    ]);
  });

  it("draws yield per watt, or per plant where nobody has watts, in the reader's units", () => {
    const histogram = (name: Schema<"Histogram">["name"]) => ({
      name,
      from: 50,
      step: 10,
      counts: [1, 4, 3],
    });
    const statistics = {
      ...NONE,
      ...{ height: spread(100), yield_plant: spread(60) },
      items_histogram: [histogram("height"), histogram("yield_plant")],
    };
    const drawn = (of: Schema<"GrowStatistics">, measures = METRIC) =>
      statisticsView(of, null, measures).figures.flatMap(({ name, histogram }) =>
        histogram ? [[name, Math.round(histogram.from), histogram.counts]] : [],
      );
    expect(drawn(statistics, IMPERIAL)).toEqual([
      ["perPlant", 50, [1, 4, 3]],
      ["height", 20, [1, 4, 3]],
    ]);
    const inWatts = {
      ...{ yield_watt: spread(1) },
      items_histogram: [histogram("yield_watt"), histogram("yield_plant")],
    };
    expect(drawn({ ...statistics, ...inWatts }).map(([name]) => name)).toEqual(["perWatt"]);
  });

  it("shows at most six values of a category", () => {
    const shares = Array.from({ length: 9 }, (_, n) => ({
      category: "tastes" as const,
      val: `v${n}`,
      percent: 50,
      n: 5,
    }));
    expect(statisticsView({ ...NONE, items_share: shares }, null, METRIC).shares).toHaveLength(6);
  });
});
