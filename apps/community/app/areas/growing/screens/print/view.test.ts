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

describe("a diary on paper", () => {
  it("has every week with its first photo, its words and its readings", () => {
    const view = printView(sampleDiary(weeks), true, METRIC);
    expect(view.weeks.map(({ photo, text }) => [photo !== null, text])).toEqual([
      [true, "First pistils everywhere."],
      [false, ""],
      [false, "First pistils everywhere."],
    ]);
    expect(view.weeks[0]?.readings.map((one) => one.name)).toEqual(["air_temp", "air_hum", "vpd", "ph"]);
    expect(view.weeks[2]).toMatchObject({ readings: [] });
    expect(view.weeks[2]?.harvest.map((one) => one.name)).toEqual([
      "dry",
      "perWatt",
      "perSquare",
      "perPlant",
    ]);
  });

  it("says how the seeds were germinated", () => {
    const seeds = sampleWeek({
      faza: -1,
      props: { germination_method: 2, seeds_sown: 4, seeds_sprouted: 4 },
    });
    expect(printView(sampleDiary([seeds]), true, METRIC).weeks[0]?.germination).toEqual({
      ...{ date: null, method: 2, sown: 4, sprouted: 4 },
    });
  });

  it("saves ink where no photos are wanted", () => {
    const view = printView(sampleDiary(weeks, { item_cover: samplePhoto(2) }), false, METRIC);
    expect(view.cover).toBeNull();
    expect(view.weeks.every((week) => week.photo === null)).toBe(true);
  });

  it("names no author whose account is gone", () => {
    expect(printView(sampleDiary(weeks, { item_user: null }), true, METRIC).author).toBeNull();
  });

  it("holds no more of a locked diary than its page", () => {
    const locked = sampleDiary(weeks, { is_lock: true, is_cut: true, items_week: weeks.slice(0, 1) });
    expect(printView(locked, true, METRIC)).toMatchObject({ lockedWeeks: 2, weeks: [{ id: 1 }] });
  });
});
