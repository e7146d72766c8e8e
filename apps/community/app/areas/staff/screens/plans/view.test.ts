import type { Schema } from "@grow/contract";
import { describe, expect, it } from "vitest";
import { planFormView, planPatch } from "./view.ts";

const partner: Schema<"Plan"> = {
  plan: "partner-month",
  kind: "partner",
  title: "Partner",
  items_text: ["Banners", "Testers"],
  lang: "en",
  price: { amount: 9900, currency: "EUR" },
  period: "month",
  limits: { banner_views: null, newsletters: 2, testers: 10, managers: 5 },
  trial_days: 0,
};
const typed =
  (fields: Readonly<Record<string, string>>) =>
  (name: string): string =>
    fields[name] ?? "";

describe("planFormView", () => {
  it("shows prices in whole units and a missing limit as an empty field", () => {
    expect(planFormView(partner)).toMatchObject({
      isPartner: true,
      fields: { price: "99.00", items_text: "Banners\nTesters", banner_views: "", testers: "10" },
    });
  });
});

describe("planPatch", () => {
  it("returns what the form showed when nothing was changed", () => {
    const { fields, currency } = planFormView(partner);
    expect(planPatch(typed({ ...fields, currency }), "en", true)).toEqual({
      price: partner.price,
      trial_days: 0,
      limits: partner.limits,
      texts: [{ lang: "en", title: "Partner", items_text: ["Banners", "Testers"] }],
    });
  });

  it("reads a decimal comma and leaves out empty lines", () => {
    const patch = planPatch(typed({ price: "4,90", items_text: " No ads \n\n" }), "de", false);
    expect(patch.price?.amount).toBe(490);
    expect(patch.texts?.[0]?.items_text).toEqual(["No ads"]);
    expect(patch).not.toHaveProperty("limits");
  });

  it("returns NaN for an empty or unreadable number, so that it does not become 0", () => {
    expect(planPatch(typed({ price: "" }), "en", false).price?.amount).toBeNaN();
    expect(planPatch(typed({ trial_days: "two" }), "en", false).trial_days).toBeNaN();
  });
});
