import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { repairCounters } from "../../../jobs/counters/repair-counters.ts";
import { addBrand, addProduct, addStrain } from "../../../testing/catalogue-rows.ts";
import { addDiary } from "../../../testing/diary-rows.ts";
import { freshApi } from "../../../testing/fresh-api.ts";
import type { TestUser } from "../../../testing/test-api.ts";

const api = freshApi();
let admin: TestUser;
let grower: TestUser;
let diary: number;

beforeEach(async () => {
  admin = await api.addUser({ name: "admin", access: ["admin"] });
  grower = await api.addUser({ name: "grower" });
  diary = await addDiary(api.database.db, { userId: grower.id });
});

const merge = (path: string, into: string, as: number = admin.id) =>
  api.request<Schema<"StaffRow">>("POST", `/staff/catalogue/${path}/merge`, { as, body: { into } });

const rowsOf = async (statement: ReturnType<typeof sql>) => (await statement.execute(api.database.db)).rows;

describe("merging strains", () => {
  it("moves diaries, products, children, likes and former links, and redirects the link", async () => {
    const { db } = api.database;
    const wrong = await addStrain(db, "Nite Plum");
    const right = await addStrain(db, "Night Plum");
    const child = await addStrain(db, "Child");
    const brand = await addBrand(db, { name: "Ember", section: "seedbank" });
    await addProduct(db, { name: "Seed", brandId: brand, section: "seedbank", strainId: wrong });
    await addProduct(db, { name: "Seed XL", brandId: brand, section: "seedbank", strainId: right });
    await sql`insert into strain_parent (strain_id, role, parent_id) values (${child}, 'mother', ${wrong}), (${right}, 'father', ${wrong})`.execute(
      db,
    );
    await sql`insert into strain_old_slug (slug, strain_id) values ('nightplum', ${wrong})`.execute(db);
    await sql`insert into strain_alias (strain_id, name) values (${wrong}, 'NP'), (${right}, 'NP')`.execute(
      db,
    );
    await sql`insert into likes (user_id, type, content_id) values (${grower.id}, 'strain', ${wrong}), (${grower.id}, 'strain', ${right})`.execute(
      db,
    );
    await sql`insert into diary_equip (diary_id, category, name, strain_id) values (${diary}, 'seed', 'Nite Plum', ${wrong})`.execute(
      db,
    );
    await repairCounters(api.database);

    const { status, body } = await merge(`strain/${wrong}`, "night-plum");
    expect([status, body.data.id, body.data.cnt_diaries]).toEqual([200, right, 1]);
    expect(body.data.strain?.items_alias).toEqual(["NP", "Nite Plum"]);
    for (const link of ["nite-plum", "nightplum"]) {
      const { body: page } = await api.request<Schema<"Strain">>("GET", `/strains/${link}`);
      expect(page.data.link).toBe("/strains/night-plum");
    }
    expect(await rowsOf(sql`select strain_id, parent_id from strain_parent`)).toEqual([
      { strain_id: child, parent_id: right },
    ]);
    expect(await rowsOf(sql`select content_id from likes where type = 'strain'`)).toEqual([
      { content_id: right },
    ]);
    expect(await rowsOf(sql`select distinct strain_id from product`)).toEqual([{ strain_id: right }]);
    expect(await rowsOf(sql`select cnt_strains from brand`)).toEqual([{ cnt_strains: 1 }]);
    expect(await repairCounters(api.database)).toEqual([]);
  });
});

describe("merging products", () => {
  it("moves reviews, and keeps the remaining product's for a grower who reviewed both", async () => {
    const { db } = api.database;
    const brand = await addBrand(db, { name: "Loam" });
    const wrong = await addProduct(db, { name: "Blom", brandId: brand });
    const right = await addProduct(db, { name: "Bloom", brandId: brand });
    const other = await api.addUser({ name: "other" });
    await sql`
      insert into review (user_id, product_id, text, n_general)
      values (${grower.id}, ${wrong}, 'old', 4), (${grower.id}, ${right}, 'new', 8), (${other.id}, ${wrong}, 'moved', 6)`.execute(
      db,
    );
    await repairCounters(api.database);
    await merge(`product/${wrong}`, String(right));
    expect(
      await rowsOf(sql`select text from review where product_id = ${right} and not is_remove order by text`),
    ).toEqual([{ text: "moved" }, { text: "new" }]);
    expect(await repairCounters(api.database)).toEqual([]);
  });

  it("refuses products of two brands, and one in a feeding chart", async () => {
    const { db } = api.database;
    const loam = await addBrand(db, { name: "Loam" });
    const lumen = await addBrand(db, { name: "Lumen" });
    const a = await addProduct(db, { name: "A one", brandId: loam });
    const b = await addProduct(db, { name: "B two", brandId: lumen });
    expect((await merge(`product/${a}`, String(b))).codes).toEqual(["not_allowed into"]);
    const c = await addProduct(db, { name: "C three", brandId: loam });
    const { rows } = await sql<{ id: number }>`
      insert into scheme (brand_id, name) values (${loam}, 'Coco') returning id`.execute(db);
    await sql`insert into scheme_product (brand_id, scheme_id, product_id) values (${loam}, ${rows[0]?.id}, ${a})`.execute(
      db,
    );
    expect((await merge(`product/${a}`, String(c))).codes).toEqual(["closed id"]);
  });
});

describe("merging brands", () => {
  it("moves products, managers and followers", async () => {
    const { db } = api.database;
    const wrong = await addBrand(db, { name: "Loam Ltd", managers: [grower.id] });
    const right = await addBrand(db, { name: "Loam", managers: [grower.id] });
    await addProduct(db, { name: "Bloom", brandId: wrong });
    await sql`insert into follow (user_id, type, content_id) values (${grower.id}, 'brand', ${wrong})`.execute(
      db,
    );
    await repairCounters(api.database);
    expect((await merge(`brand/${wrong}`, "loam")).status).toBe(200);
    expect(await rowsOf(sql`select cnt_products, cnt_followers from brand where id = ${right}`)).toEqual([
      { cnt_products: 1, cnt_followers: 1 },
    ]);
    expect(await repairCounters(api.database)).toEqual([]);
    const { body } = await api.request<Schema<"StaffChangeList">>(
      "GET",
      `/staff/catalogue/brand/${right}/changes`,
      {
        as: admin.id,
      },
    );
    expect(body.data.items).toMatchObject([{ type: "staff.merge", name: "Loam Ltd" }]);
  });

  it("refuses another section, and a brand with a plan", async () => {
    const { db } = api.database;
    const loam = await addBrand(db, { name: "Loam" });
    await addBrand(db, { name: "Ember", section: "seedbank" });
    expect((await merge(`brand/${loam}`, "ember")).codes).toEqual(["not_allowed into"]);
    const second = await addBrand(db, { name: "Loam Two" });
    await sql`insert into chat (type, brand_id, user_id) values ('business', ${loam}, ${grower.id})`.execute(
      db,
    );
    expect((await merge(`brand/${loam}`, String(second))).codes).toEqual(["closed id"]);
  });
});

it("merging needs another existing row, and an administrator", async () => {
  const plum = await addStrain(api.database.db, "Plum");
  expect((await merge(`strain/${plum}`, "plum")).codes).toEqual(["not_allowed into"]);
  expect((await merge(`strain/${plum}`, "nobody")).codes).toEqual(["unknown_reference into"]);
  expect((await merge("strain/999", "plum")).status).toBe(404);
  const moderator = await api.addUser({ name: "moderator", access: ["moderate"] });
  expect((await merge(`strain/${plum}`, "plum", moderator.id)).status).toBe(403);
});
