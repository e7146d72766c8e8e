import { METRIC } from "@grow/domain";
import { describe, expect, it } from "vitest";
import {
  sampleDiary,
  sampleHarvest,
  samplePhoto,
  sampleWeek,
} from "../../../../shared/testing/sample-diary.ts";
import { printView } from "./view.ts";

const weeks = [
  sampleWeek({ id: 1, items_photo: [samplePhoto(1, true), samplePhoto(2)] }),
  sampleWeek({ id: 2, text: "  \n" }),
  sampleHarvest(),
];

describe("the print view of a diary", () => {
  it("has every week with all its photos, text and readings", () => {
    const more = sampleWeek({ id: 1, items_photo: [samplePhoto(1, true), samplePhoto(2), samplePhoto(3)] });
    const view = printView(sampleDiary([more, ...weeks.slice(1)]), true, METRIC);
    expect(view.weeks.map(({ photos, text }) => [photos.length, text])).toEqual([
      [2, "First pistils everywhere."],
      [0, ""],
      [0, "First pistils everywhere."],
    ]);
    expect(view.weeks[0]?.readings.map((one) => one.name)).toEqual(["air_temp", "air_hum", "vpd", "ph"]);
    expect(view.weeks[2]).toMatchObject({ readings: [] });
    expect(view.weeks[2]?.harvest.map((one) => one.name)).toEqual([
      "dry",
      "perWatt",
      "perSquare",
      "perPlant",
      ...["wet", "power", "space", "plants"],
    ]);
  });

  it("has doses, feeding schedule, ratings and smoke report", () => {
    const nutrient = { id: 1, name: "Bloom", val: 2, item_product: null, is_remove: false };
    const fed = sampleWeek({
      props: { feeding_schedule: "Monday: feed\nThursday: water\n" },
      item_flowering: { items_nutrient: [nutrient] },
    });
    const cut = sampleHarvest({ props: { harvest_smoke: " Smooth. " } });
    const [first, last] = printView(sampleDiary([fed, cut]), true, METRIC).weeks;
    expect(first).toMatchObject({
      doses: [{ name: "Bloom", dose: { value: 2 } }],
      feeding: "Monday: feed\nThursday: water",
      report: null,
    });
    expect(last?.report).toMatchObject({
      smoke: "Smooth.",
      seed: {
        ratings: [{ name: "general", value: 8 }, { name: "growing" }],
        texts: ["Even growth.", "Dense and sticky."],
      },
    });
  });

  it("dates the grow from its germination date, and has no dates without one", () => {
    const seeds = sampleWeek({ days: 1, faza: -1, props: { germ_date: "2026-06-01" } });
    const view = printView(sampleDiary([seeds, sampleWeek({ days: 2 })]), true, METRIC);
    expect(view.dates).toEqual(["2026-06-01", "2026-06-14"]);
    expect(view.weeks[1]?.dates).toEqual(["2026-06-08", "2026-06-14"]);
    expect(printView(sampleDiary(weeks), true, METRIC).dates).toBeNull();
  });

  it("has the germination method", () => {
    const seeds = sampleWeek({
      faza: -1,
      props: { germination_method: 2, seeds_sown: 4, seeds_sprouted: 4 },
    });
    expect(printView(sampleDiary([seeds]), true, METRIC).weeks[0]?.germination).toEqual({
      ...{ date: null, method: 2, sown: 4, sprouted: 4 },
    });
  });

  it("leaves out photos on request", () => {
    const view = printView(sampleDiary(weeks, { item_cover: samplePhoto(2) }), false, METRIC);
    expect(view.cover).toBeNull();
    expect(view.weeks.every((week) => week.photos.length === 0)).toBe(true);
  });

  it("has no author after the account was deleted", () => {
    expect(printView(sampleDiary(weeks, { item_user: null }), true, METRIC).author).toBeNull();
  });

  it("has no more of a locked diary than its page", () => {
    const locked = sampleDiary(weeks, { is_lock: true, is_cut: true, items_week: weeks.slice(0, 1) });
    expect(printView(locked, true, METRIC)).toMatchObject({ lockedWeeks: 2, weeks: [{ id: 1 }] });
  });
});
