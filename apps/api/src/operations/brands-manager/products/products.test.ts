import { randomUUID } from "node:crypto";
import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { addBrand, addProduct, addStrain } from "../../../testing/catalogue-rows.ts";
import { addPhoto } from "../../../testing/diary-rows.ts";
import { freshApi } from "../../../testing/fresh-api.ts";
import type { TestUser } from "../../../testing/test-api.ts";

type Product = Schema<"PortalProduct">;

const api = freshApi();
let manager: TestUser;
let colleague: TestUser;
let other: TestUser;
let brand: number;

beforeEach(async () => {
  manager = await api.addUser({ name: "manager" });
  colleague = await api.addUser({ name: "colleague" });
  other = await api.addUser({ name: "other" });
  brand = await addBrand(api.database.db, { name: "Loam", managers: [manager.id, colleague.id] });
  await addBrand(api.database.db, { name: "Ember", section: "seedbank", managers: [other.id] });
});

const url = (id: number | string, query = "") => `/brands-manager/products/edit/${id}${query}`;
const open = (id: number | string, query = "", as = manager.id) =>
  api.request<Product>("GET", url(id, query), { as });
const save = (id: number | string, body: object, as: number | null = manager.id) =>
  api.request<Product>("POST", url(id), { as, body: { brand_id: brand, ...body } });
const whole = { name: "Base A", lang: "en" };
const add = async (body: object = {}) =>
  (await save("new", { tmp_id: randomUUID(), ...whole, ...body })).body.data;

describe("a new product", () => {
  it("opens empty, with the id of its draft", async () => {
    const { status, body } = await open("new");
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      id: null,
      is_draft: false,
      name: "",
      section: "nutrients",
      items_photo: [],
    });
    expect(body.data.tmp_id).toMatch(/^[0-9a-f-]{36}$/);
    expect((await open("new", `?tmp_id=${randomUUID()}`)).status).toBe(404);
  });

  it("is saved as a draft that colleagues can edit, and appears on the site once published", async () => {
    const tmp_id = randomUUID();
    const { body: first } = await save("new", { tmp_id, is_draft: true, name: "Base" });
    expect(first.data).toMatchObject({
      id: null,
      tmp_id,
      is_draft: true,
      version: 2,
      item_user: { name: "manager" },
    });
    const { body: second } = await save("new", { tmp_id, is_draft: true, category: "base" }, colleague.id);
    expect(second.data).toMatchObject({ name: "Base", category: "base", version: 3 });
    expect((await open("new", `?tmp_id=${tmp_id}`)).body.data).toMatchObject({ name: "Base" });
    const { body: third } = await save("new", { tmp_id, ...whole, version: 3 });
    expect(third.data).toMatchObject({
      is_draft: false,
      tmp_id: null,
      link: "/nutrients/loam/base-a",
      category: "base",
    });
    const { rows } = await sql`select cnt_products from brand where id = ${brand}`.execute(api.database.db);
    expect(rows).toEqual([{ cnt_products: 1 }]);
  });

  it("is created once, however often the save is repeated", async () => {
    const tmp_id = randomUUID();
    const { body: one } = await save("new", { tmp_id, ...whole });
    const { body: two } = await save("new", { tmp_id, ...whole });
    expect(two.data.id).toBe(one.data.id);
    const sent = { tmp_id: randomUUID(), ...whole, name: "Base B", version: 1 };
    const { body: three } = await save("new", sent);
    expect((await save("new", sent)).body.data).toMatchObject({ id: three.data.id, version: 2 });
  });

  it("returns 409 to a second tab, once its draft was published", async () => {
    const tmp_id = randomUUID();
    const { body: draft } = await save("new", { tmp_id, is_draft: true, ...whole });
    const { version } = draft.data;
    await save("new", { tmp_id, ...whole, version, description: "<p>First tab.</p>" });
    const second = await save("new", { tmp_id, ...whole, version, description: "<p>Second tab.</p>" });
    expect([second.status, second.codes]).toEqual([409, ["stale"]]);
    expect(second.body.data).toMatchObject({ description: "<p>First tab.</p>" });
  });

  it("returns 409 for publishing a draft that was discarded, and can then be saved anew", async () => {
    const tmp_id = randomUUID();
    const { body: draft } = await save("new", { tmp_id, is_draft: true, ...whole });
    await api.request("DELETE", `/brands-manager/products/new?tmp_id=${tmp_id}`, { as: colleague.id });
    const late = await save("new", { tmp_id, ...whole, version: draft.data.version });
    expect([late.status, late.codes]).toEqual([409, ["stale"]]);
    const { rows } = await sql`select from product where brand_id = ${brand}`.execute(api.database.db);
    expect(rows).toEqual([]);
    expect((await save("new", { tmp_id, ...whole, version: late.body.data.version })).status).toBe(200);
  });

  it("needs its draft id, a name and a language", async () => {
    expect((await save("new", whole)).codes).toEqual(["required tmp_id"]);
    const tmp_id = randomUUID();
    expect((await save("new", { tmp_id, lang: "en" })).codes).toEqual(["required name"]);
    expect((await save("new", { tmp_id, name: "Base" })).codes).toEqual(["required lang"]);
    expect((await save("new", { tmp_id, ...whole, name: "Reviews" })).codes).toEqual(["reserved_word name"]);
  });

  it("takes a category of its section only, and keeps one from before", async () => {
    expect((await save("new", { tmp_id: randomUUID(), ...whole, category: "led" })).codes).toEqual([
      "not_allowed category",
    ]);
    const { id } = await add({ category: "bloom" });
    await sql`update product set category = 'powder feeds' where id = ${id}`.execute(api.database.db);
    const kept = await save(Number(id), { name: "Bloom", category: "powder feeds" });
    expect(kept.body.data.category).toBe("powder feeds");
    expect((await save(Number(id), { category: "powders" })).codes).toEqual(["not_allowed category"]);
  });

  it("gets a link of its own where another product has it", async () => {
    await add();
    expect((await add()).link).toBe("/nutrients/loam/base-a-2");
    expect((await add({ name: "ขวดเอ" })).link).toBe("/nutrients/loam/product");
  });
});

