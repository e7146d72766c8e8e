import { expect, it } from "vitest";
import { productRows } from "./view.ts";

const card = {
  ...{
    name: "Base A",
    section: "nutrients" as const,
    category: null,
    link: null,
    logo_s: null,
    cnt_diaries: 0,
    dose: null,
  },
  ...{ item_stat: { avg_rate: null, cnt_reviews: 0 }, is_composition: false, ec: null },
  update_date: "2026-10-02T08:30:00.000Z",
};

it("productRows opens drafts of new products by their own id", () => {
  const rows = productRows([
    { ...card, id: null, tmp_id: "0d5c2f7e-6a5b-4a60-9a51-2f0a7d1c9e44" },
    { ...card, id: 51, tmp_id: null },
  ]);
  expect(rows.map(({ href, isDraft, compositionHref }) => [href, isDraft, compositionHref])).toEqual([
    ["/brands-manager/products/edit/new?tmp_id=0d5c2f7e-6a5b-4a60-9a51-2f0a7d1c9e44", true, null],
    ["/brands-manager/products/edit/51", false, "/brands-manager/products/edit_composition/51"],
  ]);
});
