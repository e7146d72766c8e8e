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
    { sign: "N", percent: 3.2, source: "Calcium nitrate" },
    { sign: "P₂O₅", percent: 1.4, source: "" },
    { sign: "K₂O", percent: 4.8, source: "" },
    { sign: "Ca", percent: 2.1, source: "" },
    { sign: "Fe", percent: 0.03, source: "EDTA" },
  ]);
});

describe("shownNutrients", () => {
  const signs = (...given: Parameters<typeof shownNutrients>) =>
    shownNutrients(...given).map(({ sign }) => sign);

  it("are nitrogen, phosphorus and potassium for an empty composition", () => {
    expect(signs(compositionFields(null), {})).toEqual(["N", "P₂O₅", "K₂O"]);
  });

  it("add those with a value, a source or an error", () => {
    const fields = { ...compositionFields(composition), source_s: "Magnesium sulphate" };
    expect(signs(fields, { ca: "Too much" })).toEqual(["N", "P₂O₅", "K₂O", "Ca", "S", "Fe"]);
  });
});
