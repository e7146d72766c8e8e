import type { Schema } from "@grow/contract";
import { describe, expect, it } from "vitest";
import { planChoices } from "./plan-choices.ts";

const month: Schema<"Plan"> = {
  plan: "premium-month",
  kind: "premium",
  title: "Premium",
  items_text: ["Locked diaries"],
  lang: "en",
  price: { amount: 490, currency: "EUR" },
  period: "month",
  limits: null,
  trial_days: 0,
};
const year: Schema<"Plan"> = {
  ...month,
  plan: "premium-year",
  period: "year",
  price: { amount: 3900, currency: "EUR" },
};

describe("planChoices", () => {
  it("computes the price of a month and the saving of a year", () => {
    const [byMonth, byYear] = planChoices([month, year]);
    expect(byMonth).toMatchObject({ monthly: { amount: 490 }, saving: null });
    expect(byYear).toMatchObject({ monthly: { amount: 325 }, price: { amount: 3900 } });
    expect(byYear?.saving).toBeCloseTo(0.337, 3);
  });

  it("names plans only where their titles differ", () => {
    expect(planChoices([month, year]).map(({ title }) => title)).toEqual([null, null]);
    const patron = { ...year, plan: "patron", title: "Patron" };
    expect(planChoices([month, patron]).map(({ title }) => title)).toEqual(["Premium", "Patron"]);
  });

  it("sees no saving in another plan, another currency, a dearer year or against a free month", () => {
    const savings = (...plans: Schema<"Plan">[]) => planChoices(plans).map(({ saving }) => saving);
    expect(savings(month, { ...year, title: "Patron" })).toEqual([null, null]);
    expect(savings(month, { ...year, price: { amount: 3900, currency: "CHF" } })).toEqual([null, null]);
    expect(savings(month, { ...year, price: { amount: 5880, currency: "EUR" } })).toEqual([null, null]);
    expect(savings({ ...month, price: { amount: 0, currency: "EUR" } }, year)).toEqual([null, null]);
    expect(savings(year)).toEqual([null]);
  });
});