describe("a published product", () => {
  it("keeps its old link as a redirect when its name changes", async () => {
    const { id } = await add();
    expect((await save(Number(id), { name: "Bloom Lift" })).body.data.link).toBe(
      "/nutrients/loam/bloom-lift",
    );
    const { rows } = await sql`select slug, product_id from product_old_slug`.execute(api.database.db);
    expect(rows).toEqual([{ slug: "base-a", product_id: id }]);
  });

  it("stays unchanged for growers while a draft is edited", async () => {
    const { id } = await add();
    await save(Number(id), { is_draft: true, name: "Base A+" });
    const { rows } = await sql`select name from product where id = ${id}`.execute(api.database.db);
    expect(rows).toEqual([{ name: "Base A" }]);
    expect((await open(Number(id))).body.data).toMatchObject({ name: "Base A+", is_draft: true });
  });

  it("returns 409 with the current state after a colleague's save", async () => {
    const { id, version } = await add();
    await save(Number(id), { version, description: "<p>Theirs.</p>" }, colleague.id);
    const { status, codes, body } = await save(Number(id), { version, description: "<p>Mine.</p>" });
    expect([status, codes]).toEqual([409, ["stale"]]);
    expect(body.data).toMatchObject({ description: "<p>Theirs.</p>", item_user: { name: "colleague" } });
  });

  it("returns 409 for saving a draft that a colleague discarded", async () => {
    const { id, version } = await add();
    const { body } = await save(Number(id), { version, is_draft: true, name: "Base B" });
    const gone = await api.request("DELETE", `/brands-manager/products/${id}?tmp_id=${body.data.tmp_id}`, {
      as: colleague.id,
    });
    expect(gone.body.data).toEqual({ id, tmp_id: body.data.tmp_id });
    expect((await save(Number(id), { version: body.data.version, name: "Base C" })).status).toBe(409);
  });

  it("keeps a colleague's newer draft when an older one is discarded", async () => {
    const { id, version } = await add();
    const { body: mine } = await save(Number(id), { version, is_draft: true, name: "Base B" });
    const { tmp_id, version: read } = mine.data;
    await save(Number(id), { version: read, is_draft: true, description: "<p>Theirs.</p>" }, colleague.id);
    const path = `/brands-manager/products/${id}?tmp_id=${tmp_id}&version=`;
    const old = await api.request<Product>("DELETE", `${path}${read}`, { as: manager.id });
    expect([old.status, old.codes]).toEqual([409, ["stale"]]);
    expect(old.body.data).toMatchObject({ name: "Base B", description: "<p>Theirs.</p>" });
    expect((await open(Number(id))).body.data.is_draft).toBe(true);
    const gone = await api.request("DELETE", `${path}${old.body.data.version}`, { as: manager.id });
    expect(gone.status).toBe(200);
  });

  it("shows its photos in order, the first one in lists", async () => {
    const photo = () => addPhoto(api.database.db, { user_id: manager.id, brand_id: brand });
    const [one, two] = [await photo(), await photo()];
    const { id, items_photo } = await add({ items_photo: [{ id: two, alt: "Label" }, { id: one }] });
    expect(items_photo.map((item) => [item.id, item.alt])).toEqual([
      [two, "Label"],
      [one, ""],
    ]);
    const { rows } = await sql`
      select p.logo_key = f.key as leads from product p join photo f on f.id = ${two} where p.id = ${id}`.execute(
      api.database.db,
    );
    expect(rows).toEqual([{ leads: true }]);
    const foreign = await addPhoto(api.database.db, { user_id: other.id });
    expect((await save(Number(id), { items_photo: [{ id: foreign }] })).codes).toEqual([
      "foreign_photo items_photo.0.id",
    ]);
  });

  it("is removed with its draft, by managers of its brand only", async () => {
    const { id } = await add();
    await save(Number(id), { is_draft: true, name: "Base B" });
    const remove = (as: number) =>
      api.request("DELETE", `/brands-manager/products/${id}?brand_id=${brand}`, { as });
    expect((await remove(other.id)).status).toBe(403);
    expect((await remove(manager.id)).status).toBe(200);
    expect((await remove(manager.id)).status).toBe(404);
    expect((await open(Number(id))).status).toBe(404);
    const left = await api.request<Schema<"PortalProductList">>("GET", "/brands-manager/products", {
      as: manager.id,
    });
    expect(left.body.data).toMatchObject({ items: [], total: 0 });
    expect((await api.request("DELETE", "/brands-manager/products/new", { as: manager.id })).codes).toEqual([
      "required tmp_id",
    ]);
  });
});

