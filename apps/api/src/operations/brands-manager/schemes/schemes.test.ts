import type { Schema } from "@grow/contract";
import { beforeEach, describe, expect, it } from "vitest";
import { addBrand, addProduct } from "../../../testing/catalogue-rows.ts";
import { freshApi } from "../../../testing/fresh-api.ts";
import type { TestUser } from "../../../testing/test-api.ts";

const api = freshApi();
let manager: TestUser;
let other: TestUser;
let brand: number;
let baseA: number;
let bloom: number;

beforeEach(async () => {
  const { db } = api.database;
  manager = await api.addUser({ name: "manager" });
  other = await api.addUser({ name: "other" });
  brand = await addBrand(db, { name: "Loam", managers: [manager.id] });
  await addBrand(db, { name: "Ember", section: "seedbank", managers: [other.id] });
  baseA = await addProduct(db, { name: "Base A", brandId: brand });
  bloom = await addProduct(db, { name: "Bloom", brandId: brand });
});

const week = (number: number, items: object[] = [], faza = 0) => ({
  ...{ week: number, faza, light: 18, ec: 1.2, ph: 5.8, is_flush: false },
  items,
});
const edit = (id: number | string) => `/brands-manager/schemes/edit/${id}`;
const save = (id: number | string, body: object, as = manager.id) =>
  api.request<Schema<"Scheme">>("POST", edit(id), {
    as,
    body: { name: "Coco, drip", is_public: true, weeks: [], ...body },
  });
const open = (id: number | string, as = manager.id) =>
  api.request<Schema<"PortalScheme">>("GET", edit(id), { as });

describe("a feeding chart", () => {
  it("opens empty with the products that a dose can be of", async () => {
    const { body } = await open("new");
    expect(body.data).toMatchObject({ scheme: null, version: null });
    expect(body.data.items_product.map(({ name }) => name)).toEqual(["Base A", "Bloom"]);
  });

  it("is saved with its weeks, doses and the order of its rows", async () => {
    const weeks = [week(1, [{ product_id: baseA, val: 1.5 }]), week(1, [{ product_id: bloom, val: 2 }], 1)];
    const { status, body } = await save("new", { weeks, items_product: [bloom, baseA], type_soil: 2 });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ name: "Coco, drip", type_soil: 2, is_public: true, weeks });
    expect(body.data.items_product.map(({ id }) => id)).toEqual([bloom, baseA]);
    const list = await api.request<Schema<"SchemeCardList">>("GET", "/brands-manager/schemes", {
      as: manager.id,
    });
    expect(list.body.data).toMatchObject({ total: 1, items: [{ cnt_weeks: 2, cnt_products: 2 }] });
  });

  it("returns 409 with the current state after a colleague's save", async () => {
    const { body } = await save("new", {});
    const { id } = body.data;
    await save(id, { version: 1, name: "Coco, by hand" });
    const late = await api.request<Schema<"PortalScheme">>("POST", edit(id), {
      as: manager.id,
      body: { version: 1, name: "Mine", is_public: false, weeks: [] },
    });
    expect(late.status).toBe(409);
    expect(late.body.data).toMatchObject({ version: 2, scheme: { name: "Coco, by hand" } });
  });

  it("has each week once in its phase and each product once in a week, all of this brand", async () => {
    const dose = { product_id: baseA, val: 1 };
    expect((await save("new", { weeks: [week(1), week(1)] })).codes).toEqual(["taken weeks.1.week"]);
    expect((await save("new", { weeks: [week(1, [dose, dose])] })).codes).toEqual([
      "taken weeks.0.items.1.product_id",
    ]);
    expect((await save("new", { weeks: [week(1, [{ ...dose, product_id: 999 }])] })).codes).toEqual([
      "unknown_reference weeks.0.items.0.product_id",
    ]);
    expect((await save("new", { items_product: [999] })).codes).toEqual([
      "unknown_reference items_product.0",
    ]);
  });

  it("is deleted once", async () => {
    const { body } = await save("new", {});
    const remove = () => api.request("DELETE", `/brands-manager/schemes/${body.data.id}`, { as: manager.id });
    expect((await remove()).body.data).toEqual({ id: body.data.id });
    expect((await remove()).status).toBe(404);
    expect((await open(body.data.id)).status).toBe(404);
  });

  it("is for nutrient brands only", async () => {
    expect((await open("new", other.id)).status).toBe(403);
    expect((await save("new", {}, other.id)).status).toBe(403);
    expect((await api.request("GET", "/brands-manager/schemes", { as: other.id })).status).toBe(403);
  });
});
