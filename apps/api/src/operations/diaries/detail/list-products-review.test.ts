import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { beforeEach, expect, it } from "vitest";
import { addBrand, addProduct } from "../../../testing/catalogue-rows.ts";
import { queriesOf } from "../../../testing/count-queries.ts";
import { freshApi } from "../../../testing/fresh-api.ts";
import type { TestUser } from "../../../testing/test-api.ts";

const api = freshApi();
let author: TestUser;
let seed: number;
let id: number;

beforeEach(async () => {
  const { db } = api.database;
  author = await api.addUser({ name: "author" });
  const ember = await addBrand(db, { name: "Ember", section: "seedbank" });
  seed = await addProduct(db, { name: "Night Plum", brandId: ember, section: "seedbank" });
  const tent = await addProduct(db, { name: "Tent", brandId: ember, section: "grow-tents" });
  const { body } = await api.request<Schema<"Diary">>("POST", "/diaries", {
    as: author.id,
    body: {
      name: "Plum",
      type_room: 1,
      type_soil: 1,
      type_watering: 1,
      items_equip: [
        { category: "tent", product_id: tent },
        { category: "seed", product_id: seed },
        { category: "seed", product_id: seed },
        { category: "fan", name: "Some fan" },
      ],
    },
  });
  id = body.data.id;
  await api.request("POST", `/diaries/${id}/weeks`, {
    as: author.id,
    body: {
      days: 9,
      faza: 2,
      item_harvest: {
        item_review_seed: { props: { growing: 7, resistance: 8 }, n_general: 9, text: "Lovely." },
      },
    },
  });
});

const list = (as: number | null = author.id, target = id) =>
  api.request<Schema<"ProductReviewList">>("GET", `/diaries/${target}/products-review`, { as });

it("listProductsReview lists each product of the diary once, with the user's review", async () => {
  const { status, body } = await list();
  expect(status).toBe(200);
  expect(body.data).toMatchObject({ total: 2, start: 0 });
  expect(body.data.items).toMatchObject([
    { item_product: { name: "Tent", item_brand: { name: "Ember" } }, item_review: null },
    {
      item_product: { name: "Night Plum" },
      item_review: {
        text: "Lovely.",
        n_general: 9,
        props: { growing: 7, resistance: 8 },
        item_user: { name: "author" },
        item_diary: { id, name: "Plum", is_harvest: true },
        cnt_diaries: 1,
        is_like: false,
      },
    },
  ]);
});

it("listProductsReview leaves out reviews of other diaries and removed ones", async () => {
  await sql`update review set diary_id = null, week_id = null`.execute(api.database.db);
  expect((await list()).body.data.items.map(({ item_review }) => item_review)).toEqual([null, null]);
  await sql`update review set diary_id = ${id}, is_remove = true, remove_date = now()`.execute(
    api.database.db,
  );
  expect((await list()).body.data.items.map(({ item_review }) => item_review)).toEqual([null, null]);
});

it("listProductsReview shows other users no review", async () => {
  const other = await api.addUser();
  const { body } = await list(other.id);
  expect(body.data.items.map(({ item_review }) => item_review)).toEqual([null, null]);
});

it("listProductsReview returns 401 to guests and 404 without access, in three queries besides the session", async () => {
  expect((await list(null)).status).toBe(401);
  expect((await list(author.id, 999)).status).toBe(404);
  expect(await queriesOf(api.database, () => list())).toHaveLength(4);
  await sql`update diary set is_hidden = true`.execute(api.database.db);
  expect((await list((await api.addUser()).id)).status).toBe(404);
});
