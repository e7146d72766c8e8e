import type { Schema } from "@grow/contract";
import { IMPERIAL, METRIC } from "@grow/domain";
import { describe, expect, it } from "vitest";
import { chosenScheme, schemeView } from "./view.ts";

const scheme: Schema<"Scheme"> = {
  id: 2,
  name: "Coco",
  lang: "en",
  type_soil: 2,
  is_public: true,
  cnt_diaries: 0,
  update_date: "2026-10-02T08:30:00.000Z",
  items_product: [
    {
      id: 51,
      name: "Base",
      section: "nutrients",
      category: "base",
      link: "/nutrients/loam/base",
      logo_s: null,
      item_brand: null,
    },
  ],
  weeks: [
    { week: 1, faza: 0, light: 18, ec: 0.9, ph: 5.8, is_flush: false, items: [{ product_id: 51, val: 1.5 }] },
    { week: 2, faza: 0, light: 18, ec: null, ph: null, is_flush: true, items: [] },
  ],
};

describe("a feeding chart", () => {
  it("shows doses and EC in the reader's units, and nothing where nothing is given", () => {
    expect(schemeView(scheme, METRIC)).toMatchObject({
      unit: "mll",
      rows: [{ name: "Base", href: "/nutrients/loam/base", doses: [1.5, null] }],
      ec: [0.9, null],
      ph: [5.8, null],
    });
    expect(schemeView(scheme, IMPERIAL)).toMatchObject({ unit: "tspgal", rows: [{ doses: [1.15, null] }] });
  });

  it("is the one of the URL, else the first", () => {
    const all = [{ id: 1 }, { id: 2 }];
    expect(chosenScheme(all, null)).toEqual({ id: 1 });
    expect(chosenScheme(all, "2")).toEqual({ id: 2 });
    expect(chosenScheme(all, "3")).toBeUndefined();
    expect(chosenScheme([], null)).toBeNull();
  });
});
