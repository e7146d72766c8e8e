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
  it("takes each part from the side that changed it and asks nothing", () => {
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

  it("asks about parts that both changed, and keeps mine unless told otherwise", () => {
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

  it("does not ask about what both changed alike, nor about commas of empty rows", () => {
    const both = { ...base, text: "Same " };
    const theirs = { ...base, text: "Same", props: { ...base.props, co2: null } };
    expect(mergeWeeks(base, both, theirs).asked).toEqual([]);
  });

  it("asks about every difference when it is unknown where both began", () => {
    const theirs = { ...base, text: "Theirs", items_photo: [] };
    expect(mergeWeeks(null, base, theirs).asked).toEqual(["text", "photos"]);
  });

  it("leaves the doses out when the other side made it a harvest", () => {
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

describe("mergeMedia", () => {
  const one = (id: number, alt = "") => ({ id, alt });
  const ids = (list: readonly { id: number }[]) => list.map(({ id }) => id);

  it("adds what either side added and removes what either side removed", () => {
    const merged = mergeMedia([one(1), one(2), one(3)], [one(1), one(3), one(8)], [one(1), one(2), one(9)]);
    expect(ids(merged)).toEqual([1, 9, 8]);
  });

  it("keeps the order of the side that moved photos", () => {
    expect(ids(mergeMedia([one(1), one(2)], [one(2), one(1)], [one(1), one(2), one(3)]))).toEqual([2, 1, 3]);
    expect(ids(mergeMedia([one(1), one(2)], [one(1), one(2)], [one(2), one(1)]))).toEqual([2, 1]);
  });

  it("keeps the text of the side that described a photo", () => {
    expect(mergeMedia([one(1)], [one(1, "Mine")], [one(1)])).toEqual([one(1, "Mine")]);
    expect(mergeMedia([one(1)], [one(1)], [one(1, "Theirs")])).toEqual([one(1, "Theirs")]);
  });
});

describe("bodyOfWeek", () => {
  it("would write the week as it is stored", () => {
    expect(weekParts(bodyOfWeek(weekOf(base, 1, 2)))).toEqual(weekParts({ ...base, item_flowering: null }));
  });
});
