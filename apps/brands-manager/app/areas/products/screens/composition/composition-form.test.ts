import { describe, expect, it } from "vitest";
import {
  compositionBody,
  compositionFields,
  differences,
  nutrientRows,
  shownNutrients,
  sumOf,
} from "./composition-form.ts";

const composition = {
  ...{ n: 3.2, p: 1.4, k: 4.8, ca: null, mg: null, s: null, micro: 0.03, sources: { n: "Calcium nitrate" } },
  ...{
    items_micro: [{ element: "fe" as const, val: 0.03, source: "EDTA" }],
    form: "liquid" as const,
    part: "a" as const,
  },
  ...{ dose: 2, ec: 0.38, ph: 4.1, keeps_months: 12, ingredients: "Salts", properties: {} },
};

it("compositionBody saves what compositionFields shows, unchanged", () => {
  const form = new FormData();
  for (const [name, value] of Object.entries(compositionFields(composition))) form.set(name, value);
  form.set("version", "2");
  expect(compositionBody(form, { brandId: 3, properties: {} })).toEqual({
    brand_id: 3,
    version: 2,
    ...composition,
  });
});

it("sumOf adds main nutrients and traces, with comma or point", () => {
  expect(sumOf({ ...compositionFields(composition), ca: "2,1" })).toBe(11.53);
});

it("differences names the fields that changed", () => {
  const saved = compositionFields(composition);
  expect(differences(saved, { ...saved, k: "5" })).toEqual(["k"]);
});

it("nutrientRows lists nutrients with a value, main ones first, with their sources", () => {
  expect(nutrientRows({ ...compositionFields(composition), ca: "2,1", mg: "about 1" })).toEqual([
    { nutrient: "n", percent: 3.2, source: "Calcium nitrate" },
    { nutrient: "p", percent: 1.4, source: "" },
    { nutrient: "k", percent: 4.8, source: "" },
    { nutrient: "ca", percent: 2.1, source: "" },
    { nutrient: "fe", percent: 0.03, source: "EDTA" },
  ]);
});

describe("shownNutrients", () => {
  const shown = (...given: Parameters<typeof shownNutrients>) =>
    shownNutrients(...given).map(({ nutrient }) => nutrient);

  it("are nitrogen, phosphorus and potassium for an empty composition", () => {
    expect(shown(compositionFields(null), {})).toEqual(["n", "p", "k"]);
  });

  it("add those with a value, a source or an error", () => {
    const fields = { ...compositionFields(composition), source_s: "Magnesium sulphate" };
    expect(shown(fields, { ca: "Too much" })).toEqual(["n", "p", "k", "ca", "s", "fe"]);
  });
});
