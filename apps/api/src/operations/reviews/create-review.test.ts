import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { repairCounters } from "../../jobs/counters/repair-counters.ts";
import { addBrand, addProduct } from "../../testing/catalogue-rows.ts";
import { addDiary } from "../../testing/diary-rows.ts";
import { ratingsOf } from "../../testing/ratings-of.ts";
import { addUsedProduct } from "../../testing/review-rows.ts";
import { type TestApi, type TestUser, testApi } from "../../testing/test-api.ts";
import { expectUnreadableRefused } from "../../testing/unreadable-bodies.ts";

let api: TestApi;
let grower: TestUser;
let used: Awaited<ReturnType<typeof addUsedProduct>>;

beforeAll(async () => {
  api = await testApi();
});
beforeEach(async () => {
  await api.reset();
  grower = await api.addUser({ name: "grower" });
  used = await addUsedProduct(api.database.db, grower.id);
  await repairCounters(api.database);
});

const post = (change: object = {}, as: number | null = grower.id, headers = {}) =>
  api.request<Schema<"Review">>("POST", "/reviews", {
    as,
    headers,
    body: {
      product_id: used.productId,
      diary_id: used.diaryId,
      text: " Quiet and cool. ",
      n_general: 9,
      ...change,
    },
  });
const standing = async () => {
  const { rows } = await sql<{
    n: number;
  }>`select count(*)::int as n from review where not is_remove`.execute(api.database.db);
  return rows[0]?.n;
};
const told = async () => {
  const { rows } =
    await sql`select type, user_id, content_type, content_id, diary_id from event order by id`.execute(
      api.database.db,
    );
  return rows;
};

describe("a review of equipment", () => {
  it("belongs to the author of the diary, and rates product and brand", async () => {
    const { status, body } = await post({}, grower.id, { "accept-language": "de" });
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      text: "Quiet and cool.",
      lang: "de",
      n_general: 9,
      props: null,
      item_user: { id: grower.id },
      item_product: { id: used.productId, item_brand: { id: used.brandId } },
      item_diary: { id: used.diaryId },
      week_id: null,
      cnt_diaries: 1,
    });
    expect(await ratingsOf(api.database.db, used.productId)).toEqual([
      [1, 9],
      [1, 9],
    ]);
    expect(await told()).toEqual([
      {
        type: "review.create",
        user_id: grower.id,
        content_type: "review",
        content_id: body.data.id,
        diary_id: used.diaryId,
      },
    ]);
  });

  it("needs no text, and 0 is a rating", async () => {
    const { body } = await post({ text: undefined, n_general: 0 });
    expect(body.data).toMatchObject({ text: "", n_general: 0 });
    expect(await ratingsOf(api.database.db, used.productId)).toEqual([
      [1, 0],
      [1, 0],
    ]);
  });

  it("replaces an earlier one of the same product and diary", async () => {
    const first = (await post()).body.data;
    const second = (await post({ text: "Loud by now.", n_general: 4, lang: "en" })).body.data;
    expect(second).toMatchObject({ id: first.id, text: "Loud by now.", n_general: 4 });
    expect(await standing()).toBe(1);
    expect(await ratingsOf(api.database.db, used.productId)).toEqual([
      [1, 4],
      [1, 4],
    ]);
    expect(await told()).toMatchObject([{ type: "review.create" }, { type: "review.update" }]);
    expect(await repairCounters(api.database)).toEqual([]);
  });

  it("is created once for concurrent requests", async () => {
    const answers = await Promise.all([post(), post({ n_general: 5 })]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(await standing()).toBe(1);
    expect(await repairCounters(api.database)).toEqual([]);
  });

  it("closed by moderators stays closed and uncounted", async () => {
    await post();
    await sql`update review set is_ban = true`.execute(api.database.db);
    await repairCounters(api.database);
    expect((await post({ n_general: 2 })).status).toBe(201);
    expect(await ratingsOf(api.database.db, used.productId)).toEqual([
      [0, null],
      [0, null],
    ]);
  });

  it("is created once per idempotency key", async () => {
    const headers = { "idempotency-key": "review-1" };
    const first = await post({}, grower.id, headers);
    expect((await post({}, grower.id, headers)).body.data.id).toBe(first.body.data.id);
    expect((await post({ n_general: 1 }, grower.id, headers)).status).toBe(409);
  });
});

describe("createReview rejects", () => {
  it.each<[object, string]>([
    [{ n_general: 11 }, "out_of_range n_general"],
    [{ n_general: -1 }, "out_of_range n_general"],
    [{ n_general: 7.5 }, "wrong_type n_general"],
    [{ n_general: undefined }, "required n_general"],
    [{ text: "x".repeat(5001) }, "too_long text"],
    [{ diary_id: 999 }, "unknown_reference diary_id"],
    [{ product_id: 999 }, "unknown_reference product_id"],
    [{ week_id: 1 }, "unknown_field week_id"],
  ])("%o", async (change, code) => {
    const { status, codes } = await post(change);
    expect([status, codes]).toEqual([422, [code]]);
    expect(await standing()).toBe(0);
  });

  it("another user's diary, or a removed one", async () => {
    const other = await api.addUser();
    expect((await post({}, other.id)).codes).toEqual(["unknown_reference diary_id"]);
    const moderator = await api.addUser({ access: ["moderate"] });
    expect((await post({}, moderator.id)).codes).toEqual(["unknown_reference diary_id"]);
    await sql`update diary set is_remove = true, remove_date = now()`.execute(api.database.db);
    expect((await post()).codes).toEqual(["unknown_reference diary_id"]);
    expect(await standing()).toBe(0);
  });

  it("a product that the diary does not use", async () => {
    const { diaryId } = await addUsedProduct(api.database.db, grower.id);
    expect((await post({ diary_id: diaryId })).codes).toEqual(["unknown_reference product_id"]);
    expect((await post({ diary_id: await addDiary(api.database.db, { userId: grower.id }) })).codes).toEqual([
      "unknown_reference product_id",
    ]);
  });

  it.each(["seedbank", "nutrients"])(
    "a product of %s, which is reviewed with the harvest",
    async (section) => {
      const { db } = api.database;
      const brandId = await addBrand(db, { name: "Ember", section });
      const productId = await addProduct(db, { name: "Night Plum", brandId, section });
      await sql`insert into diary_equip (diary_id, category, name, product_id)
      values (${used.diaryId}, ${section === "seedbank" ? "seed" : "nutrient"}, 'x', ${productId})`.execute(
        db,
      );
      expect((await post({ product_id: productId })).codes).toEqual(["not_allowed product_id"]);
    },
  );

  it("a guest, and unreadable bodies", async () => {
    expect((await post({}, null)).status).toBe(401);
    await expectUnreadableRefused({
      server: api.server,
      method: "POST",
      url: "/api/reviews",
      token: grower.token,
    });
  });

  it("more reviews than the rate limit", async () => {
    const limited = await testApi({ hasLimits: true });
    const somebody = await limited.addUser();
    const { productId, diaryId } = await addUsedProduct(limited.database.db, somebody.id);
    let [status, tries] = [201, 0];
    for (; status === 201 && tries < 400; tries += 1) {
      const body = { product_id: productId, diary_id: diaryId, n_general: tries % 10 };
      status = (await limited.request("POST", "/reviews", { as: somebody.id, body })).status;
    }
    expect(status).toBe(429);
  });
});
