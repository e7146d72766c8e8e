import type { Schema } from "@grow/contract";
import { IMPERIAL, METRIC } from "@grow/domain";
import { describe, expect, it } from "vitest";
import { aStoredFloweringWeek, aStoredHarvestWeek } from "../../../../shared/testing/stored-weeks.ts";
import { editedWeek, editorView } from "./view.ts";

function aDiaryOf(weeks: readonly Schema<"Week">[]) {
  return {
    id: 12,
    name: "Night Plum pheno hunt",
    link: "/diaries/12-night-plum-pheno-hunt",
    type_soil: 2 as const,
    item_user: null,
    items_week: [...weeks],
    weeks: weeks.map(({ id, days, faza, name }) => ({ id, days, faza, name })),
  };
}

const tenth = aStoredFloweringWeek({ id: 10, days: 10, name: "week10", props: { ph: 5.9, co2: null } });
const eleventh = aStoredFloweringWeek({ id: 11, days: 11, name: "week11" });

describe("the week in a URL", () => {
  it("is a new one, one of the diary, or unknown", () => {
    const diary = aDiaryOf([tenth]);
    expect(editedWeek(diary, undefined)).toBeNull();
    expect(editedWeek(diary, 10)).toBe(tenth);
    expect(editedWeek(diary, 11)).toBeUndefined();
  });
});

describe("the editor of a new week", () => {
  it("starts a diary with germination", () => {
    expect(editorView(aDiaryOf([]), null, METRIC)).toMatchObject({
      week: null,
      last: null,
      cells: [],
      form: { faza: "-1", days: "1", text: "", photos: [] },
    });
  });

  it("continues a week later in the phase of the last one", () => {
    const { form, last } = editorView(aDiaryOf([tenth, eleventh]), null, METRIC);
    expect(form).toMatchObject({ faza: "1", days: "12", doses: [] });
    expect(last?.name).toBe("week11");
  });

  it("starts with the harvest when the diary should be finished", () => {
    const { form, newest } = editorView(aDiaryOf([tenth, eleventh]), null, METRIC, 2);
    expect([form.faza, form.days, newest]).toEqual(["2", "12", 11]);
    expect(editorView(aDiaryOf([tenth, eleventh]), eleventh, METRIC, 2).form.faza).toBe("1");
  });

  it("can copy doses, in the grower's units", () => {
    const { last } = editorView(aDiaryOf([tenth]), null, { ...IMPERIAL, nutrient: "mlgal" });
    expect(last?.doses).toEqual([{ name: "Nettle tea", product_id: "", val: "7.57" }]);
  });
});

describe("the editor of a stored week", () => {
  it("compares with the week before, not with the newest", () => {
    const view = editorView(aDiaryOf([tenth, eleventh]), eleventh, METRIC);
    expect(view.last).toMatchObject({ name: "week10", readings: { ph: 5.9 } });
    expect(view.last?.readings).not.toHaveProperty("co2");
    expect(view.week).toMatchObject({ id: 11, version: 3, name: "week11" });
  });

  it("has none before the first", () => {
    expect(editorView(aDiaryOf([tenth, eleventh]), tenth, METRIC).last).toBeNull();
  });

  it("shows each week with its photo and how complete it is", () => {
    const removed = aStoredHarvestWeek({ id: 12, name: "harvest15" });
    const [photo] = removed.items_photo;
    const harvest = { ...removed, items_photo: photo ? [{ ...photo, is_remove: true }] : [] };
    const { cells } = editorView(aDiaryOf([tenth, harvest]), null, METRIC);
    expect(cells.map(({ levels }) => levels?.length)).toEqual([4, 5]);
    expect(cells[0]).toMatchObject({ days: { first: 64, last: 70 }, photo: { alt: "" } });
    expect(cells[1]?.photo).toBeNull();
  });
});
