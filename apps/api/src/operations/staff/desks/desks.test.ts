import type { Schema } from "@grow/contract";
import { STRAIN_CATEGORIES } from "@grow/domain";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { SEED_FACTS } from "../../../content/catalogue/seed-facts.ts";
import { addBrand, addProduct, addStrain } from "../../../testing/catalogue-rows.ts";
import { addDiary } from "../../../testing/diary-rows.ts";
import { freshApi } from "../../../testing/fresh-api.ts";
import type { TestUser } from "../../../testing/test-api.ts";

type Row = Schema<"StaffRow">;
type Desk = Schema<"StaffDesk">;

const api = freshApi();
let moderator: TestUser;
let ember: number;

beforeEach(async () => {
  moderator = await api.addUser({ name: "moderator", access: ["moderate"] });
  ember = await addBrand(api.database.db, { name: "Ember Genetics", section: "seedbank" });
});

const call = <Data = Row>(method: "GET" | "POST" | "PUT" | "DELETE", path: string, body?: object) =>
  api.request<Data>(method, `/staff/catalogue/${path}`, { as: moderator.id, ...(body && { body }) });

const BRAND = {
  name: "Loam",
  section: "nutrients",
  description: "",
  lang: "en",
  site: null,
  place: null,
  year: null,
};
const PRODUCT = {
  ...{ name: "Night Plum Feminised", brand: "ember-genetics", strain: null, category: null },
  ...{ description: "", lang: "en" },
};
const STRAIN = {
  ...{ name: "Night Plum", breeder: "ember-genetics", description: "", lang: "en", place: null, year: 2022 },
  items_alias: ["Plum Night"],
  items_parent: [] as object[],
  categories: Object.fromEntries(
    Object.keys(STRAIN_CATEGORIES).map((category) => [category, [] as string[]]),
  ),
  item_facts: Object.fromEntries(SEED_FACTS.map((fact) => [fact, null as string | number | null])),
};
const FIELDS: Readonly<Record<Desk, { name: string }>> = { brand: BRAND, product: PRODUCT, strain: STRAIN };
const LINKS = {
  brand: "/nutrients/loam",
  product: "/seedbank/ember-genetics/night-plum-feminised",
  strain: "/strains/night-plum",
};

