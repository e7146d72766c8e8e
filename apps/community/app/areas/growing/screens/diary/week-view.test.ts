import type { Schema } from "@grow/contract";
import { IMPERIAL, METRIC } from "@grow/domain";
import { describe, expect, it } from "vitest";
import {
  sampleDiary,
  sampleHarvest,
  samplePhoto,
  sampleWeek,
} from "../../../../shared/testing/sample-diary.ts";
import { roomView } from "../../shared/diary/readings-view.ts";
import { weekDates } from "../../shared/diary/week-dates.ts";
import { weekView } from "./week-view.ts";

const ROOM = roomView(sampleDiary([]));

describe("the shown week", () => {
  it("counts its place in the phase", () => {
    const weeks = [1, 2, 3].map((days) => sampleWeek({ id: days, faza: days === 1 ? 0 : 1, days }));
    expect(weekView(weeks, 2, ROOM, METRIC)?.ofPhase).toBe(2);
  });

  it("has one place in the phase for all its entries", () => {
    const weeks = [1, 1, 2].map((days, index) => sampleWeek({ id: index + 1, days }));
    expect(weeks.map((_, at) => weekView(weeks, at, ROOM, METRIC)?.ofPhase)).toEqual([1, 1, 2]);
  });

  it("knows its dates from the day of germination", () => {
    expect(weekDates("2026-06-08", { first: 8, last: 14 })).toEqual(["2026-06-15", "2026-06-21"]);
    expect(weekDates(null, { first: 8, last: 14 })).toBeNull();
  });

  it("shows no removed photo", () => {
    const week = sampleWeek({ items_photo: [samplePhoto(1), samplePhoto(2, true)] });
    expect(weekView([week], 0, ROOM, METRIC)?.photos.map((photo) => photo.id)).toEqual([1]);
  });

  it("has a leaflet for each criterion of its phase", () => {
    expect(weekView([sampleWeek()], 0, ROOM, METRIC)?.levels).toHaveLength(4);
    expect(weekView([sampleHarvest()], 0, ROOM, METRIC)?.levels).toHaveLength(5);
  });
});

describe("germination", () => {
  const props = {
    germ_date: "2026-06-14",
    germination_method: 1,
    seeds_sown: 10,
    seeds_sprouted: 9,
  } as const;
  const shown = (week: Schema<"Week">) => weekView([week], 0, ROOM, METRIC)?.germination;

  it("is shown with method, counts and date in a germination week", () => {
    expect(shown(sampleWeek({ faza: -1, props }))).toEqual({
      ...{ date: "2026-06-14", method: 1, sown: 10, sprouted: 9 },
    });
    expect(shown(sampleWeek({ faza: -1, props: { seeds_sown: 3 } }))).toMatchObject({
      sown: 3,
      sprouted: null,
    });
  });

  it("is left out without data, and in other weeks", () => {
    expect(shown(sampleWeek({ faza: -1, props: {} }))).toBeUndefined();
    expect(shown(sampleWeek({ faza: 0, props }))).toBeUndefined();
  });
});

describe("events and feedings", () => {
  const feeding = {
    day: 2,
    is_water: true,
    volume: 3.785,
    ec: 0.4,
    ph: null,
    runoff_ec: null,
    runoff_ph: null,
  };
  const first = sampleWeek({ id: 1, items_event: [{ type: "topping", day: 3 }] });
  const second = sampleWeek({ id: 2, items_event: [{ type: "flush", day: null }], items_feeding: [feeding] });

  it("are those of the week, with marks of all growing weeks", () => {
    const view = weekView([first, second, sampleHarvest()], 1, ROOM, METRIC);
    expect(view?.events).toEqual([{ type: "flush", day: null }]);
    expect(view?.marks).toEqual([
      { type: "topping", week: 0, day: 3 },
      { type: "flush", week: 1, day: null },
    ]);
  });

  it("show feedings in the user's units, without missing readings", () => {
    const [shown] = weekView([second], 0, ROOM, IMPERIAL)?.feedings ?? [];
    expect(shown).toEqual({
      day: 2,
      isWater: true,
      volume: { value: 1, unit: "gal" },
      ec: { value: 200, unit: "ppm" },
    });
  });

  it("are left out without data", () => {
    const view = weekView([sampleWeek()], 0, ROOM, METRIC);
    for (const name of ["events", "feedings", "marks"]) expect(view).not.toHaveProperty(name);
  });
});
