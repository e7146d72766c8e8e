import { describe, expect, it } from "vitest";
import { isWhatWasSent } from "./same-week.ts";
import { weekOf } from "./testing/fake-server.ts";
import type { WeekBody } from "./waiting.ts";

const sent: WeekBody = {
  faza: 1,
  days: 9,
  text: " First pistils ",
  lang: "en",
  props: { ph: 6.1, air_temp: 25 },
  items_photo: [{ id: 4, alt: "Canopy" }, { id: 3 }],
  item_flowering: {
    items_nutrient: [
      { product_id: 51, val: 1.5 },
      { name: "Nettle tea", val: 0 },
    ],
  },
  item_harvest: null,
};
const dose = { id: 1, is_remove: false };
const product = {
  id: 51,
  name: "Base A",
  link: "/product/51",
  type: "nutrient",
  avatar: null,
  brand_name: "",
};
const stored = {
  ...weekOf(sent, 1, 2),
  props: { air_temp: 25, ph: 6.1, co2: null },
  item_flowering: {
    items_nutrient: [
      { ...dose, item_product: product as never, name: "Base A", val: 1.5 },
      { ...dose, item_product: null, name: "Nettle tea", val: null },
    ],
  },
};

describe("isWhatWasSent", () => {
  it("ignores empty values and the order of readings", () => {
    expect(isWhatWasSent(stored, sent)).toBe(true);
  });

  it.each([
    ["its text", { text: "Second pistils" }],
    ["a reading", { props: { ...stored.props, ph: 6.2 } }],
    ["a reading more", { props: { ...stored.props, co2: 900 } }],
    ["its number", { days: 10 }],
    ["the order of its photos", { items_photo: [...stored.items_photo].reverse() }],
    ["a photo less", { items_photo: stored.items_photo.slice(1) }],
    ["a dose", { item_flowering: { items_nutrient: stored.item_flowering.items_nutrient.slice(1) } }],
  ])("returns false when %s differs", (_, change) => {
    expect(isWhatWasSent({ ...stored, ...change }, sent)).toBe(false);
  });

  it("compares the ratings of strain and nutrients of harvests", () => {
    const harvest = {
      strain_comment: "Dense",
      item_review_seed: { props: { growing: 9, resistance: null }, n_general: 8, text: "" },
    };
    const body: WeekBody = { faza: 2, days: 15, item_harvest: { ...harvest, items_nutrient: [] } };
    const there = {
      ...weekOf(body, 1, 1),
      item_flowering: null,
      item_harvest: { ...harvest, items_nutrient: [], item_report: null },
    };
    expect(isWhatWasSent(there, body)).toBe(true);
    const milder = { ...harvest.item_review_seed, n_general: 7 };
    expect(
      isWhatWasSent({ ...there, item_harvest: { ...there.item_harvest, item_review_seed: milder } }, body),
    ).toBe(false);
  });
});
