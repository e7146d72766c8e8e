import { fakeContext } from "@grow/app-kit/testing/fake-context.ts";
import type { Schema } from "@grow/contract";
import { describe, expect, it } from "vitest";
import { brandTabs } from "../../tabs.ts";
import { loader } from "./route.tsx";

const brand: Schema<"Brand"> = {
  id: 3,
  name: "Halden Lights",
  section: "grow-lights",
  link: "/grow-lights/halden-lights",
  logo_s: null,
  item_cover: null,
  description: "<p>Dimmable boards.</p>",
  lang: "en",
  site: null,
  items_link: [],
  place: "Halden",
  year: 2017,
  is_verify: false,
  is_follow: false,
  item_stat: { avg_rate: 8.6, cnt_reviews: 41 },
  items_review: [],
  schemes: [],
  cnt_products: 4,
  cnt_diaries: 40,
  cnt_followers: 2,
};

async function open(path: string, slug: string) {
  const api = { "GET /brands/{id}": brand, "GET /reviews": { items: [], total: 41, start: 0, limit: 1 } };
  const { context } = fakeContext({ api, path });
  return await loader({ request: new Request(context.url), context, params: { brand: slug } });
}
const target = async (path: string, slug: string) => {
  const thrown = await open(path, slug).catch((error: unknown) => error);
  return thrown instanceof Response ? [thrown.status, thrown.headers.get("location")] : thrown;
};

describe("a brand's page", () => {
  it("has the tabs of its catalogue", () => {
    const slugs = (catalogue: Parameters<typeof brandTabs>[0]) =>
      brandTabs(catalogue).rows.map(({ slug }) => slug);
    expect(slugs("nutrients")).toContain("schemes");
    expect(slugs("grow-tents")).not.toContain("schemes");
  });

  it("redirects from another catalogue and from an old slug, with tab and query", async () => {
    expect(await target("/grow-tents/halden-lights/reviews?page=2", "halden-lights")).toEqual([
      301,
      "/grow-lights/halden-lights/reviews?page=2",
    ]);
    expect(await target("/grow-lights/halden", "halden")).toEqual([301, "/grow-lights/halden-lights"]);
  });

  it("can be read below /equipment; its own section is canonical", async () => {
    const { link, head } = await open("/equipment/halden-lights/reviews", "halden-lights");
    expect(link).toBe("/equipment/halden-lights");
    expect(head.canonical).toBe("/grow-lights/halden-lights/reviews");
    expect(head.title).toBe("Halden Lights – Reviews");
  });

  it("has structured data of the brand and its breadcrumbs", async () => {
    const { head } = await open("/grow-lights/halden-lights", "halden-lights");
    expect(head.jsonLd["@graph"].map((part) => part["@type"])).toEqual(["Brand", "BreadcrumbList"]);
  });

  it("is a 404 for an invalid slug", async () => {
    await expect(open("/grow-lights/~x", "~x")).rejects.toMatchObject({ init: { status: 404 } });
  });
});