describe.each(["brand", "product", "strain"] as const)("the desk %s", (desk) => {
  const create = (fields: object = {}) => call("POST", desk, { [desk]: { ...FIELDS[desk], ...fields } });

  it("creates a row with a link of its name, and lists it by any word", async () => {
    const { status, body } = await create();
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      desk,
      version: 1,
      is_remove: false,
      link: LINKS[desk],
      [desk]: FIELDS[desk],
    });
    const word = FIELDS[desk].name.split(" ").at(-1)?.toLowerCase().slice(1, 4);
    const { body: list } = await call<Schema<"StaffRowList">>("GET", `${desk}?search=${word}`);
    expect(list.data.items).toMatchObject([{ id: body.data.id, name: FIELDS[desk].name, link: LINKS[desk] }]);
    const { body: none } = await call<Schema<"StaffRowList">>("GET", `${desk}?search=zzz`);
    expect(none.data).toMatchObject({ items: [], total: 0 });
  });

  it("saves with the version, redirects the former link, and logs the fields", async () => {
    const { body } = await create();
    const path = `${desk}/${body.data.id}`;
    const fields = { ...FIELDS[desk], name: "Renamed Row" };
    const saved = await call("PUT", path, { version: 1, [desk]: fields });
    expect([saved.status, saved.body.data.version]).toEqual([200, 2]);
    expect(saved.body.data.link).toBe(LINKS[desk].replace(/[^/]+$/, "renamed-row"));
    const { rows } = await sql<{ slug: string }>`
      select slug from ${sql.table(`${desk}_old_slug`)} where ${sql.ref(`${desk}_id`)} = ${body.data.id}`.execute(
      api.database.db,
    );
    expect(rows.map(({ slug }) => slug)).toEqual([LINKS[desk].split("/").at(-1)]);
    const { body: log } = await call<Schema<"StaffChangeList">>("GET", `${path}/changes`);
    expect(log.data.items).toMatchObject([
      {
        type: "staff.update",
        item_user: { name: "moderator" },
        items_field: [{ field: `${desk}.name`, before: FIELDS[desk].name, after: "Renamed Row" }],
      },
      { type: "staff.create" },
    ]);
  });

  it("refuses an old version with the present row, and a save without version", async () => {
    const { body } = await create();
    const path = `${desk}/${body.data.id}`;
    await call("PUT", path, { version: 1, [desk]: { ...FIELDS[desk], name: "First" } });
    const late = await call("PUT", path, { version: 1, [desk]: { ...FIELDS[desk], name: "Second" } });
    expect([late.status, late.codes]).toEqual([409, ["stale"]]);
    expect(late.body.data[desk]?.name).toBe("First");
    expect((await call("PUT", path, { [desk]: FIELDS[desk] })).codes).toEqual(["required version"]);
  });

  it("removes and restores a row, unless its link is another row's now", async () => {
    const { body } = await create();
    const path = `${desk}/${body.data.id}`;
    expect((await call("DELETE", path)).body.data.is_remove).toBe(true);
    expect((await call<Schema<"StaffRowList">>("GET", `${desk}?is_remove=true`)).body.data.total).toBe(1);
    expect((await call("POST", `${path}/restore`)).body.data.is_remove).toBe(false);
    await call("DELETE", path);
    await create();
    expect((await call("POST", `${path}/restore`)).codes).toEqual(["taken id"]);
  });

  it("keeps an article per language", async () => {
    const { body } = await create();
    const article = {
      title: "Night Plum",
      text: "<p>Said.</p>",
      source: "https://encyclopedia.example/plum",
    };
    const save = (version: number, langs: string[]) =>
      call("PUT", `${desk}/${body.data.id}`, {
        version,
        [desk]: FIELDS[desk],
        items_article: langs.map((lang) => ({ ...article, lang })),
      });
    expect((await save(1, ["en", "th"])).body.data.items_article.map(({ lang }) => lang)).toEqual([
      "en",
      "th",
    ]);
    expect((await save(2, ["th"])).body.data.items_article).toEqual([{ ...article, lang: "th" }]);
    expect((await save(3, ["th", "th"])).codes).toEqual(["taken items_article.1.lang"]);
    const { body: wiki } = await api.request<Schema<"WikiArticle">>(
      "GET",
      `/wiki/th/${desk}/${body.data.id}`,
    );
    expect(wiki.data.title).toBe("Night Plum");
  });

  it("is for moderators, and knows no other rows", async () => {
    const grower = await api.addUser({ name: "grower" });
    for (const [as, status] of [
      [null, 401],
      [grower.id, 403],
    ] as const) {
      expect((await api.request("GET", `/staff/catalogue/${desk}`, { as })).status).toBe(status);
      expect(
        (await api.request("POST", `/staff/catalogue/${desk}`, { as, body: { [desk]: FIELDS[desk] } }))
          .status,
      ).toBe(status);
    }
    expect((await call("GET", `${desk}/999`)).status).toBe(404);
    expect((await call("DELETE", `${desk}/999`)).status).toBe(404);
    expect((await call("PUT", `${desk}/999`, { version: 1, [desk]: FIELDS[desk] })).status).toBe(404);
    expect((await call("POST", desk, {})).codes).toEqual([`required ${desk}`]);
  });
});

it("an unknown desk is not found or invalid", async () => {
  expect([404, 422]).toContain((await call("GET", "tent")).status);
});

it("a brand with products stays in its section", async () => {
  await addProduct(api.database.db, { name: "Plum", brandId: ember, section: "seedbank" });
  const { codes } = await call("PUT", `brand/${ember}`, { version: 1, brand: BRAND });
  expect(codes).toEqual(["not_allowed brand.section"]);
});

describe("a product", () => {
  it.each([
    ["a brand that is not there", { brand: "nobody" }, "unknown_reference product.brand"],
    ["a strain that is not there", { strain: "nothing" }, "unknown_reference product.strain"],
    ["a category of another section", { category: "led" }, "not_allowed product.category"],
    ["the name of a tab of its brand", { name: "Reviews" }, "reserved_word product.name"],
    ["a blank name", { name: "  " }, "wrong_format product.name"],
  ])("with %s is refused", async (_, fields, code) => {
    const { status, codes } = await call("POST", "product", { product: { ...PRODUCT, ...fields } });
    expect([status, codes]).toEqual([422, [code]]);
  });

  it("that changes its brand and strain takes its diaries and counters along", async () => {
    const { db } = api.database;
    const plum = await addStrain(db, "Plum");
    const fog = await addStrain(db, "Fog");
    await addBrand(db, { name: "Harbour Seeds", section: "seedbank" });
    const grower = await api.addUser({ name: "grower" });
    const { body } = await call("POST", "product", { product: { ...PRODUCT, strain: "plum" } });
    const diary = await addDiary(db, { userId: grower.id });
    await sql`
      insert into diary_equip (diary_id, category, name, brand_id, product_id, strain_id)
      values (${diary}, 'seed', 'Plum', ${ember}, ${body.data.id}, ${plum})`.execute(db);
    await call("PUT", `product/${body.data.id}`, {
      version: 1,
      product: { ...PRODUCT, brand: "harbour-seeds", strain: String(fog) },
    });
    const { rows } = await sql`
      select b.name as brand, s.name as strain from diary_equip e join brand b on b.id = e.brand_id
      join strain s on s.id = e.strain_id`.execute(db);
    expect(rows).toEqual([{ brand: "Harbour Seeds", strain: "Fog" }]);
    const { rows: counts } =
      await sql`select name, cnt_products, cnt_diaries from brand order by name`.execute(db);
    expect(counts).toEqual([
      { name: "Ember Genetics", cnt_products: 0, cnt_diaries: 0 },
      { name: "Harbour Seeds", cnt_products: 1, cnt_diaries: 1 },
    ]);
  });
});

