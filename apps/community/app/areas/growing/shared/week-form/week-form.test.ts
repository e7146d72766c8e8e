import { IMPERIAL, METRIC } from "@grow/domain";
import { describe, expect, it } from "vitest";
import {
  aStoredFloweringWeek as aFloweringWeek,
  aStoredGerminationWeek as aGerminationWeek,
  aStoredHarvestWeek as aHarvestWeek,
} from "../../../../shared/testing/stored-weeks.ts";
import {
  doseRows,
  emptyWeekForm,
  inUnits,
  isSameWeek,
  readWeekForm,
  type WeekForm,
  weekForm,
  wholeForm,
} from "./week-form.ts";

/** What a browser sends for a form that was filled with these values. */
function sent(form: WeekForm): FormData {
  const data = new FormData();
  for (const key of ["faza", "days", "text", "strain_comment"] as const) data.set(key, form[key]);
  for (const [key, value] of Object.entries(form.readings)) data.set(`props.${key}`, value);
  for (const key of [
    ...(["germ_date", "germination_method", "seeds_sown", "seeds_sprouted"] as const),
    ...(["feeding_schedule", "harvest_smoke"] as const),
  ])
    data.set(`props.${key}`, form[key]);
  for (const [key, value] of Object.entries(form.seed)) data.set(`seed.${key}`, value);
  for (const list of ["photos", "videos", "doses", "reviews"] as const) {
    form[list].forEach((row, index) => {
      for (const [key, value] of Object.entries(row)) data.set(`${list}.${index}.${key}`, String(value));
    });
  }
  return data;
}

describe("the form of a week", () => {
  it.each([
    ["of flowering", aFloweringWeek()],
    ["of a harvest", aHarvestWeek()],
    ["of germination", aGerminationWeek()],
  ])("%s comes back from the browser as it was shown", (_, week) => {
    for (const measures of [METRIC, IMPERIAL]) {
      const form = weekForm(week, measures);
      expect(readWeekForm(sent(form))).toEqual(form);
    }
  });

  it("shows readings in the units of their author", () => {
    const week = aFloweringWeek({ props: { air_temp: 25, height: 50.8 } });
    expect(weekForm(week, METRIC).readings).toMatchObject({ air_temp: "25", height: "50.8", ph: "" });
    expect(weekForm(week, IMPERIAL).readings).toMatchObject({ air_temp: "77", height: "20" });
  });

  it("normalises line breaks", () => {
    const data = sent(emptyWeekForm(0, 1));
    data.set("text", "first\r\nsecond");
    expect(readWeekForm(data).text).toBe("first\nsecond");
  });

  it("survives any input", () => {
    const data = new FormData();
    data.set("photos.0.id", "many");
    data.set("photos.1.id", "12");
    data.set("photos.1.url", "https://elsewhere.example/a.jpg");
    data.set("photos.2.id", "-3");
    data.set("text", new File([], "leaf.jpg"));
    const form = readWeekForm(data);
    expect(form.photos).toEqual([{ id: 12, alt: "", url: "" }]);
    expect(form).toMatchObject({ faza: "", days: "", text: "", doses: [], reviews: [] });
  });

  it("accepts a limited number of rows", () => {
    const data = new FormData();
    for (let index = 0; index < 500; index += 1) data.set(`doses.${index}.name`, `Base ${index}`);
    expect(readWeekForm(data).doses.length).toBeLessThanOrEqual(120);
  });

  it("leaves removed photos and nutrients out", () => {
    const week = aFloweringWeek();
    const [photo] = week.items_photo;
    const [dose] = week.item_flowering?.items_nutrient ?? [];
    if (!photo || !dose) throw new Error("The flowering week has a photo and a nutrient");
    const form = weekForm(
      {
        ...week,
        items_photo: [{ ...photo, is_remove: true }],
        item_flowering: { items_nutrient: [{ ...dose, is_remove: true }] },
      },
      METRIC,
    );
    expect(form.photos).toEqual([]);
    expect(form.doses).toEqual([]);
  });
});

