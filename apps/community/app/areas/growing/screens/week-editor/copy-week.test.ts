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

describe("a week copied from the one before", () => {
  it("has its readings, doses and feeding plan", () => {
    const { readings, doses, feeding_schedule } = copiedWeek(empty, last, METRIC);
    expect([readings.air_temp, readings.air_hum]).toEqual(["25", "60"]);
    expect(doses).toEqual(last.doses);
    expect(feeding_schedule).toBe("Every second watering");
  });

  it("has them in the user's units", () => {
    const { readings } = copiedWeek(empty, last, IMPERIAL);
    expect(readings.air_temp).toBe("77");
  });

  it("copies neither height nor harvest", () => {
    const { readings } = copiedWeek(empty, last, METRIC);
    expect([readings.height, readings.harvest_weight]).toEqual(["", ""]);
  });

  it("keeps its input, phase, text and number", () => {
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

  it("copies doses into empty rows", () => {
    const blank = { ...empty, doses: [{ name: " ", product_id: "", val: "" }] };
    expect(copiedWeek(blank, last, METRIC).doses).toEqual(last.doses);
  });
});

it("an empty week has nothing to copy", () => {
  expect(hasToCopy(nothing)).toBe(false);
  expect(hasToCopy({ ...nothing, readings: { height: 20 } })).toBe(false);
  expect(hasToCopy({ ...nothing, readings: { ph: 6 } })).toBe(true);
  expect(hasToCopy({ ...nothing, feeding: "Daily" })).toBe(true);
});
