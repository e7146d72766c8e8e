import type { Schema } from "@grow/contract";
import { STRAIN_CATEGORIES } from "@grow/domain";
import { describe, expect, it } from "vitest";
import { wordFields } from "./described-field.ts";
import { deskFields, STAFF_DESKS } from "./desk-fields.ts";
import { typedValues } from "./form-values.ts";
import { rowBody, rowValues } from "./row-form.ts";

const FACTS: Schema<"SeedFacts"> = {
  ...{ seed_type: "feminised", indica: 70, sativa: 30, ruderalis: 0, thc_min: 21.5, thc_max: null },
  ...{ cbd_min: null, cbd_max: null, flowering_days_min: 56, flowering_days_max: 63, height_min: null },
  height_max: null,
};
const BASE = { id: 9, version: 3, link: "/x", is_remove: false, cnt_diaries: 1 };
const ARTICLE = { lang: "th", title: "T", text: "<p>x</p>", source: "https://example.org" };

const ROWS: Record<Schema<"StaffDesk">, Schema<"StaffRow">> = {
  brand: {
    ...{ ...BASE, desk: "brand", items_article: [] },
    brand: {
      name: "Loam",
      section: "nutrients",
      description: "",
      lang: "en",
      site: null,
      place: "Graz",
      year: 2011,
    },
  },
  product: {
    ...{ ...BASE, desk: "product", items_article: [ARTICLE] },
    product: {
      name: "Bloom",
      brand: "loam",
      strain: null,
      category: "bloom",
      description: "<p>x</p>",
      lang: "de",
    },
  },
  strain: {
    ...{ ...BASE, desk: "strain", items_article: [{ ...ARTICLE, lang: "en" }, ARTICLE] },
    strain: {
      ...{ name: "Night Plum", breeder: "ember", description: "", lang: "en", place: null, year: 2022 },
      items_alias: ["NP", "Plum"],
      items_parent: [
        { role: "mother", strain: "haze", percent: 60 },
        { role: "father", strain: null, percent: null },
      ],
      categories: {
        ...(Object.fromEntries(
          Object.keys(STRAIN_CATEGORIES).map((category) => [category, []]),
        ) as unknown as Schema<"StrainCategoryValues">),
        tastes: ["berry", "sweet"],
        thc: ["high"],
      },
      item_facts: FACTS,
    },
  },
};

/** What a browser sends for a form with these values. */
function submitted(values: ReturnType<typeof rowValues>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) {
    for (const one of typeof value === "string" ? [value] : value) form.append(name, one);
  }
  return form;
}

it.each(STAFF_DESKS)("an unedited %s is sent unchanged", (desk) => {
  const row = ROWS[desk];
  const body = rowBody(desk, typedValues(submitted(rowValues(row)), wordFields(deskFields(desk))));
  expect(body).toEqual({ [desk]: row[desk], items_article: row.items_article });
});

describe("an edited strain", () => {
  const edited = (change: Record<string, string>) =>
    rowBody("strain", { ...rowValues(ROWS.strain), ...change });

  it("accepts numbers with a comma, and sends other text for the API to reject", () => {
    expect(edited({ "strain.item_facts.thc_max": "24,5" }).strain?.item_facts.thc_max).toBe(24.5);
    expect(edited({ "strain.item_facts.thc_max": "strong" }).strain?.item_facts.thc_max).toBe("strong");
  });

  it("keeps a father without a mother", () => {
    const father = { role: "father", strain: "haze", percent: 40 } as const;
    const row = { ...ROWS.strain, strain: { ...ROWS.strain.strain, items_parent: [father] } };
    expect(rowBody("strain", rowValues(row as Schema<"StaffRow">)).strain?.items_parent).toEqual([
      { role: "mother", strain: null, percent: null },
      father,
    ]);
  });

  it("takes the chosen suggestion before the typed name", () => {
    const chosen = { "strain.breeder": "Ember Genetics", "strain.breeder_id": "12" };
    expect(edited(chosen).strain?.breeder).toBe("12");
    const mother = { "strain.items_parent.0.strain": "Plum", "strain.items_parent.0.strain_id": "7" };
    expect(edited(mother).strain?.items_parent[0]?.strain).toBe("7");
  });

  it("takes what was typed when no suggestion was chosen", () => {
    expect(edited({ "strain.breeder": " loam ", "strain.breeder_id": "" }).strain?.breeder).toBe("loam");
    expect(edited({ "strain.breeder": " " }).strain?.breeder).toBeNull();
  });

  it("has no parents when both are unknown", () => {
    const none = { "strain.items_parent.0.strain": " ", "strain.items_parent.0.percent": "" };
    expect(edited(none).strain?.items_parent).toEqual([]);
  });

  it("skips blank lines of aliases and empty articles", () => {
    const body = edited({
      "strain.items_alias": " NP \n\n Plum Night",
      "items_article.en.title": "",
      "items_article.en.text": " ",
      "items_article.en.source": "",
    });
    expect(body.strain?.items_alias).toEqual(["NP", "Plum Night"]);
    expect(body.items_article).toEqual([ARTICLE]);
  });
});
