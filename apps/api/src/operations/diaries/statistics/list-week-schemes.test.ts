import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { addBrand, addProduct } from "../../../testing/catalogue-rows.ts";
import { queriesOf } from "../../../testing/count-queries.ts";
import { addDiary, addWeek } from "../../../testing/diary-rows.ts";
import { freshApi } from "../../../testing/fresh-api.ts";
import type { TestUser } from "../../../testing/test-api.ts";

const api = freshApi();
let author: TestUser;
let loam: number;
let base: number;
let bloom: number;
let diary: number;
let week: number;

const COCO = 2;

beforeEach(async () => {
  const { db } = api.database;
  author = await api.addUser({ name: "author" });
  loam = await addBrand(db, { name: "Loam" });
  base = await addProduct(db, { name: "Base", brandId: loam });
  bloom = await addProduct(db, { name: "Bloom", brandId: loam });
  diary = await addDiary(db, { userId: author.id, columns: { type_soil: COCO } });
  await addWeek(db, diary, { days: 5, faza: 1 });
  week = await addWeek(db, diary, { days: 6, faza: 1 });
});

async function feed(product: number, val: number | null, columns: { is_remove?: boolean } = {}) {
  await sql`
    insert into week_nutrient (diary_id, week_id, block, name, product_id, val, is_remove)
    values (${diary}, ${week}, 'flowering', 'x', ${product}, ${val}, ${columns.is_remove ?? false})`.execute(
    api.database.db,
  );
}

interface NewScheme {
  brand?: number;
  name?: string;
  soil?: number | null;
  faza?: number;
  at?: number;
  columns?: Record<string, string | boolean>;
  doses?: [product: number, val: number][];
}

/** A public scheme with one week: by default the second of flower. */
async function addScheme(scheme: NewScheme = {}): Promise<number> {
  const { db } = api.database;
  const { brand = loam, name = "Coco", soil = null, faza = 1, at = 2, doses = [[base, 2]] } = scheme;
  const given = { brand_id: brand, name, type_soil: soil, is_public: true, ...scheme.columns };
  const { rows } = await sql<{ id: number }>`
    insert into scheme (${sql.join(Object.keys(given).map((column) => sql.ref(column)))})
    values (${sql.join(Object.values(given))}) returning id`.execute(db);
  const id = rows[0]?.id ?? 0;
  await sql`
    insert into scheme_week (brand_id, scheme_id, position, week, faza, ec, ph)
    values (${brand}, ${id}, 0, ${at}, ${faza}, 1.4, 5.8)`.execute(db);
  for (const [place, [product, val]] of doses.entries()) {
    await sql`insert into scheme_product values (${brand}, ${id}, ${product}, ${place})`.execute(db);
    await sql`insert into scheme_dose values (${brand}, ${id}, 0, ${product}, ${val})`.execute(db);
  }
  return id;
}

const ask = async (as: number | null = null) => {
  const { status, body } = await api.request<Schema<"FedSchemeList">>(
    "GET",
    `/diaries/${diary}/weeks/${week}/schemes`,
    { as },
  );
  return { status, items: body.data?.items ?? [] };
};
const dosesOf = ([scheme]: Schema<"FedScheme">[]) =>
  scheme?.items.map(({ item_product, val, val_scheme }) => [item_product.name, val, val_scheme]);

describe("the comparison of feedings with a feeding chart", () => {
  it("lists products of both, of the chart only, and of the feeding only", async () => {
    const extra = await addProduct(api.database.db, { name: "Extra", brandId: loam });
    await feed(base, 1.5);
    await feed(extra, 0.5);
    await feed(bloom, 9, { is_remove: true });
    const id = await addScheme({
      doses: [
        [bloom, 1],
        [base, 2],
      ],
    });
    const { items } = await ask();
    expect(items).toMatchObject([
      { id, name: "Coco", item_brand: { id: loam }, faza: 1, week: 2, ec: 1.4, ph: 5.8, is_flush: false },
    ]);
    expect(dosesOf(items)).toEqual([
      ["Bloom", null, 1],
      ["Base", 1.5, 2],
      ["Extra", 0.5, null],
    ]);
  });

  it("prefers the chart for the substrate, then the one with most fed products", async () => {
    await feed(base, 1);
    await feed(bloom, 1);
    await addScheme({ name: "Any, one" });
    const both = await addScheme({
      name: "Any, both",
      doses: [
        [base, 1],
        [bloom, 1],
      ],
    });
    expect((await ask()).items.map(({ id }) => id)).toEqual([both]);
    const coco = await addScheme({ name: "For coco", soil: COCO });
    await addScheme({ name: "For soil", soil: 1 });
    expect((await ask()).items.map(({ id }) => id)).toEqual([coco]);
  });

  it("has one chart per brand, by name", async () => {
    const ember = await addBrand(api.database.db, { name: "Ember" });
    const grow = await addProduct(api.database.db, { name: "Grow", brandId: ember });
    await feed(base, 1);
    await feed(grow, 1);
    await addScheme();
    await addScheme({ brand: ember, doses: [[grow, 3]] });
    expect((await ask()).items.map(({ item_brand }) => item_brand.name)).toEqual(["Ember", "Loam"]);
  });

  it.each<[string, NewScheme]>([
    ["of another week", { at: 3 }],
    ["of another phase", { faza: 0 }],
    ["for another substrate", { soil: 1 }],
    ["that is not public", { columns: { is_public: false } }],
    ["that was removed", { columns: { is_remove: true, remove_date: "2026-01-01" } }],
  ])("is empty %s", async (_, scheme) => {
    await feed(base, 1);
    await addScheme(scheme);
    expect(await ask()).toEqual({ status: 200, items: [] });
  });

  it("is empty without products of the catalogue, and for a harvest", async () => {
    await addScheme();
    expect((await ask()).items).toEqual([]);
    await feed(base, 1);
    await sql`update week set faza = 2`.execute(api.database.db);
    expect((await ask()).items).toEqual([]);
  });

  it("takes two queries", async () => {
    await feed(base, 1);
    await addScheme();
    expect(await queriesOf(api.database, () => ask())).toHaveLength(2);
  });
});

it("the comparison returns 404 without access to the week", async () => {
  await feed(base, 1);
  await addScheme();
  const columns = async (change: object) => {
    for (const [column, value] of Object.entries(change)) {
      await sql`update diary set ${sql.ref(column)} = ${value}`.execute(api.database.db);
    }
  };
  await columns({ is_lock: true });
  expect([(await ask()).status, (await ask(author.id)).status]).toEqual([404, 200]);
  await columns({ is_lock: false, is_hidden: true });
  expect([(await ask()).status, (await ask(author.id)).status]).toEqual([404, 200]);
  await columns({ is_hidden: false });
  for (const address of ["999/weeks/1", `${diary}/weeks/999`, "x/weeks/1"]) {
    expect((await api.request("GET", `/diaries/${address}/schemes`)).status).toBe(404);
  }
});
