import type { Schema } from "@grow/contract";
import { IMPERIAL, METRIC } from "@grow/domain";
import { expect, it } from "vitest";
import { schemesView } from "./schemes-view.ts";

const product = (id: number, name: string): Schema<"ProductShort"> => ({
  id,
  name,
  section: "nutrients",
  category: null,
  link: "/nutrients/loam/base",
  logo_s: null,
  item_brand: null,
});
const list: Schema<"FedSchemeList"> = {
  items: [
    {
      id: 2,
      name: "Coco",
      item_brand: { id: 3, name: "Loam", section: "nutrients", link: "/nutrients/loam", logo_s: null },
      faza: 1,
      week: 2,
      ec: 1.4,
      ph: null,
      is_flush: false,
      items: [
        { item_product: product(51, "Base"), val: 1.5, val_scheme: 2 },
        { item_product: product(52, "Bloom"), val: null, val_scheme: 1 },
      ],
    },
  ],
  total: 1,
  start: 0,
  limit: 20,
};

it("schemesView shows fed doses next to the chart's, in the user's units", () => {
  expect(schemesView(list, METRIC)).toEqual([
    {
      id: 2,
      name: "Coco",
      brand: "Loam",
      week: 2,
      isFlush: false,
      doses: [
        { id: 51, name: "Base", given: { value: 1.5, unit: "mll" }, scheme: { value: 2, unit: "mll" } },
        { id: 52, name: "Bloom", given: null, scheme: { value: 1, unit: "mll" } },
      ],
    },
  ]);
  const [{ doses } = { doses: [] }] = schemesView(list, IMPERIAL);
  expect(doses[0]?.given?.unit).not.toBe("mll");
  expect(doses[0]?.given?.value).not.toBe(1.5);
});
