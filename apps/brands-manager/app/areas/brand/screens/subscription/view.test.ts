import { expect, it } from "vitest";
import { subscriptionView } from "./view.ts";

it("subscriptionView shows the limits of the plan, and the open invoice", () => {
  const view = subscriptionView(
    {
      ...{
        plan: "",
        is_active: false,
        is_renew: false,
        date_end: null,
        period: null,
        items_plan: [],
        invoices: [],
      },
      price: { amount: 0, currency: "EUR" },
      limits: { banner_views: 0, newsletters: 0, testers: 2, managers: 3 },
      use: { banner_views: 0, newsletters: 0, testers: 1, managers: 2 },
    },
    { brandName: "Loam", canManage: true, orderedId: 4 },
  );
  expect(view.limits).toEqual([
    { key: "banner_views", used: 0, most: 0 },
    { key: "newsletters", used: 0, most: 0 },
    { key: "testers", used: 1, most: 2 },
    { key: "managers", used: 2, most: 3 },
  ]);
  expect(view).toMatchObject({ payable: null, isNew: false });
});
