import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { repairCounters } from "../../jobs/counters/repair-counters.ts";
import { addBrand, addProduct, addStrain } from "../../testing/catalogue-rows.ts";
import { freshApi } from "../../testing/fresh-api.ts";
import { ratingsOf } from "../../testing/ratings-of.ts";
import { addReview, addUsedProduct } from "../../testing/review-rows.ts";
import type { TestUser } from "../../testing/test-api.ts";
import { expectUnreadableRefused } from "../../testing/unreadable-bodies.ts";

const api = freshApi();
let author: TestUser;

beforeEach(async () => {
  author = await api.addUser({ name: "author" });
});

const patch = (id: number, body: object, as: number | null = author.id) =>
  api.request<Schema<"Review">>("PATCH", `/reviews/${id}`, { as, body });
const remove = (id: number, as: number | null = author.id) =>
  api.request<{ id: number }>("DELETE", `/reviews/${id}`, { as });
const ratings = (product: number) => ratingsOf(api.database.db, product);

describe("a standalone review", () => {
  let id: number;
  let tent: number;
  beforeEach(async () => {
    const used = await addUsedProduct(api.database.db, author.id);
    tent = used.productId;
    id = await addReview(api.database.db, { userId: author.id, ...used, rating: 8 });
    await repairCounters(api.database);
  });

  it("changes the given fields and the ratings", async () => {
    const { status, body } = await patch(id, { text: " Loud by now. ", n_general: 3 });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ id, text: "Loud by now.", n_general: 3, lang: "en" });
    expect(await ratings(tent)).toEqual([
      [1, 3],
      [1, 3],
    ]);
    expect((await patch(id, { lang: "th" })).body.data).toMatchObject({ text: "Loud by now.", lang: "th" });
    expect((await patch(id, { text: "" })).body.data).toMatchObject({ text: "", n_general: 3 });
    expect(await repairCounters(api.database)).toEqual([]);
    const { rows } = await sql`select distinct type, content_type, content_id from event`.execute(
      api.database.db,
    );
    expect(rows).toEqual([{ type: "review.update", content_type: "review", content_id: id }]);
  });

  it("is removed with its rating, once", async () => {
    expect((await remove(id)).body.data).toEqual({ id });
    expect(await ratings(tent)).toEqual([
      [0, null],
      [0, null],
    ]);
    expect((await remove(id)).status).toBe(404);
    expect((await patch(id, { n_general: 1 })).status).toBe(404);
    expect((await api.request<Schema<"ReviewList">>("GET", "/reviews")).body.data.items).toEqual([]);
    expect(await repairCounters(api.database)).toEqual([]);
  });

  it("stays when its diary is removed, and may still be changed", async () => {
    await sql`delete from diary`.execute(api.database.db);
    await repairCounters(api.database);
    expect((await patch(id, { n_general: 2 })).body.data).toMatchObject({ item_diary: null, n_general: 2 });
    expect((await remove(id)).status).toBe(200);
    expect(await repairCounters(api.database)).toEqual([]);
  });

  it("closed by moderators does not count in ratings", async () => {
    await sql`update review set is_ban = true`.execute(api.database.db);
    await repairCounters(api.database);
    const other = await api.addUser();
    expect((await patch(id, { n_general: 2 }, other.id)).status).toBe(404);
    expect((await patch(id, { n_general: 2 })).status).toBe(200);
    expect((await remove(id)).status).toBe(200);
    expect(await repairCounters(api.database)).toEqual([]);
  });

  it("is changed by its author and moderators only", async () => {
    const other = await api.addUser();
    const moderator = await api.addUser({ access: ["moderate"] });
    for (const call of [
      (as: number | null) => patch(id, { n_general: 1 }, as),
      (as: number | null) => remove(id, as),
    ]) {
      expect((await call(null)).status).toBe(401);
      expect((await call(other.id)).status).toBe(403);
    }
    expect((await patch(id, { n_general: 1 }, moderator.id)).status).toBe(200);
    expect((await remove(id, moderator.id)).status).toBe(200);
    for (const nobody of [999, "x"]) {
      expect((await api.request("DELETE", `/reviews/${nobody}`, { as: author.id })).status).toBe(404);
    }
  });

  it.each<[object, string]>([
    [{}, "too_few "],
    [{ n_general: 11 }, "out_of_range n_general"],
    [{ n_general: null }, "wrong_type n_general"],
    [{ text: "x".repeat(5001) }, "too_long text"],
    [{ product_id: 1 }, "unknown_field product_id"],
  ])("cannot become %o", async (change, code) => {
    const { status, codes } = await patch(id, change);
    expect(status).toBe(422);
    expect(codes.map((one) => `${one} `).join("")).toContain(code);
    expect(await ratings(tent)).toEqual([
      [1, 8],
      [1, 8],
    ]);
  });

  it("returns 400 or 415 for unreadable bodies", async () => {
    await expectUnreadableRefused({
      server: api.server,
      method: "PATCH",
      url: `/api/reviews/${id}`,
      token: author.token,
    });
  });
});

