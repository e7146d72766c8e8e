import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { addBrand, addProduct, addStrain } from "../../testing/catalogue-rows.ts";
import { queriesOf } from "../../testing/count-queries.ts";
import { addDiary, addGrower } from "../../testing/diary-rows.ts";
import { freshApi } from "../../testing/fresh-api.ts";
import { addReview } from "../../testing/review-rows.ts";
import type { TestUser } from "../../testing/test-api.ts";

const api = freshApi();
let ada: TestUser;
let ben: TestUser;
let ember: number;
let plum: number;
let seed: number;
let tent: number;

beforeEach(async () => {
  const { db } = api.database;
  ada = await api.addUser({ name: "ada" });
  ben = await api.addUser({ name: "ben" });
  ember = await addBrand(db, { name: "Ember", section: "seedbank" });
  plum = await addStrain(db, "Night Plum");
  seed = await addProduct(db, { name: "Plum seeds", brandId: ember, section: "seedbank", strainId: plum });
  tent = await addProduct(db, {
    name: "Tent",
    brandId: await addBrand(db, { name: "Canvas", section: "grow-tents" }),
    section: "grow-tents",
  });
});

const add = (text: string, review: Partial<Parameters<typeof addReview>[1]> = {}) =>
  addReview(api.database.db, { userId: ada.id, productId: tent, text, ...review });
const list = async (query = "", as: number | null = null) => {
  const { status, body } = await api.request<Schema<"ReviewList">>("GET", `/reviews?${query}`, { as });
  expect(status).toBe(200);
  return body.data;
};
const texts = async (query = "", as: number | null = null) =>
  (await list(query, as)).items.map(({ text }) => text);

