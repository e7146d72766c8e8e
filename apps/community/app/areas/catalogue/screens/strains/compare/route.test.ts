import { fakeContext, type SeenCall } from "@grow/app-kit/testing/fake-context.ts";
import type { Schema } from "@grow/contract";
import { expect, it } from "vitest";
import { loader } from "./route.tsx";

const NOTHING: Schema<"SeedFacts"> = {
  ...{ seed_type: null, indica: null, sativa: null, ruderalis: null, thc_min: null, thc_max: null },
  ...{ cbd_min: null, cbd_max: null, flowering_days_min: null, flowering_days_max: null },
  ...{ height_min: null, height_max: null },
};

const strain = (id: number): Schema<"Strain"> => ({
  id,
  name: `Strain ${id}`,
  link: `/strains/strain-${id}`,
  lang: "en",
  ...{ description: "", description_seo: "", cover_og: null, item_photo: null, item_brand: null },
  categories: {
    ...{ "positive-effects": ["happy"], "negative-effects": [], medical: [], tastes: ["pine", "mint"] },
    ...{ yield: [], height: [], growing: [], genes: [], thc: [] },
  },
  item_facts: { ...NOTHING, thc_min: 20, thc_max: 24 },
  item_stat: { avg_rate: null, cnt_reviews: 0 },
  items_review: [],
  ...{
    cnt_diaries: 12,
    cnt_harvests: 9,
    cnt_growers: 8,
    cnt_photos: 0,
    cnt_products: 0,
    items_alias: [],
    cnt_relatives: 0,
  },
});

const spread = { n: 9, p5: 0.4, q1: 0.6, median: 0.9, q3: 1.1, p90: 1.2, p95: 1.3 };
const statistics = (n: number): Schema<"GrowStatistics"> => ({
  ...{ cnt_harvests: 9, n, n_min: 5, growers_general: 0, growers_growing: 0, growers_resistance: 0 },
  growers_share: 9,
  items_histogram: [],
  ...{
    yield_watt: n < 5 ? null : spread,
    yield_area: null,
    yield_plant: null,
    veg_days: null,
    flowering_days: null,
  },
  ...{
    cnt_days: null,
    height: null,
    n_general: null,
    n_growing: null,
    n_resistance: null,
    item_germination: null,
  },
  items_share: [{ category: "tastes", val: "citrus", n: 7, percent: 78 }],
  items_setup: [],
  items_brand: [],
});

function visit(query: string) {
  const of = ({ init }: SeenCall) => Number((init?.params?.path as { id: unknown } | undefined)?.id);
  const { context, calls } = fakeContext({
    path: `/compare/strains${query}`,
    api: {
      "GET /strains/{id}": (call: SeenCall) => strain(of(call)),
      "GET /strains/{id}/statistics": (call: SeenCall) => statistics(of(call) === 7 ? 3 : 9),
      "GET /strains": { items: [strain(3), strain(7), strain(11)], total: 3, start: 0, limit: 12 },
    },
  });
  return { request: new Request(context.url), context, params: {}, calls };
}

it("compares strains by harvests and reports, in the order of the address", async () => {
  const { strains, others, head } = await loader(visit("?id=7&id=3&id=7"));
  expect(strains.map(({ name }) => name)).toEqual(["Strain 7", "Strain 3"]);
  expect(strains[1]?.figures).toMatchObject([{ name: "perWatt", median: 0.9, n: 9 }]);
  expect(strains[1]?.values).toMatchObject({ tastes: ["citrus"], "positive-effects": ["happy"] });
  expect(others).toEqual([{ id: 11, name: "Strain 11" }]);
  expect(head).toMatchObject({
    title: "Compare strains: Strain 7 and Strain 3",
    canonical: "/compare/strains?id=7&id=3",
    isIndexed: false,
  });
});

it("shows no figures of a strain with fewer growers than its statistics need", async () => {
  const { strains } = await loader(visit("?id=7"));
  expect(strains[0]).toMatchObject({ figures: [], germination: { isCounted: false } });
});

it("suggests strains while none is chosen", async () => {
  const { strains, others } = await loader(visit(""));
  expect(strains).toEqual([]);
  expect(others).toHaveLength(3);
});

it.each(["?id=1&id=2&id=3&id=4&id=5", "?id=night-plum"])("returns 404 for %s", async (query) => {
  await expect(loader(visit(query))).rejects.toMatchObject({ init: { status: 404 } });
});
