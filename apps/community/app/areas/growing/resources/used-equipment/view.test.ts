import type { Schema } from "@grow/contract";
import { expect, it } from "vitest";
import { usedThings } from "./view.ts";

const thing = (
  category: Schema<"EquipItem">["category"],
  name: string,
  product_id: number | null = null,
): Schema<"EquipItem"> => ({ id: 1, category, name, product_id, link: null, item_brand: null });

it("used equipment lists all of the latest diary, then strains of the others, each once", () => {
  const plum = thing("seed", "Night Plum", 4);
  const last = { items_equip: [plum, thing("tent", "Orchard 80", 31), thing("fan", "Old fan")] };
  const cards = [{ seeds: [plum] }, { seeds: [thing("seed", "Kiln Haze"), thing("seed", "kiln haze ")] }];
  expect(usedThings(cards, last)).toEqual([
    { categories: ["seed"], name: "Night Plum", product_id: "4" },
    { categories: ["tent"], name: "Orchard 80", product_id: "31" },
    { categories: ["fan"], name: "Old fan", product_id: "" },
    { categories: ["seed"], name: "Kiln Haze", product_id: "" },
  ]);
});

it("used equipment lists a lamp of both phases once, for both fields", () => {
  const lamps = [thing("lamp_veg", "Board 240", 9), thing("lamp_flower", "Board 240", 9)];
  expect(usedThings([], { items_equip: lamps })).toEqual([
    { categories: ["lamp_veg", "lamp_flower"], name: "Board 240", product_id: "9" },
  ]);
});

it("used equipment lists at most twelve, and none without a diary", () => {
  const many = Array.from({ length: 30 }, (_, index) => thing("nutrient", `Bottle ${index}`));
  expect(usedThings([], { items_equip: many })).toHaveLength(12);
  expect(usedThings([], null)).toEqual([]);
});
