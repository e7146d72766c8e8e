import { METRIC } from "@grow/domain";
import { expect, it } from "vitest";
import { plansView } from "./view.ts";

const ended = {
  is_active: false,
  date_end: "2026-09-01",
  plan: "premium-month",
  is_renew: false,
  price: null,
  period: null,
};

it("plansView distinguishes a running plan, an expired one, and none", () => {
  const loaded = { plans: [], invoices: [], orderedId: 0, locked: { items: [], total: 0 }, measures: METRIC };
  const of = (premium: typeof ended | null) => plansView({ ...loaded, premium });
  expect(of(null)).toMatchObject({ isGuest: true, current: null, hadPlan: false });
  expect(of(ended)).toMatchObject({ isGuest: false, current: null, hadPlan: true });
  expect(of({ ...ended, is_active: true })).toMatchObject({
    current: { plan: "premium-month" },
    hadPlan: false,
  });
});
