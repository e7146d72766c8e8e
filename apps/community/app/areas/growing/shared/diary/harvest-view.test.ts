import type { Schema } from "@grow/contract";
import { IMPERIAL, METRIC } from "@grow/domain";
import { describe, expect, it } from "vitest";
import { sampleHarvest, sampleWeek } from "../../../../shared/testing/sample-diary.ts";
import { harvestView } from "./harvest-view.ts";

describe("a harvest", () => {
  it("shows weights, and yields per watt, area and plant", () => {
    const figures = Object.fromEntries(
      (harvestView(sampleHarvest(), METRIC)?.figures ?? []).map((one) => [one.name, one.value]),
    );
    expect(figures).toEqual({ dry: 412, perWatt: 1.37, perSquare: 644, perPlant: 206 });
  });

  it("explains each figure", () => {
    const [dry, ...rest] = harvestView(sampleHarvest(), METRIC)?.figures ?? [];
    expect(dry).toMatchObject({ share: 22, from: { name: "wet", value: 1890 } });
    expect(rest.map(({ from }) => [from?.name, from?.value])).toEqual([
      ["power", 300],
      ["space", 0.64],
      ["plants", 2],
    ]);
  });

  it("keeps a number that yields no figure", () => {
    const harvest = harvestView(
      sampleHarvest({ props: { harvest_wet_weight: 900, harvest_plant: 1 } }),
      METRIC,
    );
    expect(harvest?.figures).toEqual([]);
    expect(harvest?.others.map((one) => one.name)).toEqual(["wet", "plants"]);
  });

  it("has no drying ratio for a wet weight below the dry one", () => {
    const odd = sampleHarvest({ props: { harvest_weight: 412, harvest_wet_weight: 300 } });
    expect(harvestView(odd, METRIC)?.figures[0]).not.toHaveProperty("share");
  });

  it("shows the smoke report by category, without empty ones", () => {
    const week = sampleHarvest();
    const item_report: Schema<"HarvestReport"> = {
      "positive-effects": ["relaxed", "happy"],
      "negative-effects": [],
      medical: [],
      tastes: ["berry"],
    };
    const block = week.item_harvest && { ...week.item_harvest, item_report };
    const report = harvestView({ ...week, item_harvest: block }, METRIC)?.report;
    expect(report?.map(({ category, words }) => [category, words.map((word) => word.value)])).toEqual([
      ["positive-effects", ["relaxed", "happy"]],
      ["tastes", ["berry"]],
    ]);
  });

  it("gives the area in the reader's feet", () => {
    const figure = harvestView(sampleHarvest(), IMPERIAL)?.figures.find((one) => one.name === "perSquare");
    expect(figure).toMatchObject({ unit: "gramsPerSquareFoot", value: 60 });
  });

  it("has no yield per watt without a lamp", () => {
    const sun = sampleHarvest({ props: { harvest_weight: 412, harvest_watt: 0 } });
    const { figures, others } = harvestView(sun, METRIC) ?? { figures: [], others: [] };
    expect(figures.map((one) => one.name)).toEqual(["dry"]);
    expect(others).toMatchObject([{ name: "power", value: 0 }]);
  });

  it("rates a nutrient by its best part when it has no rating of its own", () => {
    const week = sampleHarvest({
      item_harvest: {
        items_nutrient: [
          {
            id: 1,
            item_product: null,
            name: "Nettle tea",
            comment: "",
            n_general: null,
            items: [{ n_general: 6 }, { n_general: 8 }],
            is_remove: false,
          },
        ],
        strain_comment: "",
        item_review_seed: null,
        item_report: null,
      },
    });
    expect(harvestView(week, METRIC)).toMatchObject({
      seed: null,
      nutrients: [{ name: "Nettle tea", rating: 8 }],
    });
  });

  it("is missing in a growing week", () => {
    expect(harvestView(sampleWeek(), METRIC)).toBeNull();
  });
});
