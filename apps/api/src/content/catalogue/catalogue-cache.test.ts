import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { addBrand, addProduct } from "../../testing/catalogue-rows.ts";
import { queriesOf } from "../../testing/count-queries.ts";
import { freshApi } from "../../testing/fresh-api.ts";
import { catalogueOf, type Named } from "./catalogue-cache.ts";
import { catalogueVersion } from "./catalogue-refs.ts";

const api = freshApi();
let brand: number;
let product: number;

beforeEach(async () => {
  const { db } = api.database;
  brand = await addBrand(db, { name: "Maker" });
  product = await addProduct(db, { name: "Bottle", brandId: brand });
});

/** The cached catalogue entries for these references. */
async function given(...things: Named[]) {
  const { db } = api.database;
  const { rows } = await sql<{ version: string | null }>`select ${catalogueVersion} as version`.execute(db);
  return await catalogueOf(db, rows[0]?.version ?? null, things);
}

const both = (): Named => ({ product_id: product, brand_id: brand });

test("catalogueOf reads products and brands once, however often they are referenced", async () => {
  expect(await queriesOf(api.database, () => given(both(), both()))).toHaveLength(2);
  expect(await queriesOf(api.database, () => given(both(), both()))).toHaveLength(1);
  const catalogue = await given(both());
  expect(catalogue.product(product)).toMatchObject({ id: product, name: "Bottle", ppfd: null });
  expect(catalogue.brand(brand)).toMatchObject({ id: brand, name: "Maker" });
});

test("catalogueOf adds entries that were not cached before", async () => {
  await given({ product_id: product, brand_id: null });
  const other = await addBrand(api.database.db, { name: "Other" });
  const catalogue = await given(both(), { product_id: null, brand_id: other });
  expect([catalogue.brand(brand)?.name, catalogue.brand(other)?.name]).toEqual(["Maker", "Other"]);
});

test.each([
  ["product", sql`name = 'Can'`, "Can", "Maker"],
  ["product", sql`is_remove = true, remove_date = now()`, undefined, "Maker"],
  ["brand", sql`name = 'Owner'`, "Bottle", "Owner"],
  ["brand", sql`is_remove = true, remove_date = now()`, "Bottle", undefined],
] as const)("catalogueOf returns the changed %s with the next version", async (table, set, bottle, maker) => {
  await given(both());
  await sql`update ${sql.table(table)} set ${set}`.execute(api.database.db);
  const catalogue = await given(both());
  expect([catalogue.product(product)?.name, catalogue.brand(brand)?.name]).toEqual([bottle, maker]);
});

test("catalogueOf has the power of a lamp if its maker gives it", async () => {
  await sql`update product set props = '{"ppfd": 1050}'`.execute(api.database.db);
  expect((await given(both())).product(product)?.ppfd).toBe(1050);
});

test("catalogueOf runs no query without references", async () => {
  expect(await queriesOf(api.database, () => given({ product_id: null, brand_id: null }))).toHaveLength(1);
  const catalogue = await given({ product_id: 999, brand_id: 999 });
  expect([catalogue.product(null), catalogue.brand(null)]).toEqual([null, null]);
  expect([catalogue.product(999), catalogue.brand(999)]).toEqual([null, null]);
  expect(
    await queriesOf(api.database, () => given({ product_id: 999, brand_id: 999 })),
    "that it is not there is known",
  ).toHaveLength(1);
});

test("catalogueOf does not cache what a rolled-back transaction read", async () => {
  const { db, transaction } = api.database;
  const failed = transaction(async (tx) => {
    await sql`update product set name = 'Never'`.execute(tx);
    expect((await catalogueOf(tx, "1", [both()])).product(product)?.name).toBe("Never");
    throw new Error("rolled back");
  });
  await expect(failed).rejects.toThrow("rolled back");
  expect((await catalogueOf(db, "1", [both()])).product(product)?.name).toBe("Bottle");
});
