import { METRIC } from "@grow/domain";
import { describe, expect, it } from "vitest";
import { aStoredFloweringWeek } from "../../../../shared/testing/stored-weeks.ts";
import { type WeekForm, weekForm } from "../../shared/week-form/week-form.ts";
import { EMPTY_FEEDING } from "../../shared/week-form/week-log.ts";
import { mergeForms } from "./merge-forms.ts";

const base = weekForm(aStoredFloweringWeek({ props: { ph: 6, air_temp: 25 } }), METRIC);
const with_ = (change: Partial<WeekForm>): WeekForm => ({ ...base, ...change });
const reading = (change: Partial<WeekForm["readings"]>) => ({ readings: { ...base.readings, ...change } });

describe("mergeForms", () => {
  it("takes changes of the other side, with all digits, and keeps changes of this one", () => {
    const mine = with_({ text: "Mine", ...reading({ air_temp: "26" }) });
    const theirs = with_({ ...reading({ ph: "5.8" }), exact: { ph: "5.8000001" }, germ_date: "2026-03-01" });
    const { form, asked, taken } = mergeForms(base, mine, theirs);
    expect(asked).toEqual([]);
    expect(taken).toEqual([{ reading: "ph" }, { part: "germination" }]);
    expect(form).toMatchObject({
      text: "Mine",
      germ_date: "2026-03-01",
      readings: { ph: "5.8", air_temp: "26" },
      exact: { ph: "5.8000001" },
    });
  });

  it("reports what both changed, with mine in the form", () => {
    const { form, asked } = mergeForms(base, with_({ text: "Mine" }), with_({ text: "Theirs" }));
    expect([form.text, asked]).toEqual(["Mine", [{ part: "comment" }]]);
  });

  it("merges method and seeds of a germination apart from its date", () => {
    const mine = with_({ germination_method: "1" });
    const theirs = with_({ germ_date: "2026-03-01", seeds_sown: "10", seeds_sprouted: "9" });
    const { form, asked } = mergeForms(base, mine, theirs);
    expect(asked).toEqual([]);
    expect(form).toMatchObject({ ...theirs, germination_method: "1" });
  });

  it("merges events and feedings separately, and reports what both changed", () => {
    const feedings = [{ ...EMPTY_FEEDING, day: "2", volume: "4" }];
    const mine = with_({ events: ["topping.3"] });
    const { form, asked } = mergeForms(base, mine, with_({ feedings }));
    expect([form.events, form.feedings, asked]).toEqual([["topping.3"], feedings, []]);
    expect(mergeForms(base, mine, with_({ events: ["flush"] })).asked).toEqual([{ part: "events" }]);
  });

  it("merges photos one by one without conflicts", () => {
    const photo = (id: number) => ({ id, alt: "", url: "" });
    const began = with_({ photos: [photo(1), photo(2)] });
    const mine = with_({ photos: [photo(1), photo(2), photo(8)] });
    const { form, asked } = mergeForms(began, mine, with_({ photos: [photo(2), photo(9)] }));
    expect(asked).toEqual([]);
    expect(form.photos.map(({ id }) => id)).toEqual([2, 9, 8]);
  });

  it("reports every difference without a common base", () => {
    const { form, asked, taken } = mergeForms(null, with_({ text: "Mine" }), base);
    expect([form.text, asked, taken]).toEqual(["Mine", [{ part: "comment" }], []]);
  });
});
