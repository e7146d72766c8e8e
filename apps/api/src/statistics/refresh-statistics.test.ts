import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { addBrand, addProduct, addStrain } from "../testing/catalogue-rows.ts";
import { addDiary, addGrower, addWeek } from "../testing/diary-rows.ts";
import { freshApi } from "../testing/fresh-api.ts";
import { refreshCategoryStatistics } from "./category-statistics.ts";
import { makeAllDue, refreshStatistics } from "./refresh-statistics.ts";

const api = freshApi();
const run = (statement: ReturnType<typeof sql>) => statement.execute(api.database.db);
let ember: number;
let plum: number;
let plumSeed: number;
let haze: number;

beforeEach(async () => {
  const { db } = api.database;
  ember = await addBrand(db, { name: "Ember", section: "seedbank" });
  plum = await addStrain(db, "Night Plum");
  haze = await addStrain(db, "Pine Haze");
  plumSeed = await addProduct(db, {
    name: "Night Plum",
    brandId: ember,
    section: "seedbank",
    strainId: plum,
  });
});

interface Harvest {
  /** By default a grower of its own. */
  userId?: number;
  weight?: number;
  strainId?: number;
  columns?: Record<string, string | number | boolean>;
  tastes?: string[];
}

async function harvest({
  userId,
  weight = 300,
  strainId = plum,
  columns = {},
  tastes = [],
}: Harvest = {}): Promise<number> {
  const { db } = api.database;
  const figures = { is_harvest: true, max_faza: 2, harvest_weight: weight, harvest_watt: 300, cnt_days: 91 };
  const id = await addDiary(db, {
    userId: userId ?? (await addGrower(db)),
    columns: { type_light: "{3}", ...figures, ...columns },
  });
  const productId = strainId === plum ? plumSeed : null;
  const brandId = strainId === plum ? ember : null;
  await run(sql`
    insert into diary_equip (diary_id, category, name, strain_id, product_id, brand_id)
    values (${id}, 'seed', 'Seed', ${strainId}, ${productId}, ${brandId})`);
  await addWeek(db, id, { days: 1, faza: -1, germination_method: 1, seeds_sown: 5, seeds_sprouted: 4 });
  for (const days of [2, 3, 4]) await addWeek(db, id, { days, faza: 0, height: days * 10 });
  for (const days of [5, 12]) await addWeek(db, id, { days, faza: 1, height: 90 });
  const week = await addWeek(db, id, {
    days: 13,
    faza: 2,
    harvest_plant: 3,
    harvest_space: 1,
    review_general: 8,
  });
  for (const val of tastes) {
    await run(
      sql`insert into week_report (diary_id, week_id, category, val) values (${id}, ${week}, 'tastes', ${val})`,
    );
  }
  return id;
}

/** The yield by which the lists of strains, seeds and seedbanks are sorted. */
async function listedYields(): Promise<(number | null)[]> {
  const { rows } = await sql<{ yields: (number | null)[] }>`
    select array[
      (select yield_watt from strain where id = ${plum}),
      (select yield_watt from grow_statistics where type = 'product' and content_id = ${plumSeed} and val = ''),
      (select yield_watt from grow_statistics where type = 'brand' and content_id = ${ember} and val = '')] as yields`.execute(
    api.database.db,
  );
  return rows[0]?.yields ?? [];
}

const refresh = () => refreshStatistics(api.database);
const statistics = async (path = "strains/night-plum", query = "") => {
  const { status, body } = await api.request<Schema<"GrowStatistics">>("GET", `/${path}/statistics${query}`);
  if (status !== 200) throw new Error(`answered ${status}`);
  return body.data;
};