describe("reviews", () => {
  it("have a mean from five growers on, and always their spread", async () => {
    const { db } = api.database;
    for (let n = 0; n < 4; n += 1) {
      await add("a", { userId: await addGrower(db), rating: 8, columns: { growing: n < 3 ? 6 : null } });
    }
    const diaryId = await addDiary(db, { userId: ada.id });
    await add("b", { rating: 3 });
    const spread = async () => (await list("has_spread=true")).item_spread;
    expect(await spread()).toMatchObject({ n: 5, n_general: 7, n_growing: null, n_resistance: null });
    await sql`delete from review where user_id = (select max(user_id) from review)`.execute(db);
    await add("c", { rating: 3, diaryId });
    expect(await spread()).toEqual({
      ...{
        counts: [0, 0, 0, 2, 0, 0, 0, 0, 3, 0, 0],
        n: 4,
        n_general: null,
        n_growing: null,
        n_resistance: null,
      },
    });
  });

  it("come newest, most helpful, highest or lowest first, page by page", async () => {
    await add("a", { rating: 5, columns: { add_date: "2026-01-01", cnt_likes: 2 } });
    await add("b", { userId: ben.id, rating: 9, columns: { add_date: "2026-01-02", cnt_likes: 0 } });
    await add("c", { userId: null, rating: null, columns: { add_date: "2026-01-03", cnt_likes: 7 } });
    expect(await texts()).toEqual(["c", "b", "a"]);
    expect(await texts("sort=like")).toEqual(["c", "a", "b"]);
    expect(await texts("sort=high")).toEqual(["b", "a", "c"]);
    expect(await texts("sort=low")).toEqual(["c", "a", "b"]);
    expect(await list("start=1&limit=1")).toMatchObject({
      items: [{ text: "b" }],
      total: 3,
      start: 1,
      limit: 1,
    });
    expect(await list("start=3")).toMatchObject({ items: [], total: 3 });
  });

  it("are filtered by grower, product, brand, strain, diary and catalogue", async () => {
    const { db } = api.database;
    const diary = await addDiary(db, { userId: ada.id });
    await add("tent", { diaryId: diary });
    await add("seed", { productId: seed, userId: ben.id });
    const cases = {
      [`user_id=${ada.id}`]: ["tent"],
      [`product_id=${seed}`]: ["seed"],
      [`brand_id=${ember}`]: ["seed"],
      [`strain_id=${plum}`]: ["seed"],
      [`diary_id=${diary}`]: ["tent"],
      "section=seedbank": ["seed"],
      "section=grow-tents": ["tent"],
      "section=equipment": ["tent"],
      "section=nutrients": [],
      [`section=equipment&user_id=${ben.id}`]: [],
      "user_id=999": [],
    };
    for (const [query, expected] of Object.entries(cases)) {
      expect(await texts(query), query).toEqual(expected);
      expect((await list(query)).total, query).toBe(expected.length);
    }
  });

  it("carry author, product, diary and the user's vote", async () => {
    const diary = await addDiary(api.database.db, { userId: ada.id });
    const id = await add("", { productId: seed, diaryId: diary, columns: { growing: 7, cnt_likes: 1 } });
    await sql`insert into likes (type, content_id, user_id) values ('review', ${id}, ${ben.id})`.execute(
      api.database.db,
    );
    const expected = {
      id,
      item_user: { name: "ada" },
      item_product: { id: seed, item_brand: { id: ember } },
      item_diary: { id: diary },
      props: { growing: 7, resistance: null },
      cnt_likes: 1,
    };
    expect((await list("", ben.id)).items).toMatchObject([{ ...expected, is_like: true }]);
    expect((await list()).items).toMatchObject([{ ...expected, is_like: false }]);
  });

  it("of a tester of the brand say so, only where that brand made the product", async () => {
    await add("of the tent");
    await add("of the seeds", { productId: seed });
    await add("by another", { productId: seed, userId: ben.id });
    await sql`insert into brand_tester (brand_id, user_id) values (${ember}, ${ada.id})`.execute(
      api.database.db,
    );
    const marked = (await list()).items.filter((review) => review.is_tester).map(({ text }) => text);
    expect(marked).toEqual(["of the seeds"]);
  });

  it("of a deleted user have no author", async () => {
    await add("x");
    await sql`update users set is_remove = true, remove_date = now() where id = ${ada.id}`.execute(
      api.database.db,
    );
    expect((await list()).items).toMatchObject([{ text: "x", item_user: null }]);
  });

  it("of a diary that the user may not see do not name it", async () => {
    const diary = await addDiary(api.database.db, { userId: ada.id, columns: { visibility: "private" } });
    await add("x", { diaryId: diary });
    expect((await list()).items).toMatchObject([{ text: "x", item_diary: null }]);
    expect(await texts(`diary_id=${diary}`)).toEqual([]);
    expect(await texts(`diary_id=${diary}`, ben.id)).toEqual([]);
    expect(await texts(`diary_id=${diary}`, ada.id)).toEqual(["x"]);
  });

  it("that were removed are not listed; those closed by moderators only for their author and moderators", async () => {
    await add("removed", { columns: { is_remove: true, remove_date: "2026-01-01" } });
    await add("closed", { columns: { is_ban: true } });
    const moderator = await api.addUser({ access: ["moderate"] });
    const own = `user_id=${ada.id}`;
    expect(await texts()).toEqual([]);
    expect(await texts("", ada.id)).toEqual([]);
    for (const reader of [null, ben.id]) expect(await texts(own, reader)).toEqual([]);
    for (const reader of [ada.id, moderator.id]) expect(await texts(own, reader)).toEqual(["closed"]);
  });

  it("take two queries", async () => {
    for (const userId of [ada.id, ben.id]) await add("x", { userId });
    expect(await queriesOf(api.database, () => list(`brand_id=${ember}`))).toHaveLength(2);
  });

  it("have surrogate keys", async () => {
    const id = await add("x");
    const { headers } = await api.request("GET", "/reviews");
    expect(headers["surrogate-key"]).toBe(`reviews review-${id}`);
  });
});

it.each(["sort=best", "limit=101", "start=-1", "product_id=x", "section=tents", "user_id=0"])(
  "%s returns 422",
  async (query) => {
    expect((await api.request("GET", `/reviews?${query}`)).status).toBe(422);
  },
);
