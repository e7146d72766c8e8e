import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { addBrand, addProduct } from "../../testing/catalogue-rows.ts";
import { addDiary } from "../../testing/diary-rows.ts";
import { freshApi } from "../../testing/fresh-api.ts";

const api = freshApi();
let brand: number;
let product: number;

beforeEach(async () => {
  brand = await addBrand(api.database.db, { name: "Halden", section: "grow-lights" });
  product = await addProduct(api.database.db, {
    name: "Board 240",
    brandId: brand,
    section: "grow-lights",
    category: "led",
    lightType: 3,
  });
});

const get = (id: number | string) => api.request<Schema<"Product">>("GET", `/products/${id}`);
const statistics = (query: string) => api.request<Schema<"GrowStatistics">>("GET", `/products/${query}`);

describe("GET /products/{id}", () => {
  it("finds a product by id, slug and old slug, with its facts", async () => {
    const { db } = api.database;
    await sql`update product set props = '{"watt": 240, "ppfd": 1050}' where id = ${product}`.execute(db);
    await sql`insert into product_old_slug (slug, product_id) values ('board-two', ${product})`.execute(db);
    for (const id of [product, "board-240", "board-two"]) {
      expect((await get(id)).body.data).toMatchObject({
        id: product,
        link: "/grow-lights/halden/board-240",
        props: { light_type: 3, watt: 240, ppfd: 1050 },
        composition: null,
        item_facts: null,
        schemes: [],
      });
    }
  });

  it("carries the composition of a nutrient", async () => {
    const { db } = api.database;
    const id = await addProduct(db, { name: "Base A", brandId: brand });
    await sql`insert into product_composition (product_id, n, p, k, sources, form) values
      (${id}, 4.2, 0, 1.1, '{"n": "Calcium nitrate"}', 'liquid')`.execute(db);
    await sql`insert into product_element (product_id, element, val, source) values (${id}, 'fe', 0.03, 'EDTA')`.execute(
      db,
    );
    expect((await get(id)).body.data.composition).toMatchObject({
      n: 4.2,
      p: 0,
      ca: null,
      form: "liquid",
      sources: { n: "Calcium nitrate" },
      items_micro: [{ element: "fe", val: 0.03, source: "EDTA" }],
    });
  });

  it("returns products used together with it, the most used first", async () => {
    const { db } = api.database;
    const grower = await api.addUser();
    const tent = await addProduct(db, { name: "Tent", brandId: brand, section: "grow-tents" });
    const fan = await addProduct(db, { name: "Fan", brandId: brand, section: "ventilation-fans" });
    for (const others of [[tent, fan], [tent]]) {
      const diary = await addDiary(db, { userId: grower.id });
      for (const one of [product, ...others]) {
        await sql`insert into diary_equip (diary_id, category, name, product_id)
          values (${diary}, 'other', 'Thing', ${one})`.execute(db);
      }
    }
    const { items_together, cnt_growers } = (await get(product)).body.data;
    expect(items_together.map(({ name }) => name)).toEqual(["Tent", "Fan"]);
    expect(cnt_growers).toBe(1);
  });

  it("returns 404 for a removed product and for one of a removed brand", async () => {
    await sql`update brand set is_remove = true, remove_date = now()`.execute(api.database.db);
    expect((await get(product)).status).toBe(404);
    await sql`update product set is_remove = true, remove_date = now()`.execute(api.database.db);
    expect((await get(product)).status).toBe(404);
    expect((await get(`${product}?lang=xx`)).status).toBe(422);
  });
});

describe("GET /products/{id}/statistics", () => {
  it("returns the stored figures", async () => {
    const spread = { p5: 1, q1: 1, median: 1.1, q3: 1.2, p90: 1.3, p95: 1.4 };
    const value = { cnt_harvests: 6, yield_watt: { n: 6, ...spread }, height: null };
    await sql`insert into grow_statistics (type, content_id, value, yield_watt, cnt_harvests)
      values ('product', ${product}, ${JSON.stringify(value)}::jsonb, 1.1, 6)`.execute(api.database.db);
    const { body } = await statistics(`${product}/statistics`);
    expect(body.data).toMatchObject({ cnt_harvests: 6, yield_watt: { median: 1.1 }, height: null });
  });

  it("returns nothing but zero without harvests, 404 for an unknown product and 422 for an unknown room", async () => {
    expect((await statistics("board-240/statistics")).body.data).toMatchObject({
      cnt_harvests: 0,
      yield_watt: null,
      items_share: [],
    });
    expect((await statistics("nothing/statistics")).status).toBe(404);
    expect((await statistics(`${product}/statistics?type_room=9`)).status).toBe(422);
  });
});
