import { fakeContext } from "@grow/app-kit/testing/fake-context.ts";
import { expect, it } from "vitest";
import { loader } from "./route.tsx";

const seed = {
  id: 5,
  name: "Night Plum",
  section: "seedbank",
  category: null,
  link: "/seedbank/old-kiln-seeds/night-plum",
  logo_s: null,
  items_photo: [],
  item_brand: { id: 3, name: "Old Kiln Seeds", link: "/seedbank/old-kiln-seeds", section: "seedbank" },
  item_strain: { id: 9, name: "Night Plum", link: "/strains/night-plum" },
  ...{ description: "", lang: "en", item_facts: {} },
  item_stat: { avg_rate: 8.61, cnt_reviews: 12 },
};

async function structuredData(path: string) {
  const api = {
    "GET /products/{id}": seed,
    "GET /products/{id}/statistics": {
      n_min: 5,
      n_growing: null,
      n_resistance: null,
      item_germination: null,
    },
  };
  const { context } = fakeContext({ api, path });
  const { head } = await loader({
    request: new Request(context.url),
    context,
    params: { brand: "old-kiln-seeds", product: "night-plum" },
  });
  return (head.jsonLd as { "@graph": Record<string, unknown>[] })["@graph"];
}

it("a seed's page tells search engines its rating and the path to it, without a price", async () => {
  const [product, crumbs] = await structuredData(seed.link);
  expect(product).toMatchObject({
    "@type": "Product",
    name: "Night Plum",
    brand: { name: "Old Kiln Seeds" },
    aggregateRating: { ratingValue: 8.6, reviewCount: 12 },
  });
  expect(product).not.toHaveProperty("offers");
  expect(crumbs).toMatchObject({
    "@type": "BreadcrumbList",
    itemListElement: [
      { position: 1, name: "Strains" },
      { position: 2, name: "Night Plum", item: expect.stringMatching(/\/strains\/night-plum$/) },
      { position: 3, item: expect.stringMatching(/\/seedbank\/old-kiln-seeds\/night-plum$/) },
    ],
  });
});

it("its other tabs repeat only the path", async () => {
  expect((await structuredData(`${seed.link}/diaries`)).map((part) => part["@type"])).toEqual([
    "BreadcrumbList",
  ]);
});
