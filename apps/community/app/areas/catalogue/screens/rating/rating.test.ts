import { fakeContext } from "@grow/app-kit/testing/fake-context.ts";
import { describe, expect, it } from "vitest";
import { handle, loader } from "./route.tsx";

const lamp = {
  name: "Board 240",
  link: "/grow-lights/halden-lights/board-240",
  item_stat: { avg_rate: 8.6, cnt_reviews: 41 },
};

function open(query: string) {
  const path = `/external2/rating${query}`;
  const { context, calls } = fakeContext({
    api: { "GET /products/{id}": lamp, "GET /brands/{id}": { ...lamp, link: "/grow-lights/halden-lights" } },
    path,
  });
  return { calls, view: loader({ request: new Request(context.url), context, params: {} }) };
}

describe("the rating for other sites", () => {
  it("names a product or brand with its rating and full address, and is not indexed", async () => {
    const product = await open("?id=board-240").view;
    expect(product).toMatchObject({
      head: { isIndexed: false },
      name: "Board 240",
      href: expect.stringMatching(/^https?:\/\/[^/]+\/grow-lights\/halden-lights\/board-240$/),
      rate: 8.6,
      reviews: 41,
    });
    const { calls, view } = open("?type=brand&id=3");
    expect((await view).href).toMatch(/\/grow-lights\/halden-lights$/);
    expect(calls[0]?.init).toMatchObject({ params: { path: { id: "3" } } });
  });

  it("may be shown in a frame", () => {
    expect(handle.isEmbeddable).toBe(true);
  });

  it.each(["", "?type=product", "?type=strain&id=3"])("is 404 for %j", async (query) => {
    await expect(open(query).view).rejects.toMatchObject({ init: { status: 404 } });
  });
});
