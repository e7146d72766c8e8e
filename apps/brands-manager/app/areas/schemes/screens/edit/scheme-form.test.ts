import { describe, expect, it } from "vitest";
import {
  csvRows,
  ecOf,
  editedScheme,
  gridOf,
  numbered,
  schemeBody,
  schemeFields,
  withoutEmptyRows,
  withWeek,
} from "./scheme-form.ts";

const week = (faza: -1 | 0 | 1, number: number, items: { product_id: number; val: number }[] = []) => ({
  ...{ week: number, faza, light: 18, ec: 1.2, ph: 5.8, is_flush: false },
  items,
});
const product = (id: number) => ({
  ...{
    id,
    name: "Base",
    section: "nutrients" as const,
    category: null,
    link: "/x",
    logo_s: null,
    item_brand: null,
  },
});
const scheme = {
  ...{ id: 2, name: "Coco", lang: "en", type_soil: 2 as const, is_public: true, cnt_diaries: 0 },
  weeks: [week(-1, 0), week(0, 1, [{ product_id: 51, val: 1.5 }]), week(1, 1, [{ product_id: 52, val: 2 }])],
  items_product: [product(52), product(51)],
  update_date: "2026-10-02T08:30:00.000Z",
};

describe("the editor of a feeding chart", () => {
  it("saves what it shows, unchanged", () => {
    const fields = schemeFields(scheme, []);
    expect(gridOf(fields).doses).toEqual([
      [null, null, 2],
      [null, 1.5, null],
    ]);
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...fields, version: "3" })) form.set(name, value);
    expect(schemeBody(form, 3)).toEqual({
      ...{ brand_id: 3, version: 3, name: "Coco", type_soil: 2, is_public: true },
      items_product: [52, 51],
      weeks: scheme.weeks,
    });
  });

  it("starts with the weeks of a typical grow", () => {
    const { weeks, rows } = editedScheme(null, [1, 2]);
    expect([weeks.length, rows]).toEqual([13, [1, 2]]);
    expect(numbered(weeks).slice(0, 6)).toEqual([0, 1, 2, 3, 4, 1]);
  });

  it("adds a week like the last one, with its doses", () => {
    const { weeks, doses } = withWeek(editedScheme(scheme, []));
    expect(weeks.map(({ key, faza, ph }) => [key, faza, ph]).slice(-2)).toEqual([
      [2, 1, 5.8],
      [3, 1, 5.8],
    ]);
    expect(doses).toEqual([
      [null, null, 2, 2],
      [null, 1.5, null, null],
    ]);
  });

  it("removes products that no week doses, and exports the others", () => {
    const edited = editedScheme(scheme, []);
    const left = withoutEmptyRows({
      ...edited,
      rows: [7, ...edited.rows],
      doses: [[null, null, null], ...edited.doses],
    });
    expect(csvRows(left)).toEqual([
      { id: 52, doses: [null, null, 2] },
      { id: 51, doses: [null, 1.5, null] },
    ]);
  });

  it("ecOf sums up the EC of a week's doses", () => {
    expect(ecOf([[2], [1], [3]], 0, [0.38, null, 0.1])).toBe(1.06);
    expect(ecOf([[null]], 0, [0.38])).toBeNull();
  });
});
