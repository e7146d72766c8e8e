import { fakeContext } from "@grow/app-kit/testing/fake-context.ts";
import type { Schema } from "@grow/contract";
import { describe, expect, it } from "vitest";
import { catalogueList } from "./list.ts";
import { loader } from "./route.tsx";
import { brandsView } from "./view.ts";

const brand: Schema<"BrandCard"> = {
  id: 4,
  name: "Ember Genetics",
  section: "seedbank",
  link: "/seedbank/ember-genetics",
  logo_s: null,
  preview: "Colour and short flowering. Every line is grown for five years.",
  place: "Wien",
  item_stat: { avg_rate: 8.7, cnt_reviews: 388 },
  cnt_products: 31,
  cnt_strains: 23,
  cnt_diaries: 1120,
  cnt_harvests: 694,
  yield_watt: { n: 12, p5: 0.6, q1: 0.9, median: 1.08, q3: 1.2, p90: 1.4, p95: 1.5 },
  is_follow: false,
};
const page = { start: 0, limit: 24, total: 1 };

async function open(path: string, api: Record<string, unknown>) {
  const { context, calls } = fakeContext({ api, path });
  return { calls, data: await loader({ request: new Request(context.url), context, params: {} }) };
}

describe("the URL of a catalogue's list", () => {
  const lamps = catalogueList("grow-lights", "products");

  it("holds filter words as query parameters in canonical order", () => {
    expect(lamps.address({ tags: ["led", "light_type.3"], sort: "rate", page: 2 })).toBe(
      "/grow-lights?show=products&filter=led&filter=light_type.3&sort=rate&page=2",
    );
    const search = new URLSearchParams("filter=light_type.3&filter=led");
    expect(lamps.request("", search)).toMatchObject({ tags: ["led", "light_type.3"], sort: "diaries" });
    expect(catalogueList("nutrients", "brands").address({})).toBe("/nutrients");
  });

  it("has no list for a word of another section", () => {
    expect(lamps.request("", new URLSearchParams("filter=coco"))).toBeUndefined();
    expect(
      catalogueList("equipment", "brands").request("", new URLSearchParams("filter=led")),
    ).toBeUndefined();
  });
});

describe("a catalogue", () => {
  it("shows strains of seedbanks, products of other brands, and the first sentence of a brand's description", () => {
    const request = { tags: [], text: "", sort: "diaries", page: 1 } as const;
    const list = { ...page, items: [brand, { ...brand, id: 5, section: "nutrients" } as const] };
    const view = brandsView("seedbank", request, { ...list, items_word: [{ word: "fast", cnt: 3 }] });
    expect(view.brands?.map(({ range }) => range)).toEqual([23, 31]);
    expect(view.brands?.[0]).toMatchObject({ detail: "Colour and short flowering.", yieldWatt: 1.08 });
    expect(view.counts).toEqual({ fast: 3 });
  });

  it("requests brands of the section in its path, filtered by one category", async () => {
    const { data, calls } = await open("/nutrients?filter=bloom", {
      "GET /brands": { ...page, items: [brand] },
    });
    expect(calls[0]?.init?.params?.query).toMatchObject({ section: "nutrients", category: "bloom" });
    expect(data.head.title).toContain("Nutrients");
    expect(data.products).toBeNull();
  });

  it("requests products by facts", async () => {
    const { calls } = await open("/controllers?show=products&filter=sensors.co2&filter=watering", {
      "GET /products": { ...page, items: [] },
    });
    expect(calls[0]?.init?.params?.query).toMatchObject({
      section: "controllers",
      facts: ["category.watering", "sensors.co2"],
    });
  });

  it("is a 404 for an unknown filter or order", async () => {
    for (const path of ["/nutrients?filter=led", "/nutrients?sort=best", "/nutrients?page=0"]) {
      await expect(open(path, {})).rejects.toMatchObject({ init: { status: 404 } });
    }
  });
});
