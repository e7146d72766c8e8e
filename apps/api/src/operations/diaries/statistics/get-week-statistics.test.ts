import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { addBrand, addProduct, addStrain } from "../../../testing/catalogue-rows.ts";
import { queriesOf } from "../../../testing/count-queries.ts";
import { addDiary, addGrower, addPhoto, addWeek } from "../../../testing/diary-rows.ts";
import { freshApi } from "../../../testing/fresh-api.ts";
import type { TestUser } from "../../../testing/test-api.ts";

const api = freshApi();
let author: TestUser;
let strainId: number;
let productId: number;
let diary: number;
let week: number;

beforeEach(async () => {
  const { db } = api.database;
  author = await api.addUser({ name: "author" });
  strainId = await addStrain(db, "Night Plum");
  productId = await addProduct(db, { name: "Base", brandId: await addBrand(db, { name: "Loam" }) });
  diary = await grow(author.id);
  await addWeek(db, diary, { days: 5, faza: 1 });
  week = await addWeek(db, diary, { days: 6, faza: 1, air_temp: 40 });
});

/** A diary of the strain. */
async function grow(userId: number | null, columns: Record<string, string | number | boolean> = {}) {
  const id = await addDiary(api.database.db, { userId, columns });
  await sql`
    insert into diary_equip (diary_id, category, name, strain_id)
    values (${id}, 'seed', 'Night Plum', ${strainId})`.execute(api.database.db);
  return id;
}

/** Another grower's, who began to flower in week 7: the second week of flower is week 8. */
async function other(
  reading: number | null,
  columns: Record<string, string | number | boolean> = {},
): Promise<number> {
  const { db } = api.database;
  const id = await grow(await addGrower(db), { type_light: "{3}", max_faza: 1, ...columns });
  await addWeek(db, id, { days: 6, faza: 0, height: 30, air_temp: 10 });
  await addWeek(db, id, { days: 7, faza: 1, air_temp: 10 });
  const same = await addWeek(db, id, { days: 8, faza: 1, air_temp: reading, air_hum: 60 });
  await sql`
    insert into week_nutrient (diary_id, week_id, block, name, product_id, val)
    values (${id}, ${same}, 'flowering', 'Base', ${productId}, ${(reading ?? 0) / 10})`.execute(db);
  await addPhoto(db, { diary_id: id, week_id: same });
  return id;
}

const ask = async (query = "", as: number | null = null) => {
  const { status, body } = await api.request<Schema<"WeekStatistics">>(
    "GET",
    `/diaries/${diary}/weeks/${week}/statistics${query}`,
    { as },
  );
  return status === 200 ? body.data : status;
};
const statistics = async (query = "") => {
  const data = await ask(query);
  if (typeof data === "number") throw new Error(`answered ${data}`);
  return data;
};

