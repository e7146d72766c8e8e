import { describe, expect, it } from "vitest";
import { compositionView, factsView } from "./facts-view.ts";

describe("the facts of a product", () => {
  it("are those of its section with a value, in order", () => {
    expect(factsView("grow-lights", { light_type: 3, ppfd: 1050, volume: 5 })).toEqual([
      { kind: "words", name: "light_type", words: [3] },
      { kind: "number", name: "ppfd", value: 1050, unit: "µmol/m²s" },
    ]);
    expect(
      factsView("grow-tents", { box_size: { length: 80, width: 80, height: 160, unit: "inch" } }),
    ).toEqual([{ kind: "size", sides: [80, 80, 160], unit: "in" }]);
    expect(factsView("drip-systems", { drip_volume: { volume: 5, unit: "gallon" } })).toEqual([
      { kind: "volume", value: 5, unit: "gal" },
    ]);
  });

  it("of a nutrient are the lines of its label", () => {
    const nothing = { ca: null, mg: 0.6, s: null, micro: null, items_micro: [], sources: {}, part: null };
    const rest = { form: "liquid" as const, dose: 2, ec: null, ph: null, keeps_months: null };
    expect(
      compositionView({ n: 3.2, p: null, k: 4.8, ingredients: "", properties: {}, ...nothing, ...rest }),
    ).toEqual([
      { name: "npk", value: "3.2–0–4.8" },
      { name: "mg", value: 0.6 },
      { name: "form", value: "liquid" },
      { name: "dose", value: 2 },
    ]);
    expect(compositionView(null)).toEqual([]);
  });
});