describe("a strain", () => {
  const save = (fields: object) => call("POST", "strain", { strain: { ...STRAIN, ...fields } });

  it("shows its aliases, parents and categories on its public page, and is found by an alias", async () => {
    await addStrain(api.database.db, "Plum Haze");
    const items_parent = [
      { role: "mother", strain: "plum-haze", percent: 60 },
      { role: "father", strain: null, percent: 40 },
    ];
    const { body } = await save({
      items_parent,
      categories: { ...STRAIN.categories, tastes: ["berry"], thc: ["high"] },
    });
    expect(body.data.strain?.items_parent).toEqual(items_parent);
    const { body: page } = await api.request<Schema<"Strain">>("GET", "/strains/night-plum");
    expect(page.data.items_alias).toEqual(["Plum Night"]);
    expect(page.data.categories).toMatchObject({ tastes: ["berry"], thc: ["high"], yield: [] });
    const { body: tree } = await api.request<Schema<"StrainTree">>(
      "GET",
      `/service/strains-tree?id=${body.data.id}`,
    );
    expect(tree.data.parents.map(({ name, role, percent }) => [name, role, percent])).toEqual([
      ["Plum Haze", "mother", 60],
      ["", "father", 40],
    ]);
    const { rows } =
      await sql`select from search_entry where kind = 'strain' and words::text like '%night%plum%'`.execute(
        api.database.db,
      );
    expect(rows).toHaveLength(1);
  });

  it.each([
    [
      "two mothers",
      [
        { role: "mother", strain: null, percent: null },
        { role: "mother", strain: null, percent: null },
      ],
      "taken strain.items_parent.1.role",
    ],
    [
      "parents of more than 100 %",
      [
        { role: "mother", strain: null, percent: 60 },
        { role: "father", strain: null, percent: 60 },
      ],
      "out_of_range strain.items_parent.1.percent",
    ],
    [
      "an unknown parent's name",
      [{ role: "mother", strain: "nobody", percent: null }],
      "unknown_reference strain.items_parent.0.strain",
    ],
  ])("with %s is refused", async (_, items_parent, code) => {
    expect((await save({ items_parent })).codes).toEqual([code]);
  });

  it("refuses itself and its descendants as parents", async () => {
    const { body: mother } = await save({ name: "Mother", items_alias: [] });
    await save({
      name: "Child",
      items_alias: [],
      items_parent: [{ role: "mother", strain: "mother", percent: null }],
    });
    for (const strain of ["mother", "child"]) {
      const { codes } = await call("PUT", `strain/${mother.data.id}`, {
        version: 1,
        strain: { ...STRAIN, name: "Mother", items_parent: [{ role: "father", strain, percent: null }] },
      });
      expect(codes).toEqual(["not_allowed strain.items_parent.0.strain"]);
    }
  });

  it("has one yield, and no minimum above its maximum", async () => {
    const categories = { ...STRAIN.categories, yield: ["high", "low"] };
    expect((await save({ categories })).codes).toEqual(["too_many strain.categories.yield"]);
    const item_facts = { ...STRAIN.item_facts, thc_min: 24, thc_max: 20 };
    expect((await save({ item_facts })).codes).toEqual(["not_allowed strain.item_facts.thc_max"]);
  });
});

it("a removed strain counts in no brand, a restored one again", async () => {
  const { db } = api.database;
  const strainId = await addStrain(db, "Night Plum");
  await addProduct(db, { name: "Night Plum", brandId: ember, section: "seedbank", strainId });
  await sql`update brand set cnt_strains = 1`.execute(db);
  const strains = async () =>
    (await api.request<Schema<"Brand">>("GET", "/brands/ember-genetics")).body.data.cnt_strains;
  await call("DELETE", `strain/${strainId}`);
  expect(await strains()).toBe(0);
  await call("POST", `strain/${strainId}/restore`);
  expect(await strains()).toBe(1);
});
