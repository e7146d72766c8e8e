import { IMPERIAL, METRIC } from "@grow/domain";
import { describe, expect, it } from "vitest";
import { aStoredFloweringWeek as aFloweringWeek } from "../../../../shared/testing/stored-weeks.ts";
import { emptyWeekForm, inUnits, isSameWeek, weekForm } from "./week-form.ts";
import { EMPTY_FEEDING, type FeedingRow, parseFeeding, readEvents, readFeedings } from "./week-log.ts";

const FEEDING = { day: 2, is_water: false, volume: 4, ec: 1.6, ph: 6.1, runoff_ec: 1.9, runoff_ph: null };

function dataOf(fields: Readonly<Record<string, string>>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

describe("events of a form", () => {
  it("are read with their days, or without one, in the order of the form", () => {
    const data = dataOf({
      "events.flush": "on",
      "events.topping": "on",
      "events.topping.5": "on",
      "events.topping.3": "on",
    });
    expect(readEvents(data)).toEqual(["topping.3", "topping.5", "flush"]);
  });

  it("leave out days of an event that is not chosen", () => {
    expect(readEvents(dataOf({ "events.fim.2": "on" }))).toEqual([]);
  });

  it("change a form", () => {
    const form = emptyWeekForm(0, 3);
    expect(isSameWeek(form, { ...form, events: ["lst"] })).toBe(false);
  });
});

describe("feedings of a form", () => {
  const week = aFloweringWeek({ items_feeding: [FEEDING] });
  const volumeOf = (row: FeedingRow | undefined, measures = IMPERIAL) =>
    row && parseFeeding(row, "volume", measures);

  it("are in the grower's units, and round-trip", () => {
    const [row] = weekForm(week, IMPERIAL).feedings;
    expect(row).toMatchObject({ day: "2", is_water: "", ec: "800", ph: "6.1", runoff_ph: "" });
    expect(Number(row?.volume)).toBeCloseTo(1.06, 2);
    expect(volumeOf(row)).toEqual({ ok: true, value: 4 });
  });

  it("keep every digit through other units and back", () => {
    const form = weekForm(week, METRIC);
    expect(inUnits(inUnits(form, METRIC, IMPERIAL), IMPERIAL, METRIC).feedings).toEqual(form.feedings);
  });

  it("convert what was edited in other units", () => {
    const form = inUnits(weekForm(week, METRIC), METRIC, IMPERIAL);
    const feedings = form.feedings.map((row) => ({ ...row, volume: "2" }));
    const [row] = inUnits({ ...form, feedings }, IMPERIAL, METRIC).feedings;
    expect(Number(row?.volume)).toBeCloseTo(7.57, 2);
  });

  it("come back from the browser as they were shown", () => {
    const { feedings } = weekForm(week, IMPERIAL);
    const fields = feedings.flatMap((row, index) =>
      Object.entries(row).map(([name, value]) => [`feedings.${index}.${name}`, String(value)] as const),
    );
    expect(readFeedings(dataOf(Object.fromEntries(fields)))).toEqual(feedings);
  });

  it("survive any input for the exact values", () => {
    const row = { ...EMPTY_FEEDING, volume: "3", exact: "{broken" };
    expect(volumeOf(row, METRIC)).toEqual({ ok: true, value: 3 });
  });

  it("are empty in an empty row, and equal with a decimal comma", () => {
    const form = { ...emptyWeekForm(0, 3), feedings: [{ ...EMPTY_FEEDING, ec: "1.6" }] };
    expect(isSameWeek(form, { ...form, feedings: [...form.feedings, EMPTY_FEEDING] })).toBe(true);
    expect(isSameWeek(form, { ...form, feedings: [{ ...EMPTY_FEEDING, ec: "1,6" }] })).toBe(true);
    expect(isSameWeek(form, { ...form, feedings: [{ ...EMPTY_FEEDING, ec: "1.7" }] })).toBe(false);
  });
});