describe("a review of a harvest", () => {
  let diary: number;
  let week: number;
  let seed: number;
  let feed: number;
  beforeEach(async () => {
    const { db } = api.database;
    const strainId = await addStrain(db, "Night Plum");
    const ember = await addBrand(db, { name: "Ember", section: "seedbank" });
    seed = await addProduct(db, { name: "Plum seeds", brandId: ember, section: "seedbank", strainId });
    feed = await addProduct(db, { name: "Base", brandId: await addBrand(db, { name: "Loam" }) });
    // The rows of the catalogue were put in without their numbers.
    await repairCounters(api.database);
    const made = await api.request<Schema<"Diary">>("POST", "/diaries", {
      as: author.id,
      body: {
        name: "Plums",
        type_room: 1,
        type_soil: 1,
        type_watering: 1,
        items_equip: [{ category: "seed", product_id: seed }],
      },
    });
    diary = made.body.data.id;
    week = await harvest(12);
  });

  async function harvest(days: number): Promise<number> {
    const { body } = await api.request<Schema<"Week">>("POST", `/diaries/${diary}/weeks`, {
      as: author.id,
      body: {
        days,
        faza: 2,
        lang: "en",
        item_harvest: {
          items_nutrient: [{ product_id: feed, comment: "Clean.", n_general: 6 }],
          item_review_seed: { props: { growing: 7, resistance: null }, n_general: 8, text: "Even." },
        },
      },
    });
    return body.data.id;
  }
  const reviewOf = async (product: number) => {
    const { rows } = await sql<{ id: number }>`
      select id from review where product_id = ${product} and not is_remove`.execute(api.database.db);
    return rows[0]?.id ?? 0;
  };
  const stored = async () => {
    const { body } = await api.request<Schema<"Diary">>("GET", `/diaries/${diary}`, { as: author.id });
    const found = body.data.items_week.find(({ id }) => id === week);
    return { version: found?.version, ...found?.item_harvest };
  };

  it("of the seed changes in the week, whose editor gets a conflict", async () => {
    const id = await reviewOf(seed);
    const { status, body } = await patch(id, { text: "Even, and fast.", n_general: 9 });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      id,
      text: "Even, and fast.",
      n_general: 9,
      props: { growing: 7, resistance: null },
      week_id: week,
    });
    expect(await stored()).toMatchObject({
      version: 2,
      item_review_seed: { text: "Even, and fast.", n_general: 9, props: { growing: 7 } },
    });
    expect(await ratings(seed)).toEqual([
      [1, 9],
      [1, 9],
      [1, 9],
    ]);
    expect(await repairCounters(api.database)).toEqual([]);
  });

  it("of a nutrient changes in the week", async () => {
    await patch(await reviewOf(feed), { text: "Clogs.", n_general: 2 });
    expect(await stored()).toMatchObject({
      version: 2,
      items_nutrient: [{ comment: "Clogs.", n_general: 2 }],
      item_review_seed: { n_general: 8 },
    });
    expect(await ratings(feed)).toEqual([
      [1, 2],
      [1, 2],
    ]);
  });

  it("is removed from all harvests of its diary", async () => {
    await harvest(13);
    for (const product of [seed, feed]) {
      expect((await remove(await reviewOf(product))).status).toBe(200);
      expect(await reviewOf(product)).toBe(0);
      expect((await ratings(product))[0]).toEqual([0, null]);
    }
    expect(await stored()).toMatchObject({ items_nutrient: [], item_review_seed: null });
    expect(await repairCounters(api.database)).toEqual([]);
  });

  it("keeps the language of its week, and cannot become empty", async () => {
    const id = await reviewOf(seed);
    expect((await patch(id, { lang: "de" })).codes).toEqual(["not_allowed lang"]);
    expect((await patch(id, { lang: "en", n_general: 7 })).status).toBe(200);
    const words = { props: { growing: null, resistance: null }, n_general: null, text: "Never again." };
    await api.request("PUT", `/diaries/${diary}/weeks/${week}`, {
      as: author.id,
      body: { days: 12, faza: 2, version: 2, item_harvest: { item_review_seed: words } },
    });
    expect((await patch(id, { text: " " })).codes).toEqual(["required text"]);
    expect((await patch(id, { text: "", n_general: 1 })).status).toBe(200);
  });

  it("is hidden from others while its diary is closed", async () => {
    const change = (body: object) => api.request("PATCH", `/diaries/${diary}`, { as: author.id, body });
    for (const [closed, open] of [
      [{ visibility: "private" }, { visibility: "public" }],
      [{ is_hidden: true }, { is_hidden: false }],
    ] as const) {
      await change(closed);
      expect(await reviewOf(seed)).toBe(0);
      expect((await ratings(feed))[0]).toEqual([0, null]);
      await change(open);
      expect(await reviewOf(seed)).toBeGreaterThan(0);
    }
    const moderator = await api.addUser({ access: ["moderate"] });
    for (const [state, rating] of [
      [2, [0, null]],
      [0, [0, null]],
      [1, [1, 8]],
    ] as const) {
      const answer = await api.request("POST", `/diaries/${diary}/approve`, {
        as: moderator.id,
        body: { state },
      });
      expect(answer.status).toBeLessThan(300);
      expect((await ratings(seed))[0]).toEqual(rating);
    }
    expect(await repairCounters(api.database)).toEqual([]);
  });
});
