import { METRIC } from "@grow/domain";
import { describe, expect, it } from "vitest";
import { aStoredFloweringWeek, aStoredHarvestWeek } from "../../../../shared/testing/stored-weeks.ts";
import { type WeekForm, weekForm } from "../../shared/week-form/week-form.ts";
import { weekDifferences } from "./week-differences.ts";

const mine = weekForm(aStoredFloweringWeek({ props: { ph: 6, air_temp: 25 } }), METRIC);
const harvest = weekForm(aStoredHarvestWeek(), METRIC);
const with_ = (change: Partial<WeekForm>): WeekForm => ({ ...mine, ...change });

describe("two versions of a week", () => {
  it("do not differ by a decimal comma or an empty row", () => {
    const readings = { ...mine.readings, ph: "6,0", air_temp: "25" };
    const theirs = with_({ readings: { ...readings, ph: "6" }, doses: [...mine.doses] });
    expect(weekDifferences(theirs, mine)).toEqual([]);
    expect(
      weekDifferences(with_({ doses: [...mine.doses, { name: "", product_id: "", val: "" }] }), mine),
    ).toEqual([]);
  });

  it("list each reading with both values", () => {
    const theirs = with_({ readings: { ...mine.readings, ph: "5.8", co2: "800" } });
    expect(weekDifferences(theirs, mine)).toEqual([{ reading: "ph" }, { reading: "co2" }]);
  });

  it("list other parts as a whole, in the order of the form", () => {
    const theirs = with_({
      faza: "0",
      text: "Other words",
      photos: [],
      doses: [],
      readings: { ...mine.readings, ph: "5.8" },
    });
    expect(weekDifferences(theirs, mine).map((one) => ("part" in one ? one.part : one.reading))).toEqual([
      "phase",
      "photos",
      "ph",
      "nutrients",
      "comment",
    ]);
  });

  it("differ in the harvest when a rating does", () => {
    const rated = { ...harvest, seed: { ...harvest.seed, n_general: "3" } };
    expect(weekDifferences(rated, harvest)).toEqual([{ part: "harvest" }]);
  });
});
