import type { Schema } from "@grow/contract";
import { describe, expect, it } from "vitest";
import { aStoredHarvestWeek } from "../../../../shared/testing/stored-weeks.ts";
import { formField, smokeBody } from "./smoke-body.ts";
import { isSameSmoke, readSmokeForm, smokeForm } from "./smoke-form.ts";

const base = { product_id: 51, name: "Base A/B" };
const tea = { product_id: null, name: "nettle tea" };

function sent(fields: Record<string, string | readonly string[]>): FormData {
  const data = new FormData();
  for (const [name, values] of Object.entries(fields)) {
    for (const value of [values].flat()) data.append(name, value);
  }
  return data;
}

describe("the form of a smoke report", () => {
  it("opens with the harvest's data, and a row for each other fed product", () => {
    const form = smokeForm(aStoredHarvestWeek(), [tea, base]);
    expect(form.seed).toEqual({ n_general: "8", growing: "9", resistance: "7", text: "Even growth." });
    expect(form.nutrients).toEqual([
      { id: "2", product_id: "", name: "Nettle tea", n_general: "8", comment: "Smells but works" },
      { id: "", product_id: "51", name: "Base A/B", n_general: "", comment: "" },
    ]);
    expect(form.report).toEqual({
      "positive-effects": [],
      "negative-effects": [],
      medical: [],
      tastes: [],
    });
  });

  it("is parsed as submitted, in the order of the words, without unknown ones", () => {
    const form = readSmokeForm(
      sent({
        "seed.n_general": "9",
        "seed.text": "Two\r\nlines",
        "report.tastes": ["skunk", "moonlight", "earthy"],
        "nutrients.0.name": "Base A/B",
        "nutrients.0.product_id": "51",
        "nutrients.0.n_general": "6",
        "nutrients.2.name": "A row after a gap is none",
      }),
    );
    expect(form.seed).toEqual({ n_general: "9", growing: "", resistance: "", text: "Two\nlines" });
    expect(form.report.tastes).toEqual(["earthy", "skunk"]);
    expect(form.nutrients).toEqual([
      { id: "", product_id: "51", name: "Base A/B", n_general: "6", comment: "" },
    ]);
  });

  it("is unchanged with an empty row, and changed with another word", () => {
    const week = aStoredHarvestWeek();
    const form = smokeForm(week, []);
    expect(isSameSmoke(form, smokeForm(week, [base]))).toBe(true);
    expect(isSameSmoke(form, { ...form, harvest_smoke: "Smooth." })).toBe(false);
    expect(isSameSmoke(form, { ...form, report: { ...form.report, tastes: ["skunk"] } })).toBe(false);
  });
});

describe("the body of a smoke report", () => {
  const week = aStoredHarvestWeek({ props: { harvest_weight: 412.26, germ_date: "2026-06-01" } });

  it("is the stored week with the report", () => {
    const form = {
      ...smokeForm(week, [base]),
      harvest_smoke: " Smooth. ",
      report: { ...smokeForm(week, []).report, tastes: ["skunk"] },
    };
    const body = smokeBody(form, week, 3);
    expect(body).toMatchObject({
      version: 3,
      days: week.days,
      faza: 2,
      text: week.text,
      lang: "en",
      props: { harvest_weight: 412.26, germ_date: "2026-06-01", harvest_smoke: "Smooth." },
      items_photo: [{ id: 904, alt: "First pistils" }],
      item_flowering: null,
    });
    expect(body.item_harvest).toEqual({
      strain_comment: "Dense and sticky.",
      item_review_seed: { props: { growing: 9, resistance: 7 }, n_general: 8, text: "Even growth." },
      item_report: { "positive-effects": [], "negative-effects": [], medical: [], tastes: ["skunk"] },
      items_nutrient: [{ id: 2, items: [], name: "Nettle tea", comment: "Smells but works", n_general: 8 }],
    });
  });

  it("keeps partial ratings, and omits untouched ones", () => {
    const said: Schema<"NutrientReview"> = {
      id: 2,
      name: "Base A/B",
      item_product: null,
      comment: "",
      n_general: null,
      items: [{ n_general: 4 }],
      is_remove: false,
    };
    const block = { strain_comment: "", item_review_seed: null, item_report: null, items_nutrient: [said] };
    const body = smokeBody(
      smokeForm({ ...week, item_harvest: block }, []),
      { ...week, item_harvest: block },
      1,
    );
    expect(body.item_harvest).toEqual({
      strain_comment: "",
      item_review_seed: null,
      item_report: null,
      items_nutrient: [{ id: 2, items: [{ n_general: 4 }], name: "Base A/B", comment: "", n_general: null }],
    });
    expect(body.props?.harvest_smoke).toBeNull();
  });

  it("accepts 0 as a rating, and drops invalid ones", () => {
    const form = smokeForm(week, []);
    const rated = (growing: string) =>
      smokeBody({ ...form, seed: { ...form.seed, growing } }, week, 1).item_harvest?.item_review_seed?.props
        .growing;
    expect([rated("0"), rated("10"), rated("11"), rated("7.5"), rated("x"), rated("")]).toEqual([
      0,
      10,
      null,
      null,
      null,
      null,
    ]);
  });
});

it("an API error is mapped to its field, skipping empty rows that were not sent", () => {
  const form = {
    ...smokeForm(aStoredHarvestWeek(), []),
    nutrients: [
      { id: "", product_id: "1", name: "A", n_general: "", comment: "" },
      { id: "", product_id: "2", name: "B", n_general: "3", comment: "" },
    ],
  };
  expect(formField(form, "item_harvest.items_nutrient.0.comment")).toBe("nutrients.1.comment");
  expect(formField(form, "item_harvest.item_review_seed.text")).toBe("seed.text");
  expect(formField(form, "item_harvest.item_review_seed.props.growing")).toBe("seed.growing");
  expect(formField(form, "item_harvest.strain_comment")).toBe("strain_comment");
  expect(formField(form, "props.harvest_smoke")).toBe("props.harvest_smoke");
});