describe("the same week of others", () => {
  it("shows median, spread and number from five growers on", async () => {
    for (const reading of [20, 21, 22, 23]) await other(reading);
    expect(await statistics()).toEqual({
      item_strain: { id: strainId, name: "Night Plum", link: "/strains/night-plum" },
      faza: 1,
      n_phase_week: 2,
      n: 4,
      n_min: 5,
      items_reading: [],
      items_nutrient: [],
      items_height: [],
      items_filter: [],
      items_week: [],
    });
    await other(24);
    const data = await statistics();
    expect(data.n).toBe(5);
    const temperature = data.items_reading.find(({ prop }) => prop === "air_temp");
    expect(temperature?.item_spread).toMatchObject({ n: 5, q1: 21, median: 22, q3: 23 });
    expect(temperature?.item_spread.p5).toBeCloseTo(20.2);
    expect(temperature?.item_spread.p95).toBeCloseTo(23.8);
    // Of 22 °C and 60 %, with leaves 2 °C cooler.
    expect(data.items_reading.find(({ prop }) => prop === "vpd")?.item_spread.median).toBeCloseTo(0.75, 1);
    expect(data.items_nutrient).toMatchObject([{ item_product: { name: "Base" }, percent: 100, val: 2.2 }]);
    expect(data.items_height).toMatchObject([{ days: 6, item_spread: { n: 5, median: 30 } }]);
    expect(data.items_week).toHaveLength(5);
    expect(data.items_week[0]?.items_photo).toHaveLength(1);
  });

  it("leaves out a reading of fewer than five growers", async () => {
    for (const reading of [20, 21, 22, 23, null]) await other(reading);
    const data = await statistics();
    expect([data.n, data.items_reading.map(({ prop }) => prop)]).toEqual([5, ["air_hum"]]);
  });

  it("counts growers, not their diaries", async () => {
    const diaries = [];
    for (const reading of [20, 21, 22, 23, 24]) diaries.push(await other(reading));
    const { db } = api.database;
    await sql`
      update diary set user_id = (select user_id from diary where id = ${diaries[0] ?? 0})
      where id = ${diaries[1] ?? 0}`.execute(db);
    expect(await statistics()).toMatchObject({
      n: 4,
      items_reading: [],
      items_nutrient: [],
      items_height: [],
    });
    await other(null);
    expect(await statistics()).toMatchObject({ n: 5, items_height: [{ item_spread: { n: 5 } }] });
    const { items_reading, items_nutrient } = await statistics();
    expect(items_reading.map(({ prop, item_spread }) => [prop, item_spread.n])).toEqual([["air_hum", 5]]);
    expect(items_nutrient).toMatchObject([{ percent: 100 }]);
  });

  it("counts the nutrients of all entries of a week, and averages their doses", async () => {
    const diaries: number[] = [];
    for (const reading of [20, 20, 20, 20, 20]) diaries.push(await other(reading));
    const { db } = api.database;
    for (const diary of diaries) await addWeek(db, diary, { days: 8, faza: 1, air_hum: 60 });
    const fed = async () => (await statistics()).items_nutrient.map(({ percent, val }) => [percent, val]);
    expect(await fed()).toEqual([[100, 2]]);
    await sql`
      insert into week_nutrient (diary_id, week_id, block, name, product_id, val)
      select diary_id, max(id), 'flowering', 'Base', ${productId}, 4 from week where days = 8 group by diary_id`.execute(
      db,
    );
    expect(await fed()).toEqual([[100, 3]]);
  });

  it("has the readings of the quarter with the highest yield", async () => {
    for (const [index, reading] of [20, 21, 22, 23, 28].entries()) {
      await other(reading, { harvest_watt: 100, harvest_weight: 50 + index });
    }
    const best = async () => (await statistics()).items_reading.find(({ prop }) => prop === "air_temp")?.best;
    expect(await best()).toBe(25.5);
    await sql`update diary set harvest_weight = null where harvest_weight = 50`.execute(api.database.db);
    expect(await best()).toBeNull();
  });

  it("covers other growers' public diaries of the strain", async () => {
    for (const reading of [20, 21, 22, 23, 24]) await other(reading);
    await other(50, { user_id: author.id });
    await other(50, { is_hidden: true });
    const { db } = api.database;
    const elsewhere = await other(50);
    await sql`delete from diary_equip where diary_id = ${elsewhere}`.execute(db);
    expect((await statistics()).n).toBe(5);
  });

  it("covers diaries that reached this week", async () => {
    for (const reading of [20, 21, 22, 23, 24]) await other(reading);
    await other(50, { max_faza: 2 });
    expect((await statistics()).n).toBe(6);
    await sql`update diary set max_faza = 0 where max_faza = 2`.execute(api.database.db);
    expect((await statistics()).n).toBe(5);
  });

  it("is narrowed by filter words, and returns them", async () => {
    for (const reading of [20, 21, 22, 23, 24]) await other(reading);
    for (const reading of [30, 31, 32, 33, 34]) await other(reading, { type_light: "{2}" });
    const all = await statistics();
    expect(all.items_filter).toEqual([
      { slug: "hid", cnt_diaries: 5 },
      { slug: "led", cnt_diaries: 5 },
    ]);
    const led = await statistics("?tags=led");
    expect(led).toMatchObject({ n: 5, items_filter: [] });
    expect(led.items_reading.find(({ prop }) => prop === "air_temp")?.item_spread.median).toBe(22);
    expect(await ask("?tags=leds")).toBe(404);
    expect(await ask("?tags=led&tags=led")).toBe(422);
  });

  it("shows no photos of locked diaries", async () => {
    for (const reading of [20, 21, 22, 23, 24]) await other(reading, { is_lock: reading === 20 });
    const data = await statistics();
    expect([data.n, data.items_week.length]).toEqual([5, 4]);
  });

  it("takes five queries", async () => {
    for (const reading of [20, 21, 22, 23, 24]) await other(reading);
    expect(await queriesOf(api.database, () => statistics())).toHaveLength(5);
  });
});

it("statistics are empty for a diary without a strain of the catalogue", async () => {
  await sql`delete from diary_equip`.execute(api.database.db);
  expect(await statistics()).toMatchObject({ item_strain: null, n: 0, faza: 1, n_phase_week: 2 });
});

it("statistics return 404 without access to the week", async () => {
  const known = week;
  week = 999;
  expect(await ask()).toBe(404);
  week = known;
  await sql`update diary set is_lock = true where id = ${diary}`.execute(api.database.db);
  expect([await ask(), typeof (await ask("", author.id))]).toEqual([404, "object"]);
  await sql`update diary set is_hidden = true where id = ${diary}`.execute(api.database.db);
  expect([await ask(), typeof (await ask("", author.id))]).toEqual([404, "object"]);
});
