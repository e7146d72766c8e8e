import { fakeContext, formRequest, refusal } from "@grow/app-kit/testing/fake-context.ts";
import type { Schema } from "@grow/contract";
import { describe, expect, it } from "vitest";
import { sampleDiary, sampleHarvest, sampleWeek } from "../../../../shared/testing/sample-diary.ts";
import { loader } from "./route.tsx";
import { productReviewsView } from "./view.ts";
import { writeReview } from "./write-review.ts";

function product(id: number, section: Schema<"Section">): Schema<"ProductReview"> {
  const link = `/${section}/brand/thing-${id}`;
  return {
    item_product: { id, name: `Thing ${id}`, section, category: null, link, logo_s: null, item_brand: null },
    item_review: null,
  };
}

const items = [
  product(1, "seedbank"),
  product(2, "grow-tents"),
  product(3, "nutrients"),
  product(4, "grow-lights"),
];
const session = (id: number, access: string[] = []) => ({ user: { id }, access }) as never;

describe("what can be reviewed of a diary", () => {
  it("is its equipment; seeds and nutrients come with the last harvest", () => {
    const view = productReviewsView(sampleDiary([sampleWeek(), sampleHarvest()]), { items });
    expect(view.products.map(({ id }) => id)).toEqual([2, 4]);
    expect(view.withHarvest).toEqual(["Thing 1", "Thing 3"]);
    expect(view.harvest).toBe(190);
    expect(productReviewsView(sampleDiary([sampleWeek()]), { items }).harvest).toBeNull();
  });

  it("says what was said already", () => {
    const review = { id: 8, text: "Quiet.", n_general: 0 } as Schema<"Review">;
    const [tent] = productReviewsView(sampleDiary([]), {
      items: [{ ...product(2, "grow-tents"), item_review: review }],
    }).products;
    expect(tent?.review).toEqual({ id: 8, text: "Quiet.", rating: 0 });
  });

  it("is for the author alone", async () => {
    const diary = sampleDiary([sampleWeek()]);
    const api = {
      "GET /diaries/{id}": diary,
      "GET /diaries/{id}/products-review": { items, total: 4, start: 0, limit: 100 },
    };
    const open = async (who: ReturnType<typeof session>) => {
      const { context } = fakeContext({ api, session: who });
      return await loader({ request: new Request(context.url), context, params: { id: "12" } });
    };
    const author = diary.item_user?.id ?? 0;
    expect((await open(session(author))).products).toHaveLength(2);
    for (const access of [[], ["moderate"]]) {
      await expect(open(session(author + 1, access))).rejects.toMatchObject({ init: { status: 403 } });
    }
  });
});

describe("a review from the equipment", () => {
  async function send(fields: Record<string, string>, api: Record<string, unknown>) {
    const { context, calls } = fakeContext({ api, locale: "de" });
    const request = formRequest("/diaries/12/reviews", fields);
    return { calls, result: await writeReview({ request, context, params: { id: "12" } }) };
  }

  it("is written in the language of the pages, once for one key, and leads back to the product", async () => {
    const { calls, result } = await send(
      { product_id: "52", n_general: "0", text: " Leise.\r\nKühl. ", request_key: "k" },
      { "POST /reviews": {} },
    );
    expect(calls[0]?.init).toMatchObject({
      body: { product_id: 52, diary_id: 12, n_general: 0, text: "Leise.\nKühl.", lang: "de" },
      idempotencyKey: "k",
    });
    expect((result as Response).headers.get("location")).toBe("/diaries/12/reviews#product-52");
  });

  it("is taken back, also when that was done before", async () => {
    const fields = { product_id: "52", review_id: "8", intent: "delete" };
    const { calls, result } = await send(fields, { "DELETE /reviews/{id}": { id: 8 } });
    expect(calls[0]?.init?.params?.path).toEqual({ id: 8 });
    expect(result).toMatchObject({ status: 303 });
    const gone = () => {
      throw refusal(404, [{ code: "not_found" }]);
    };
    expect((await send(fields, { "DELETE /reviews/{id}": gone })).result).toMatchObject({ status: 303 });
  });

  it("without a rating comes back with what was typed, and says what is missing", async () => {
    const { calls, result } = await send({ product_id: "52", text: "Leise.", n_general: "" }, {});
    expect(calls).toEqual([]);
    expect(result).toMatchObject({
      init: { status: 422 },
      data: { product: 52, text: "Leise.", errors: { fields: { n_general: expect.any(String) } } },
    });
  });
});
