import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { repairCounters } from "../../jobs/counters/repair-counters.ts";
import { addBrand, addProduct, addStrain } from "../../testing/catalogue-rows.ts";
import { freshApi } from "../../testing/fresh-api.ts";
import type { TestUser } from "../../testing/test-api.ts";

const api = freshApi();
let author: TestUser;
let diary: number;
let seed: number;
let nutrient: number;

beforeEach(async () => {
  const { db } = api.database;
  author = await api.addUser({ name: "author" });
  const strainId = await addStrain(db, "Night Plum");
  const brandId = await addBrand(db, { name: "Ember", section: "seedbank" });
  seed = await addProduct(db, { name: "Night Plum seeds", brandId, section: "seedbank", strainId });
  nutrient = await addProduct(db, { name: "Base", brandId: await addBrand(db, { name: "Loam" }) });
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
});

const harvest = (general: number | null, rating: number | null, days = 12) => ({
  days,
  faza: 2,
  item_harvest: {
    items_nutrient: rating === null ? [] : [{ product_id: nutrient, comment: "Clean.", n_general: rating }],
    item_review_seed: { props: { growing: null, resistance: null }, n_general: general, text: "" },
  },
});

async function write(method: "POST" | "PUT" | "DELETE", week?: number, body?: object) {
  const path = `/diaries/${diary}/weeks${week === undefined ? "" : `/${week}`}`;
  const answer = await api.request<Schema<"Week">>(method, path, {
    as: author.id,
    ...(body ? { body } : {}),
  });
  expect(answer.status).toBeLessThan(300);
  return answer.body.data;
}

async function reviews() {
  const { rows } = await sql<{ product_id: number; n_general: number | null }>`
    select product_id, n_general from review where not is_remove order by product_id`.execute(
    api.database.db,
  );
  return rows.map((row) => [row.product_id, row.n_general]);
}

async function ratings(table: string) {
  const { rows } = await sql<{
    name: string;
    cnt_reviews: number;
    avg_rate: number | null;
    cnt_harvests: number;
  }>`
    select name, cnt_reviews, avg_rate, cnt_harvests from ${sql.table(table)} order by id`.execute(
    api.database.db,
  );
  return rows.map((row) => [row.name, row.cnt_reviews, row.avg_rate, row.cnt_harvests]);
}

describe("a harvest's reviews", () => {
  it("are listed and rate the seed, the nutrient, their brands and the strain", async () => {
    await write("POST", undefined, harvest(8, 6));
    expect(await reviews()).toEqual([
      [seed, 8],
      [nutrient, 6],
    ]);
    // The nutrient was dosed and reviewed, but is no equipment of the diary: its harvests are those of diaries that list it.
    expect(await ratings("product")).toEqual([
      ["Night Plum seeds", 1, 8, 1],
      ["Base", 1, 6, 0],
    ]);
    expect(await ratings("brand")).toEqual([
      ["Ember", 1, 8, 1],
      ["Loam", 1, 6, 0],
    ]);
    expect(await ratings("strain")).toEqual([["Night Plum", 1, 8, 1]]);
  });

  it("change with the week, and are removed with it", async () => {
    const week = await write("POST", undefined, harvest(8, 6));
    await write("PUT", week.id, { ...harvest(4, null), version: 1 });
    expect(await reviews()).toEqual([[seed, 4]]);
    expect(await ratings("product")).toEqual([
      ["Night Plum seeds", 1, 4, 1],
      ["Base", 0, null, 0],
    ]);
    await write("DELETE", week.id);
    expect(await reviews()).toEqual([]);
    expect(await ratings("strain")).toEqual([["Night Plum", 0, null, 0]]);
  });

  it("are limited to the latest harvest's per product", async () => {
    await write("POST", undefined, harvest(8, null, 12));
    const later = await write("POST", undefined, harvest(5, null, 14));
    expect(await reviews()).toEqual([[seed, 5]]);
    await write("DELETE", later.id);
    expect(await reviews()).toEqual([[seed, 8]]);
  });

  it("are empty without a rating, and count a word without a score as 1", async () => {
    await write("POST", undefined, harvest(null, null));
    expect(await reviews()).toEqual([]);
    const words = { props: { growing: null, resistance: null }, n_general: null, text: "Never again." };
    await write("POST", undefined, { ...harvest(null, null, 13), item_harvest: { item_review_seed: words } });
    expect(await reviews()).toEqual([[seed, null]]);
    expect(await ratings("brand")).toEqual([
      ["Ember", 1, 1, 1],
      ["Loam", 0, null, 0],
    ]);
  });

  it("follow the seed when the equipment changes", async () => {
    await write("POST", undefined, harvest(8, null));
    const answer = await api.request("PATCH", `/diaries/${diary}`, {
      as: author.id,
      body: { items_equip: [] },
    });
    expect(answer.status).toBe(200);
    expect(await reviews()).toEqual([]);
    expect(await ratings("product")).toEqual([
      ["Night Plum seeds", 0, null, 0],
      ["Base", 0, null, 0],
    ]);
  });

  it("are removed with the diary and return with it, as the same reviews", async () => {
    await write("POST", undefined, harvest(8, 6));
    const ids = async () =>
      (await sql`select id, is_remove from review order by id`.execute(api.database.db)).rows;
    const before = await ids();
    await repairCounters(api.database);
    const removed = await api.request("DELETE", `/diaries/${diary}`, { as: author.id });
    expect(removed.status).toBe(200);
    expect(await reviews()).toEqual([]);
    expect((await api.request("GET", `/reviews?product_id=${seed}`)).body.data).toMatchObject({ total: 0 });
    expect(await ratings("strain")).toEqual([["Night Plum", 0, null, 0]]);
    expect(await repairCounters(api.database)).toEqual([]);

    const restored = await api.request("POST", `/diaries/${diary}/restore`, { as: author.id });
    expect(restored.status).toBe(200);
    expect(await ids()).toEqual(before);
    expect(await ratings("strain")).toEqual([["Night Plum", 1, 8, 1]]);
    expect(await repairCounters(api.database)).toEqual([]);
  });

  it("stay closed by moderators when the diary is made private and public again", async () => {
    await write("POST", undefined, harvest(8, null));
    await sql`update review set is_ban = true`.execute(api.database.db);
    await repairCounters(api.database);
    for (const visibility of ["private", "public"]) {
      await api.request("PATCH", `/diaries/${diary}`, { as: author.id, body: { visibility } });
    }
    const { rows } = await sql`select is_ban, is_remove from review`.execute(api.database.db);
    expect(rows).toEqual([{ is_ban: true, is_remove: false }]);
    expect(await ratings("product")).toEqual([
      ["Night Plum seeds", 0, null, 1],
      ["Base", 0, null, 0],
    ]);
  });

  it("do not return after they were deleted alone", async () => {
    await write("POST", undefined, harvest(8, null));
    const { rows } = await sql<{ id: number }>`select id from review`.execute(api.database.db);
    await sql`update review set cnt_comments = 2`.execute(api.database.db);
    await api.request("DELETE", `/reviews/${rows[0]?.id}`, { as: author.id });
    await write("POST", undefined, harvest(7, null, 13));
    const { rows: now } =
      await sql`select is_remove, n_general, cnt_comments from review order by id`.execute(api.database.db);
    expect(now).toEqual([
      { is_remove: true, n_general: 8, cnt_comments: 2 },
      { is_remove: false, n_general: 7, cnt_comments: 0 },
    ]);
  });
});
