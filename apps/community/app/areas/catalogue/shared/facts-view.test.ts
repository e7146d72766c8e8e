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
    const composition = { n: 3.2, p: null, k: 4.8, ingredients: "", properties: {}, ...nothing, ...rest };
    expect(compositionView(composition)).toEqual({
      main: [
        { name: "n", value: 3.2 },
        { name: "p", value: 0 },
        { name: "k", value: 4.8 },
      ],
      lines: [
        { name: "mg", value: 0.6 },
        { name: "form", value: "liquid" },
        { name: "dose", value: 2 },
      ],
    });
    expect(compositionView(null)).toEqual({ main: [], lines: [] });
  });

  it("of a nutrient name its trace elements, or their sum where only that is known", () => {
    const none = { n: null, p: null, k: null, ca: null, mg: null, s: null, sources: {}, part: null };
    const rest = { form: null, dose: null, ec: null, ph: null, keeps_months: null };
    const known = { ...none, ...rest, ingredients: "", properties: {}, micro: 0.04 };
    const items_micro = [
      { element: "fe" as const, val: 0.03, source: "EDTA" },
      { element: "b" as const, val: 0.01, source: "" },
    ];
    expect(compositionView({ ...known, items_micro })).toEqual({
      main: [],
      lines: [
        { name: "fe", value: 0.03 },
        { name: "b", value: 0.01 },
      ],
    });
    expect(compositionView({ ...known, items_micro: [] }).lines).toEqual([{ name: "micro", value: 0.04 }]);
  });
});
