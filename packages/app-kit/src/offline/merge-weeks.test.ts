import { describe, expect, it } from "vitest";
import { bodyOfWeek, mergeMedia, mergeWeeks, weekParts } from "./merge-weeks.ts";
import { weekOf } from "./testing/fake-server.ts";
import type { WeekBody } from "./waiting.ts";

const base: WeekBody = {
  faza: 1,
  days: 9,
  text: "First pistils",
  lang: "en",
  props: { ph: 6.1, air_temp: 25 },
  items_photo: [{ id: 4, alt: "Canopy" }],
  items_video: [],
  item_flowering: { items_nutrient: [{ name: "Nettle tea", val: 1 }] },
  item_harvest: null,
};

describe("mergeWeeks", () => {
  it("takes each part from the side that changed it, without a conflict", () => {
    const mine = { ...base, text: "Mine", props: { ph: 6.1, air_temp: 25, co2: 900 } };
    const theirs = {
      ...base,
      days: 10,
      props: { ph: 5.9 },
      item_flowering: { items_nutrient: [] },
    };
    const { body, asked } = mergeWeeks(base, mine, theirs);
    expect(asked).toEqual([]);
    expect(weekParts(body)).toEqual(weekParts({ ...theirs, text: "Mine", props: { ph: 5.9, co2: 900 } }));
  });

  it("reports parts that both sides changed, and uses mine by default", () => {
    const mine = { ...base, text: "Mine", props: { ...base.props, ph: 6.5 } };
    const theirs = { ...base, text: "Theirs", props: { ...base.props, ph: 5.5 } };
    expect(mergeWeeks(base, mine, theirs)).toMatchObject({
      asked: ["text", "props.ph"],
      body: { text: "Mine", props: { ph: 6.5 } },
    });
    expect(mergeWeeks(base, mine, theirs, new Set(["text"])).body).toMatchObject({
      text: "Theirs",
      props: { ph: 6.5 },
    });
  });

  it("reports no conflict for equal changes or for punctuation of empty rows", () => {
    const both = { ...base, text: "Same " };
    const theirs = { ...base, text: "Same", props: { ...base.props, co2: null } };
    expect(mergeWeeks(base, both, theirs).asked).toEqual([]);
  });

  it("reports every difference when the common base is unknown", () => {
    const theirs = { ...base, text: "Theirs", items_photo: [] };
    expect(mergeWeeks(null, base, theirs).asked).toEqual(["text", "photos"]);
  });

  it("drops the doses when the other side made the week a harvest", () => {
    const theirs: WeekBody = {
      ...base,
      faza: 2,
      item_flowering: null,
      item_harvest: { strain_comment: "Dense", items_nutrient: [] },
    };
    const { body } = mergeWeeks(base, { ...base, text: "Mine" }, theirs);
    expect(body).toMatchObject({
      faza: 2,
      text: "Mine",
      item_flowering: null,
      item_harvest: { strain_comment: "Dense" },
    });
  });
});

describe("mergeWeeks of events and feedings", () => {
  const feeding = { day: 2, is_water: true, volume: 4, ec: null, ph: null, runoff_ec: null, runoff_ph: null };

  it("takes each from the side that changed it, in any order of events", () => {
    const began: WeekBody = {
      ...base,
      items_event: [
        { type: "fim", day: 1 },
        { type: "lst", day: 2 },
      ],
    };
    const mine = {
      ...began,
      items_event: [...(began.items_event ?? [])].reverse(),
      items_feeding: [feeding],
    };
    const theirs: WeekBody = { ...began, items_event: [{ type: "flush", day: 7 }] };
    expect(mergeWeeks(began, mine, theirs)).toMatchObject({
      asked: [],
      body: { items_event: [{ type: "flush", day: 7 }], items_feeding: [feeding] },
    });
  });

  it("reports feedings that both changed", () => {
    const mine = { ...base, items_feeding: [feeding] };
    const theirs = { ...base, items_feeding: [{ ...feeding, volume: 5 }] };
    expect(mergeWeeks(base, mine, theirs).asked).toEqual(["feedings"]);
  });

  it("leaves both out of a harvest", () => {
    const mine: WeekBody = { ...base, items_event: [{ type: "fim", day: 1 }], items_feeding: [feeding] };
    const theirs: WeekBody = { ...base, faza: 2, item_flowering: null, item_harvest: { items_nutrient: [] } };
    expect(mergeWeeks(base, mine, theirs).body).toMatchObject({ items_event: [], items_feeding: [] });
  });
});

describe("mergeWeeks of germination weeks", () => {
  const seeds: WeekBody = { ...base, faza: -1, props: { germination_method: 1, seeds_sown: 10 } };

  it("merges method and counts one by one", () => {
    const mine = { ...seeds, props: { ...seeds.props, germination_method: 2 as const } };
    const theirs = { ...seeds, props: { ...seeds.props, seeds_sprouted: 9 } };
    expect(mergeWeeks(seeds, mine, theirs)).toMatchObject({
      asked: [],
      body: { props: { germination_method: 2, seeds_sown: 10, seeds_sprouted: 9 } },
    });
  });

  it("leaves the seeds out when the other side made it a vegetative week", () => {
    const { body } = mergeWeeks(seeds, { ...seeds, text: "Mine" }, { ...seeds, faza: 0 });
    expect(body).toMatchObject({ faza: 0, text: "Mine", props: {} });
    expect(body.props).toEqual({});
  });
});

describe("mergeMedia", () => {
  const one = (id: number, alt = "") => ({ id, alt });
  const ids = (list: readonly { id: number }[]) => list.map(({ id }) => id);

  it("adds what either side added and removes what either side removed", () => {
    const merged = mergeMedia([one(1), one(2), one(3)], [one(1), one(3), one(8)], [one(1), one(2), one(9)]);
    expect(ids(merged)).toEqual([1, 9, 8]);
  });

  it("uses the order of the side that moved photos", () => {
    expect(ids(mergeMedia([one(1), one(2)], [one(2), one(1)], [one(1), one(2), one(3)]))).toEqual([2, 1, 3]);
    expect(ids(mergeMedia([one(1), one(2)], [one(1), one(2)], [one(2), one(1)]))).toEqual([2, 1]);
  });

  it("uses the text of the side that described a photo", () => {
    expect(mergeMedia([one(1)], [one(1, "Mine")], [one(1)])).toEqual([one(1, "Mine")]);
    expect(mergeMedia([one(1)], [one(1)], [one(1, "Theirs")])).toEqual([one(1, "Theirs")]);
  });
});

describe("bodyOfWeek", () => {
  it("reproduces the stored week", () => {
    expect(weekParts(bodyOfWeek(weekOf(base, 1, 2)))).toEqual(weekParts({ ...base, item_flowering: null }));
  });
});