describe("doses to copy", () => {
  it("are in the user's units", () => {
    const week = aFloweringWeek();
    const [dose] = week.item_flowering?.items_nutrient ?? [];
    if (!dose) throw new Error("The flowering week has a nutrient");
    const one = { item_flowering: { items_nutrient: [{ ...dose, val: 2 }] } };
    expect(doseRows(one, METRIC)[0]?.val).toBe("2");
    expect(Number(doseRows(one, { ...METRIC, nutrient: "mlgal" })[0]?.val)).toBeCloseTo(7.57, 1);
  });
});

describe("another choice of units", () => {
  const form: WeekForm = {
    ...emptyWeekForm(1, 11),
    readings: { ...emptyWeekForm(1, 11).readings, air_temp: "25,0", height: "tall", ph: "6,2" },
    doses: [{ name: "Base A", product_id: "", val: "2" }],
  };

  it("converts typed values, and does not change unreadable ones", () => {
    const other = inUnits(form, METRIC, IMPERIAL);
    expect(other.readings).toMatchObject({ air_temp: "77", height: "tall", ph: "6.2", co2: "" });
    expect(other.doses[0]?.val).not.toBe("2");
  });

  it("restores a stored reading to the last digit, there and back", () => {
    const stored = { height: 98.765432 };
    const shown = weekForm(aFloweringWeek({ props: stored }), METRIC);
    const there = inUnits(shown, METRIC, IMPERIAL, stored);
    expect(inUnits(there, IMPERIAL, METRIC, stored).readings.height).toBe(shown.readings.height);
  });
});

describe("units that are changed and changed back", () => {
  const typed: WeekForm = {
    ...emptyWeekForm(1, 11),
    readings: { ...emptyWeekForm(1, 11).readings, height: "40", watering_volume: "2.5" },
    doses: [{ name: "Base A", product_id: "", val: "0.75" }],
  };
  const there = inUnits(typed, METRIC, IMPERIAL);

  it("keep every typed digit", () => {
    expect(inUnits(there, IMPERIAL, METRIC)).toEqual(typed);
    expect(inUnits(inUnits(there, IMPERIAL, IMPERIAL), IMPERIAL, METRIC)).toEqual(typed);
  });

  it("convert what was edited in between", () => {
    const edited = { ...there, readings: { ...there.readings, height: "10" } };
    expect(inUnits(edited, IMPERIAL, METRIC).readings.height).toBe("25.4");
  });
});

describe("a form that an earlier editor stored", () => {
  const { germination_method: _, seeds_sown: __, seeds_sprouted: ___, ...older } = emptyWeekForm(-1, 1);

  it("gets missing fields", () => {
    expect(wholeForm(older)).toEqual(emptyWeekForm(-1, 1));
  });

  it("is the same as one with these fields empty", () => {
    expect(isSameWeek(older as WeekForm, emptyWeekForm(-1, 1))).toBe(true);
    expect(isSameWeek(older as WeekForm, { ...emptyWeekForm(-1, 1), seeds_sown: "5" })).toBe(false);
  });
});

describe("two forms", () => {
  it("are equal if they differ in empty rows only", () => {
    const form = emptyWeekForm(0, 3);
    const padded = { ...form, doses: [{ name: " ", product_id: "", val: "" }] };
    expect(isSameWeek(form, padded)).toBe(true);
    expect(isSameWeek(form, { ...padded, text: "Topped." })).toBe(false);
    expect(isSameWeek(form, { ...form, doses: [{ name: "", product_id: "", val: "1" }] })).toBe(false);
  });

  it("are equal with a decimal comma", () => {
    const form = { ...emptyWeekForm(0, 2), doses: [{ name: "Grow", product_id: "", val: "1.5" }] };
    const said = (air_temp: string, val: string) => ({
      ...form,
      readings: { ...form.readings, air_temp },
      doses: [{ name: "Grow", product_id: "", val }],
    });
    expect(isSameWeek(said("26.4", "1.5"), said("26,4", "1,5"))).toBe(true);
    expect(isSameWeek(said("26.4", "1.5"), said("26,5", "1.5"))).toBe(false);
    expect(isSameWeek(said("26.4", "1.5"), said("26.4", "1,6"))).toBe(false);
  });
});
