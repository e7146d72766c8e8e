import type { Schema } from "@grow/contract";
import { IMPERIAL, METRIC } from "@grow/domain";
import { describe, expect, it } from "vitest";
import { mixRequest, mixView } from "./view.ts";

const product = (id: number, name: string): Schema<"ProductShort"> => ({
  id,
  name,
  section: "nutrients",
  category: "base",
  link: `/nutrients/loam/${id}`,
  logo_s: null,
  item_brand: null,
});

const scheme: Schema<"Scheme"> = {
  id: 2,
  name: "Coco",
  lang: "en",
  type_soil: 2,
  is_public: true,
  cnt_diaries: 0,
  update_date: "2026-10-02T08:30:00.000Z",
  items_product: [product(1, "Base A"), product(2, "Base B"), product(3, "Root Start")],
  weeks: [
    {
      week: 1,
      faza: 0,
      light: 18,
      ec: 0.9,
      ph: 5.8,
      is_flush: false,
      items: [
        { product_id: 2, val: 2 },
        { product_id: 1, val: 1.5 },
        { product_id: 3, val: 0 },
      ],
    },
    { week: 9, faza: 1, light: 12, ec: null, ph: null, is_flush: true, items: [{ product_id: 1, val: 1 }] },
  ],
};
const ask = (query: string, measures = METRIC) => mixRequest(new URLSearchParams(query), 2, measures);

describe("a mix card", () => {
  it("lists the doses of a week in the order of the chart, without missing ones", () => {
    const view = mixView(scheme, ask("volume=20&strength=50"), METRIC);
    expect(view).toMatchObject({ tank: { volume: 20, strength: 50, unit: "l", ec: 0.9, ph: 5.8 } });
    expect(view?.tank.doses).toEqual([
      { id: 1, name: "Base A", ml: 15, teaspoons: null },
      { id: 2, name: "Base B", ml: 20, teaspoons: null },
    ]);
  });

  it("uses gallons and teaspoons for users with imperial units", () => {
    const view = mixView(scheme, ask("volume=5", IMPERIAL), IMPERIAL);
    expect(view).toMatchObject({ tank: { unit: "gal", volume: 5 } });
    expect(view?.tank.doses[0]).toMatchObject({ ml: 28, teaspoons: 5.76 });
  });

  it("gives plain water in a week of flushing", () => {
    expect(mixView(scheme, ask("week=1"), METRIC)).toMatchObject({ week: 1, tank: { doses: [] } });
  });

  it("falls back to a default tank for invalid numbers", () => {
    for (const query of ["", "volume=-1&week=9&strength=3", "volume=abc&week=0.5"]) {
      expect(ask(query)).toEqual({ week: 0, volume: 10, strength: 100 });
    }
    expect(ask("volume=7,5")).toMatchObject({ volume: 7.5 });
    expect(ask("", IMPERIAL)).toMatchObject({ volume: 5 });
  });
});
