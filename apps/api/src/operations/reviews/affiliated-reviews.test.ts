import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { readMigrations } from "../../db/migrate.ts";
import { refreshStatistics } from "../../statistics/refresh-statistics.ts";
import { addBrand, addProduct, addStrain } from "../../testing/catalogue-rows.ts";
import { freshApi } from "../../testing/fresh-api.ts";
import { ratingsOf } from "../../testing/ratings-of.ts";
import { addUsedProduct } from "../../testing/review-rows.ts";

const api = freshApi();
let author: number;

beforeEach(async () => {
  author = (await api.addUser({ name: "author" })).id;
});

const join = (table: "brand_manager" | "brand_tester", brandId: number, userId = author) =>
  sql`insert into ${sql.table(table)} (brand_id, user_id) values (${brandId}, ${userId})`.execute(
    api.database.db,
  );

async function review({ productId, diaryId }: { productId: number; diaryId: number }, as = author) {
  const body = { product_id: productId, diary_id: diaryId, n_general: 10, text: "Best tent of all." };
  return (await api.request<Schema<"Review">>("POST", "/reviews", { as, body })).body.data;
}

const NONE = [
  [0, null],
  [0, null],
];
const TEN = [
  [1, 10],
  [1, 10],
];

describe("a review by somebody of the brand", () => {
  it.each(["brand_manager", "brand_tester"] as const)(
    "in %s is marked and counts in no rating",
    async (table) => {
      const used = await addUsedProduct(api.database.db, author);
      await join(table, used.brandId);
      const { id, is_affiliated } = await review(used);
      expect(is_affiliated).toBe(true);
      expect(await ratingsOf(api.database.db, used.productId)).toEqual(NONE);
      const path = `/reviews?product_id=${used.productId}&has_spread=true`;
      const { body } = await api.request<Schema<"ReviewList">>("GET", path);
      expect(body.data).toMatchObject({
        items: [{ id, n_general: 10, is_affiliated: true }],
        item_spread: { counts: Array(11).fill(0), n_general: null },
      });
      await api.request("PATCH", `/reviews/${id}`, { as: author, body: { n_general: 3 } });
      await api.request("DELETE", `/reviews/${id}`, { as: author });
      expect(await ratingsOf(api.database.db, used.productId)).toEqual(NONE);
    },
  );

  it("counts for products of other brands", async () => {
    const used = await addUsedProduct(api.database.db, author);
    await join("brand_manager", await addBrand(api.database.db, { name: "Ember" }));
    expect(await review(used)).not.toHaveProperty("is_affiliated");
    expect(await ratingsOf(api.database.db, used.productId)).toEqual(TEN);
  });

  it("that was written before stops counting when they join, and for good", async () => {
    const used = await addUsedProduct(api.database.db, author);
    await review(used);
    await join("brand_manager", used.brandId);
    expect(await ratingsOf(api.database.db, used.productId)).toEqual(NONE);
    await sql`delete from brand_manager`.execute(api.database.db);
    expect(await review(used)).toMatchObject({ is_affiliated: true });
    expect(await ratingsOf(api.database.db, used.productId)).toEqual(NONE);
  });

  it("stops counting when its product comes to their brand", async () => {
    const used = await addUsedProduct(api.database.db, author);
    await review(used);
    const brandId = await addBrand(api.database.db, { name: "Ember", managers: [author] });
    await sql`update product set brand_id = ${brandId} where id = ${used.productId}`.execute(api.database.db);
    const { rows } = await sql`select cnt_reviews, is_affiliated from product, review`.execute(
      api.database.db,
    );
    expect(rows).toEqual([{ cnt_reviews: 0, is_affiliated: true }]);
  });

  it("in a harvest counts neither for the seed, its brand and its strain nor in their statistics", async () => {
    const { db } = api.database;
    const brandId = await addBrand(db, { name: "Ember", section: "seedbank", managers: [author] });
    const strainId = await addStrain(db, "Night Plum");
    const seed = await addProduct(db, { name: "Night Plum", brandId, section: "seedbank", strainId });
    const fan = (await api.addUser({ name: "fan" })).id;
    for (const [as, n_general] of [
      [author, 10],
      [fan, 6],
    ] as const) {
      const items_equip = [{ category: "seed", product_id: seed }];
      const body = { name: "Plums", type_room: 1, type_soil: 1, type_watering: 1, items_equip };
      const diary = (await api.request<Schema<"Diary">>("POST", "/diaries", { as, body })).body.data;
      const item_review_seed = { props: { growing: n_general, resistance: null }, n_general, text: "" };
      const harvest = { days: 9, faza: 2, item_harvest: { items_nutrient: [], item_review_seed } };
      await api.request("POST", `/diaries/${diary.id}/weeks`, { as, body: harvest });
    }
    expect(await ratingsOf(db, seed)).toEqual(Array(3).fill([1, 6]));
    const facts = async () => {
      await refreshStatistics(api.database);
      const { rows } = await sql`
        select distinct n_general, n_growing from harvest_fact order by n_general`.execute(db);
      return rows.map((row) => Object.values(row as object));
    };
    const counted = [
      [6, 6],
      [null, null],
    ];
    expect(await facts()).toEqual(counted);
    await join("brand_tester", brandId, fan);
    expect(await facts()).toEqual([[null, null]]);
    expect(await ratingsOf(db, seed)).toEqual(Array(3).fill([0, null]));
  });

  it("that is older than the mark is marked by the migration, and its rating leaves the counters", async () => {
    const used = await addUsedProduct(api.database.db, author);
    await review(used);
    // As before the migration: nothing marks the review of the new manager.
    await api.database.pool.query(`
      alter table brand_manager disable trigger reviews_of_new_people;
      insert into brand_manager (brand_id, user_id) values (${used.brandId}, ${author});
      alter table brand_manager enable trigger reviews_of_new_people`);
    expect(await ratingsOf(api.database.db, used.productId)).toEqual(TEN);
    const migration =
      readMigrations().find(({ version }) => version.endsWith("reviews_by_brands"))?.sql ?? "";
    await api.database.pool.query(migration.slice(migration.lastIndexOf("update review r")));
    expect(await ratingsOf(api.database.db, used.productId)).toEqual(NONE);
  });
});
