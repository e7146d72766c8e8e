import { fakeContext } from "@grow/app-kit/testing/fake-context.ts";
import type { Schema } from "@grow/contract";
import { describe, expect, it } from "vitest";
import { loader } from "./route.tsx";
import { reviewView, spreadView } from "./view.ts";

const review: Schema<"Review"> = {
  id: 8,
  text: "Quiet.",
  lang: "en",
  add_date: "2026-09-14T08:30:00.000Z",
  update_date: "2026-09-14T08:30:00.000Z",
  n_general: null,
  props: { growing: 9, resistance: null },
  item_user: null,
  item_product: {
    id: 51,
    name: "Board 240",
    section: "grow-lights",
    category: "led",
    link: "/grow-lights/halden/board-240",
    logo_s: null,
    item_brand: null,
  },
  item_diary: null,
  week_id: null,
  cnt_diaries: 2,
  cnt_likes: 3,
  cnt_comments: 0,
  is_like: false,
};
const list = { items: [review], total: 1, start: 0, limit: 24 };
const spread = (n: number) => ({
  counts: [0, 0, 0, 0, 0, 0, 0, 0, 9, 0, 0],
  n,
  n_general: 8,
  n_growing: null,
  n_resistance: null,
});

async function open(path: string, api: Record<string, unknown>, signedIn = false) {
  const session = signedIn ? ({ user: { id: 7 }, access: [] } as never) : undefined;
  const { context, calls } = fakeContext({ api, path, ...(session ? { session } : {}) });
  const params = { brand: "halden", product: "board-240" };
  return { calls, data: await loader({ request: new Request(context.url), context, params }) };
}

describe("a review", () => {
  it("shows tester, answer and ratings, and has no author after the account was deleted", () => {
    expect(
      reviewView({
        ...review,
        is_tester: true,
        item_answer: { comment_id: 1, text: "Thanks.", lang: "en", add_date: review.add_date },
      }),
    ).toMatchObject({
      rating: null,
      parts: [{ label: "growing", value: 9 }],
      author: null,
      isTester: true,
      helpful: 3,
      answer: { text: "Thanks.", lang: "en" },
    });
    expect(reviewView(review)).toMatchObject({ isTester: false, isAffiliated: false, answer: null });
    expect(reviewView({ ...review, is_affiliated: true })).toMatchObject({ isAffiliated: true });
  });

  it("needs four other growers before their ratings are drawn", () => {
    expect(spreadView(undefined)).toBeNull();
    expect(spreadView(spread(4))).toBe("too few");
    expect(spreadView(spread(5))).toMatchObject({ mean: 8, parts: [] });
    expect(spreadView({ ...spread(5), n_resistance: 7.5, n_growing: 9 })).toMatchObject({
      parts: [
        { label: "growing", value: 9, share: 0.9 },
        { label: "resistance", value: 7.5, share: 0.75 },
      ],
    });
  });
});

describe("the tab of reviews", () => {
  const path = "/grow-lights/halden/board-240/reviews";
  const product = { id: 51, name: "Board 240", link: "/grow-lights/halden/board-240" };

  it("lists those of the product in the order of the URL", async () => {
    const { calls, data } = await open(`${path}?sort=low`, {
      "GET /products/{id}": product,
      "GET /reviews": { ...list, item_spread: spread(5) },
    });
    expect(calls.at(-1)?.init?.params?.query).toMatchObject({
      product_id: 51,
      sort: "low",
      has_spread: true,
    });
    expect(data).toMatchObject({ sort: "low", withProduct: false, write: null, spread: { mean: 8 } });
  });

  it("links members to the reviews of their diary that uses it", async () => {
    const api = { "GET /products/{id}": product, "GET /reviews": list };
    const used = { "GET /diaries": { items: [{ id: 12 }], total: 1, start: 0, limit: 1 } };
    expect((await open(path, { ...api, ...used }, true)).data.write).toBe("/diaries/12/reviews");
    const none = { "GET /diaries": { items: [], total: 0, start: 0, limit: 1 } };
    expect((await open(path, { ...api, ...none }, true)).data.write).toBeNull();
  });

  it("is a 404 for an unknown order", async () => {
    await expect(open(`${path}?sort=best`, {})).rejects.toMatchObject({ init: { status: 404 } });
  });
});
