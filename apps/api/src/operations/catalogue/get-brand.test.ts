import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { addBrand, addProduct } from "../../testing/catalogue-rows.ts";
import { addDiary } from "../../testing/diary-rows.ts";
import { freshApi } from "../../testing/fresh-api.ts";
import type { TestUser } from "../../testing/test-api.ts";

const api = freshApi();
let manager: TestUser;
let grower: TestUser;
let brand: number;

beforeEach(async () => {
  manager = await api.addUser({ name: "manager" });
  grower = await api.addUser({ name: "grower" });
  brand = await addBrand(api.database.db, { name: "Loam", managers: [manager.id] });
});

const get = (id: number | string, as: number | null = null) =>
  api.request<Schema<"Brand">>("GET", `/brands/${id}`, { as });

describe("GET /brands/{id}", () => {
  it("finds a brand by id, slug and old slug", async () => {
    await sql`insert into brand_old_slug (slug, brand_id) values ('loamy', ${brand})`.execute(
      api.database.db,
    );
    for (const id of [brand, "loam", "LOAM", "loamy"]) {
      expect((await get(id)).body.data).toMatchObject({ id: brand, name: "Loam", link: "/nutrients/loam" });
    }
  });

  it("counts the growers and photos of its diaries and lists its pages elsewhere", async () => {
    const { db } = api.database;
    for (const userId of [grower.id, grower.id, manager.id]) {
      const diary = await addDiary(db, { userId, columns: { cnt_photos: 2 } });
      await sql`insert into diary_equip (diary_id, category, name, brand_id)
        values (${diary}, 'nutrient', 'Base', ${brand})`.execute(db);
    }
    await sql`insert into brand_link (brand_id, position, type, url)
      values (${brand}, 0, 'shop', 'https://loam.example')`.execute(db);
    expect((await get(brand)).body.data).toMatchObject({
      cnt_growers: 2,
      cnt_photos: 6,
      items_link: [{ type: "shop", url: "https://loam.example" }],
      is_verify: true,
    });
  });

  it("carries the public feeding schemes of a nutrients brand with their weeks", async () => {
    const { db } = api.database;
    const product = await addProduct(db, { name: "Base", brandId: brand });
    for (const [name, isPublic] of [
      ["Coco", true],
      ["Draft", false],
    ] as const) {
      const { rows } = await sql<{ id: number }>`insert into scheme (brand_id, name, is_public)
        values (${brand}, ${name}, ${isPublic}) returning id`.execute(db);
      const scheme = rows[0]?.id ?? 0;
      await sql`insert into scheme_week (brand_id, scheme_id, position, week, faza, ec)
        values (${brand}, ${scheme}, 0, 1, 0, 0.9)`.execute(db);
      await sql`insert into scheme_product (brand_id, scheme_id, product_id) values (${brand}, ${scheme}, ${product})`.execute(
        db,
      );
      await sql`insert into scheme_dose (brand_id, scheme_id, week_position, product_id, val)
        values (${brand}, ${scheme}, 0, ${product}, 1.5)`.execute(db);
    }
    const { schemes } = (await get(brand)).body.data;
    expect(schemes).toHaveLength(1);
    expect(schemes[0]).toMatchObject({
      name: "Coco",
      weeks: [{ week: 1, faza: 0, ec: 0.9, ph: null, items: [{ product_id: product, val: 1.5 }] }],
      items_product: [{ id: product, name: "Base" }],
    });
    const { body } = await api.request<Schema<"Product">>("GET", `/products/${product}`);
    expect(body.data.schemes.map(({ name }) => name)).toEqual(["Coco"]);
  });

  it("shows managers and testers to managers only", async () => {
    await sql`insert into brand_tester (brand_id, user_id) values (${brand}, ${grower.id})`.execute(
      api.database.db,
    );
    expect((await get(brand, manager.id)).body.data).toMatchObject({
      managers: [{ name: "manager" }],
      testers: [{ name: "grower" }],
    });
    for (const reader of [null, grower.id])
      expect((await get(brand, reader)).body.data).not.toHaveProperty("managers");
  });

  it("returns 404 for a removed or unknown brand and 422 for what cannot be a link", async () => {
    await sql`update brand set is_remove = true, remove_date = now()`.execute(api.database.db);
    expect((await get(brand)).status).toBe(404);
    expect((await get("nobody")).status).toBe(404);
    expect([404, 422]).toContain((await get("~")).status);
    expect((await get(`${brand}?lang=xx`)).status).toBe(422);
  });
});