it("a seed names its strain and the breeder's data", async () => {
  const strain_id = await addStrain(api.database.db, "Night Plum");
  const seed = { tmp_id: randomUUID(), ...whole, name: "Night Plum Fem", strain_id };
  const facts = { seed_type: "feminised", indica: 70, sativa: 30, ruderalis: 0, thc_min: 20, thc_max: 24 };
  const rest = {
    cbd_min: null,
    cbd_max: null,
    flowering_days_min: 56,
    flowering_days_max: 63,
    height_min: null,
  };
  const body = { ...seed, facts: { ...facts, ...rest, height_max: null } };
  const { body: saved } = await api.request<Product>("POST", url("new"), { as: other.id, body });
  expect(saved.data).toMatchObject({ item_strain: { name: "Night Plum" }, item_facts: facts });
  const unknown = { ...body, tmp_id: randomUUID(), strain_id: 999 };
  expect((await api.request("POST", url("new"), { as: other.id, body: unknown })).codes).toEqual([
    "unknown_reference strain_id",
  ]);
});

it("the list has drafts of new products first, and finds by name", async () => {
  await add({ name: "Bloom" });
  await add();
  await save("new", { tmp_id: randomUUID(), is_draft: true, name: "Coming" });
  const list = async (query = "") =>
    (
      await api.request<Schema<"PortalProductList">>("GET", `/brands-manager/products${query}`, {
        as: manager.id,
      })
    ).body.data.items.map(({ name }) => name);
  expect(await list()).toEqual(["Coming", "Base A", "Bloom"]);
  expect(await list("?query=bas")).toEqual(["Base A"]);
});

describe("a composition", () => {
  const empty = {
    ...{ n: null, p: null, k: null, ca: null, mg: null, s: null, micro: null },
    items_micro: [],
  };
  const rest = { sources: {}, form: null, part: null, dose: null, ec: null, ph: null, keeps_months: null };
  const input = { ...empty, ...rest, ingredients: "", properties: {} };
  const path = (id: number) => `/brands-manager/products/composition/edit/${id}`;
  const write = (id: number, body: object, as = manager.id) =>
    api.request<Schema<"PortalComposition">>("POST", path(id), {
      as,
      body: { brand_id: brand, ...input, ...body },
    });

  it("is empty until it is saved", async () => {
    const id = await addProduct(api.database.db, { name: "Base A", brandId: brand });
    const before = await api.request<Schema<"PortalComposition">>("GET", path(id), { as: manager.id });
    expect(before.body.data).toMatchObject({ composition: null, version: 1, item_product: { id } });
    const micro = [{ element: "fe", val: 0.03, source: "EDTA chelate" }];
    const { body } = await write(id, { n: 3.2, k: 4.8, ec: 0.38, items_micro: micro, version: 1 });
    expect(body.data).toMatchObject({
      composition: { n: 3.2, k: 4.8, ec: 0.38, items_micro: micro },
      version: 2,
    });
    expect((await write(id, { n: 9, version: 1 })).status).toBe(409);
  });

  it("cannot be more than the whole, nor name an element twice", async () => {
    const id = await addProduct(api.database.db, { name: "Base A", brandId: brand });
    expect((await write(id, { n: 60, k: 41 })).codes).toEqual(["out_of_range n"]);
    const iron = { element: "fe", val: 0.1, source: "" };
    expect((await write(id, { items_micro: [iron, iron] })).codes).toEqual(["taken items_micro.1.element"]);
  });

  it("of another brand's product is not found", async () => {
    const id = await addProduct(api.database.db, { name: "Night Plum", brandId: brand + 1 });
    expect((await write(id, {})).status).toBe(404);
  });
});