describe("statistics of harvests", () => {
  it("are null for fewer than five growers, with the number that is needed", async () => {
    for (let n = 0; n < 4; n += 1) await harvest({ tastes: ["citrus"] });
    await refresh();
    expect(await statistics()).toMatchObject({
      ...{ cnt_harvests: 4, n: 4, n_min: 5, yield_watt: null, flowering_days: null, n_general: null },
      ...{
        items_histogram: [],
        items_share: [],
        items_setup: [],
        items_brand: [],
        item_germination: null,
      },
    });
    expect(await listedYields()).toEqual([null, null, null]);
    await harvest();
    await refresh();
    expect((await statistics()).yield_watt).toMatchObject({ n: 5, median: 1 });
    expect(await listedYields()).toEqual([1, 1, 1]);
  });

  it("count growers, not their diaries", async () => {
    const { db } = api.database;
    const ada = await addGrower(db);
    for (let n = 0; n < 6; n += 1) await harvest({ userId: ada, tastes: ["citrus"] });
    for (let n = 0; n < 3; n += 1) await harvest({ tastes: ["citrus"] });
    await refresh();
    const none = { yield_watt: null, flowering_days: null, n_general: null, item_germination: null };
    const empty = { items_share: [], items_setup: [], items_brand: [] };
    expect(await statistics()).toMatchObject({
      cnt_harvests: 9,
      n: 4,
      growers_general: 4,
      ...none,
      ...empty,
    });
    expect(await statistics("strains/night-plum", "?type_room=1")).toMatchObject({ n: 4, ...none });
    expect(await listedYields()).toEqual([null, null, null]);
    const unrated = await harvest({ tastes: ["pine"] });
    await run(sql`update week set review_general = null where diary_id = ${unrated}`);
    await refresh();
    expect(await statistics()).toMatchObject({
      ...{ cnt_harvests: 10, n: 5, yield_watt: { n: 5, median: 1 }, n_general: null, growers_general: 4 },
      ...{
        growers_share: 5,
        item_germination: { percent: 80, cnt_seeds: 50, n: 5, items_method: [{ n: 5 }] },
      },
      items_share: [
        { val: "citrus", percent: 80, n: 4 },
        { val: "pine", percent: 20, n: 1 },
      ],
      ...{ items_setup: [{ n: 5 }, { n: 5 }, { n: 5 }], items_brand: [{ n: 5, n_general: null }] },
    });
    expect(await listedYields()).toEqual([1, 1, 1]);
  });

  it("contain median, spread and number, by room, lamp and seedbank", async () => {
    for (const weight of [240, 270, 300, 330, 360]) await harvest({ weight, tastes: ["citrus"] });
    await harvest({ weight: 600, columns: { type_room: 2 }, tastes: ["pine"] });
    await refresh();
    const all = await statistics();
    expect(all).toMatchObject({
      ...{ cnt_harvests: 6, n_general: 8, veg_days: { median: 21 }, flowering_days: { median: 56 } },
      ...{ cnt_days: { median: 91 }, height: { median: 90 }, yield_watt: { n: 6, median: 1.05 } },
      ...{ yield_area: { median: 315 }, yield_plant: { median: 105 } },
      item_germination: {
        percent: 80,
        cnt_seeds: 30,
        items_method: [{ method: 1, percent: 80, cnt_seeds: 30 }],
      },
      items_share: [
        { category: "tastes", val: "citrus", percent: 83, n: 5 },
        { category: "tastes", val: "pine", percent: 17, n: 1 },
      ],
      items_brand: [{ item_brand: { name: "Ember" }, n: 6 }],
    });
    expect(all.items_setup.map(({ by, val, n }) => [by, val, n])).toEqual([
      ["room", 1, 5],
      ["soil", 2, 6],
      ["light", 3, 6],
    ]);
    const indoors = await statistics("strains/night-plum", "?type_room=1");
    expect(indoors.yield_watt).toMatchObject({ n: 5, median: 1 });
    const counted = (of: typeof all) =>
      of.items_histogram.map(({ name, from, step, counts }) => [name, from, step, counts]);
    expect(counted(all)).toEqual([
      ["flowering_days", 45, 5, [0, 0, 6, 0, 0]],
      ["yield_watt", 0.8, 0.2, [2, 2, 1, 0, 0, 1]],
      ["yield_plant", 80, 20, [2, 2, 1, 0, 0, 1]],
      ["height", 80, 5, [0, 0, 6, 0, 0]],
    ]);
    expect(counted(indoors).map(([name, , , counts]) => [name, counts])).toEqual([
      ["flowering_days", [0, 0, 5, 0, 0]],
      ["yield_watt", [1, 1, 1, 1, 1]],
      ["yield_plant", [1, 1, 1, 1, 1]],
      ["height", [0, 0, 5, 0, 0]],
    ]);
    expect((await statistics("strains/night-plum", "?type_room=3")).cnt_harvests).toBe(0);
    expect((await statistics(`products/${plumSeed}`)).cnt_harvests).toBe(6);
  });

  it("leave out hidden diaries, and those with several strains", async () => {
    await harvest({ columns: { is_hidden: true } });
    const mixed = await harvest();
    await run(
      sql`insert into diary_equip (diary_id, category, name, strain_id) values (${mixed}, 'seed', 'Haze', ${haze})`,
    );
    await harvest();
    await refresh();
    expect((await statistics()).cnt_harvests).toBe(1);
  });

  it("equal a full computation after any changes", async () => {
    const ids = [];
    for (let n = 0; n < 14; n += 1) {
      ids.push(
        await harvest({
          weight: 200 + 13 * n,
          strainId: n % 3 === 0 ? haze : plum,
          tastes: n % 2 ? ["citrus"] : ["pine"],
        }),
      );
      if (n % 4 === 0) await refresh();
    }
    const [first, second, third, fourth, fifth] = ids;
    await run(sql`update diary set is_hidden = true where id = ${first}`);
    await run(sql`update week set height = 120 where diary_id = ${second} and days = 12`);
    await run(sql`delete from week_report where diary_id = ${second}`);
    await run(
      sql`update diary_equip set strain_id = ${haze}, product_id = null, brand_id = null where diary_id = ${third}`,
    );
    await refresh();
    await run(sql`delete from diary where id = ${fourth}`);
    await run(sql`update diary set harvest_weight = 900 where id = ${fifth}`);
    await run(
      sql`update week set is_remove = true, remove_date = now() where diary_id = ${fifth} and faza = -1`,
    );
    await refresh();
    expect(await refresh()).toBe(0);

    const incremental = await computed();
    await run(sql`delete from harvest_fact`);
    await makeAllDue(api.database);
    await refresh();
    expect(await computed()).toEqual(incremental);
    expect(incremental.statistics.length).toBeGreaterThan(3);
  });

  it("of a value are those of the reports that name it, and give strains their share", async () => {
    await run(sql`insert into strain_category (strain_id, category, val) values
      (${plum}, 'tastes', 'citrus'), (${haze}, 'tastes', 'citrus'), (${plum}, 'thc', 'high')`);
    for (let n = 0; n < 6; n += 1) await harvest({ tastes: n < 5 ? ["citrus", "pine"] : ["pine"] });
    await refresh();
    await refreshCategoryStatistics(api.database);
    const value = async (path: string) =>
      (await api.request<Schema<"StrainCategoryValue">>("GET", `/ref/strain-categories/${path}`)).body.data;
    expect(await value("tastes/citrus")).toMatchObject({
      ...{ cnt_strains: 2, cnt_reports: 5, yield_watt: { median: 1 } },
      items_share: [{ category: "tastes", val: "pine", percent: 100, n: 5 }],
    });
    expect(await value("thc/high")).toMatchObject({ cnt_strains: 1, cnt_reports: 6 });
    expect(await value("thc/low")).toMatchObject({ cnt_strains: 0, cnt_reports: 0, items_share: [] });
    const { body } = await api.request<Schema<"StrainCardList">>(
      "GET",
      "/strains?category=tastes&val=citrus&sort=share",
    );
    expect(body.data.items.map(({ id, percent }) => [id, percent])).toEqual([
      [plum, 83],
      [haze, null],
    ]);
  });
});

async function computed() {
  const facts = await sql`select * from harvest_fact order by type, content_id, diary_id`.execute(
    api.database.db,
  );
  const { rows } = await sql`
    select type, content_id, val, value, yield_watt, cnt_harvests from grow_statistics order by type, content_id, val`.execute(
    api.database.db,
  );
  return { facts: facts.rows, statistics: rows };
}
