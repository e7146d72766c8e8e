import { expect, it } from "vitest";
import { partnerView } from "./view.ts";

it("partnerView marks capped totals and leaves out empty ones", () => {
  const { reach } = partnerView([], {
    diaries: { total: 10_000, is_total_capped: true },
    growers: { total: 60 },
    products: { total: 0 },
  });
  expect(reach).toEqual([
    { key: "growers", count: 60, isMore: false },
    { key: "diaries", count: 10_000, isMore: true },
  ]);
});
