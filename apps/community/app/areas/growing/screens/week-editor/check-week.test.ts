import { IMPERIAL, METRIC } from "@grow/domain";
import { describe, expect, it } from "vitest";
import { aStoredFloweringWeek, aStoredHarvestWeek } from "../../../../shared/testing/stored-weeks.ts";
import { weekForm } from "../../shared/week-form/week-form.ts";
import { checkWeek } from "./check-week.ts";

const growing = weekForm(aStoredFloweringWeek(), METRIC);
const harvest = weekForm(aStoredHarvestWeek(), METRIC);
const dose = { name: "Base", product_id: "", val: "2" };

describe("the validation of a week's form", () => {
  it("accepts a valid week in any units", () => {
    expect(checkWeek(growing, METRIC)).toEqual([]);
    expect(checkWeek(harvest, METRIC)).toEqual([]);
    expect(checkWeek(weekForm(aStoredFloweringWeek(), IMPERIAL), IMPERIAL)).toEqual([]);
    const ofCatalogue = { name: "x".repeat(500), product_id: "7", val: "2" };
    expect(checkWeek({ ...growing, doses: [ofCatalogue] }, METRIC)).toEqual([]);
  });

  it("names a field that is too long", () => {
    const wordy = { ...growing, text: "x".repeat(20_001), feeding_schedule: "x".repeat(9000) };
    expect(checkWeek(wordy, METRIC).map(({ field, code }) => `${field} ${code}`)).toEqual([
      "text too_long",
      "props.feeding_schedule too_long",
    ]);
  });

  it("names rows by their index in the form, including empty ones", () => {
    const doses = [{ ...dose, name: "" as string, val: "" }, dose, { ...dose, name: "x".repeat(300) }];
    expect(checkWeek({ ...growing, doses }, METRIC).map(({ field }) => field)).toEqual(["doses.2.name"]);
    const [review] = harvest.reviews;
    const reviews = review ? [{ ...review, comment: "x".repeat(20_000) }] : [];
    const said = checkWeek(
      { ...harvest, reviews, seed: { ...harvest.seed, text: "x".repeat(6000) } },
      METRIC,
    );
    expect(said.map(({ field }) => field)).toEqual(["reviews.0.comment", "seed.text"]);
  });

  it("rejects too many products", () => {
    const doses = Array.from({ length: 60 }, () => dose);
    expect(checkWeek({ ...growing, doses }, METRIC)).toMatchObject([{ field: "doses", code: "too_many" }]);
  });

  it("leaves unreadable values to their parsers", () => {
    const wordy = "x".repeat(20_001);
    const unread = { ...growing, text: wordy, readings: { ...growing.readings, ph: "sour" } };
    expect(checkWeek(unread, METRIC)).toEqual([]);
  });
});
