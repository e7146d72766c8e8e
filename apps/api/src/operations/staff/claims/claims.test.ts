import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { beforeEach, expect, it } from "vitest";
import { repairCounters } from "../../../jobs/counters/repair-counters.ts";
import { addBrand, addProduct, addStrain } from "../../../testing/catalogue-rows.ts";
import { addDiary } from "../../../testing/diary-rows.ts";
import { freshApi } from "../../../testing/fresh-api.ts";
import type { TestUser } from "../../../testing/test-api.ts";

const api = freshApi();
let moderator: TestUser;
let grower: TestUser;

beforeEach(async () => {
  moderator = await api.addUser({ name: "moderator", access: ["moderate"] });
  grower = await api.addUser({ name: "grower" });
});

async function grow(name: string, category = "seed", visibility = "public"): Promise<number> {
  const { db } = api.database;
  const diary = await addDiary(db, { userId: grower.id });
  await sql`update diary set visibility = ${visibility} where id = ${diary}`.execute(db);
  await sql`insert into diary_equip (diary_id, category, name) values (${diary}, ${category}, ${name})`.execute(
    db,
  );
  return diary;
}

const claims = async () =>
  (await api.request<Schema<"NameClaimList">>("GET", "/staff/claims", { as: moderator.id })).body.data;
const decide = (body: object, as: number | null = moderator.id) =>
  api.request<Schema<"NameClaimResult">>("POST", "/staff/claims", { as, body });

it("names of public diaries without a row of the catalogue are listed, the most used first", async () => {
  await grow("Moon Biscuit");
  await grow(" moon biscuit");
  await grow("Board 240", "lamp_veg");
  await grow("Secret Strain", "seed", "private");
  const { items, total } = await claims();
  expect(total).toBe(2);
  expect(items).toMatchObject([
    { category: "seed", cnt_diaries: 2 },
    { category: "lamp_veg", name: "Board 240", cnt_diaries: 1 },
  ]);
  expect(items[0]?.name.toLowerCase()).toBe("moon biscuit");
});

it("a name is linked to a strain in all diaries that name it", async () => {
  const { db } = api.database;
  const strain = await addStrain(db, "Moon Biscuit");
  await grow("Moon Biscuit");
  await grow("MOON BISCUIT");
  await repairCounters(api.database);
  const { status, body } = await decide({ category: "seed", name: "Moon Biscuit", strain: "moon-biscuit" });
  expect([status, body.data.cnt_diaries]).toEqual([200, 2]);
  expect((await claims()).total).toBe(0);
  const { rows } = await sql`select cnt_diaries from strain where id = ${strain}`.execute(db);
  expect(rows).toEqual([{ cnt_diaries: 2 }]);
  expect(await repairCounters(api.database)).toEqual([]);
});

it("a name is linked to a product with its brand and its name", async () => {
  const { db } = api.database;
  const brand = await addBrand(db, { name: "Lumen", section: "grow-lights" });
  const product = await addProduct(db, { name: "Board 240", brandId: brand, section: "grow-lights" });
  await grow("board240", "lamp_flower");
  await decide({ category: "lamp_flower", name: "board240", product: String(product) });
  const { rows } = await sql`select name, brand_id, product_id from diary_equip`.execute(db);
  expect(rows).toEqual([{ name: "Board 240", brand_id: brand, product_id: product }]);
});

it("a dismissed name is not listed again and stays in its diaries", async () => {
  await grow("bag seed");
  expect((await decide({ category: "seed", name: "Bag Seed" })).body.data).toEqual({ cnt_diaries: 0 });
  await grow("Bag seed");
  expect((await claims()).total).toBe(0);
  const { rows } = await sql`select name from diary_equip order by name`.execute(api.database.db);
  expect(rows).toHaveLength(2);
});

it("returns an error for unknown names, unsuitable rows and other users", async () => {
  const { db } = api.database;
  await addStrain(db, "Plum");
  const brand = await addBrand(db, { name: "Loam" });
  await addProduct(db, { name: "Bloom", brandId: brand });
  await grow("Board 240", "lamp_veg");
  const name = { category: "lamp_veg", name: "Board 240" };
  expect((await decide({ category: "seed", name: "Nothing" })).status).toBe(404);
  expect((await decide({ ...name, strain: "plum" })).codes).toEqual(["not_allowed strain"]);
  expect((await decide({ ...name, product: "bloom" })).codes).toEqual(["not_allowed product"]);
  expect((await decide({ ...name, product: "nobody" })).codes).toEqual(["unknown_reference product"]);
  expect((await decide(name, null)).status).toBe(401);
  expect((await decide(name, grower.id)).status).toBe(403);
  expect((await claims()).total).toBe(1);
});
