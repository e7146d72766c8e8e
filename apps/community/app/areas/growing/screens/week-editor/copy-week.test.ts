import { IMPERIAL, METRIC } from "@grow/domain";
import { describe, expect, it } from "vitest";
import { emptyWeekForm } from "../../shared/week-form/week-form.ts";
import { copiedWeek, hasToCopy } from "./copy-week.ts";
import type { LastWeekView } from "./view.ts";

const last: LastWeekView = {
  name: "week3",
  readings: { air_temp: 25, air_hum: 60, height: 34, harvest_weight: 12 },
  doses: [{ name: "Nettle tea", product_id: "", val: "2" }],
  feeding: "Every second watering",
  measures: METRIC,
};
const nothing: LastWeekView = { name: "week3", readings: {}, doses: [], feeding: "", measures: METRIC };
const empty = emptyWeekForm(1, 4);

describe("a week that takes over the one before", () => {
  it("has its readings, doses and feeding plan", () => {
    const { readings, doses, feeding_schedule } = copiedWeek(empty, last, METRIC);
    expect([readings.air_temp, readings.air_hum]).toEqual(["25", "60"]);
    expect(doses).toEqual(last.doses);
    expect(feeding_schedule).toBe("Every second watering");
  });

  it("has them in the units of the one who writes", () => {
    const { readings } = copiedWeek(empty, last, IMPERIAL);
    expect(readings.air_temp).toBe("77");
  });

  it("does not take over how tall the plants were, nor what was harvested", () => {
    const { readings } = copiedWeek(empty, last, METRIC);
    expect([readings.height, readings.harvest_weight]).toEqual(["", ""]);
  });

  it("keeps what was typed already, and its own phase, words and number", () => {
    const begun = {
      ...empty,
      text: "New leaves",
      feeding_schedule: "Daily",
      readings: { ...empty.readings, air_temp: "23" },
      doses: [{ name: "Base", product_id: "7", val: "" }],
    };
    const copied = copiedWeek(begun, last, METRIC);
    expect(copied).toEqual({ ...begun, readings: { ...begun.readings, air_hum: "60" } });
  });

  it("takes doses into rows in which nothing stands", () => {
    const blank = { ...empty, doses: [{ name: " ", product_id: "", val: "" }] };
    expect(copiedWeek(blank, last, METRIC).doses).toEqual(last.doses);
  });
});

it("a week in which nothing stands has nothing to take over", () => {
  expect(hasToCopy(nothing)).toBe(false);
  expect(hasToCopy({ ...nothing, readings: { height: 20 } })).toBe(false);
  expect(hasToCopy({ ...nothing, readings: { ph: 6 } })).toBe(true);
  expect(hasToCopy({ ...nothing, feeding: "Daily" })).toBe(true);
});
