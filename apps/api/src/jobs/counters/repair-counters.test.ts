import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Database } from "../../db/database.ts";
import { insertSamples } from "../../db/testing/insert-samples.ts";
import { emptyTables, testDatabase } from "../../testing/test-database.ts";
import { COUNTERS, UNCOUNTED } from "./counters.ts";
import { repairCounters } from "./repair-counters.ts";
import { repairDiaries } from "./repair-diaries.ts";

let database: Database;

beforeAll(async () => {
  database = await testDatabase();
});

beforeEach(async () => {
  await emptyTables(database);
});

async function allNumbers(): Promise<Record<string, unknown[]>> {
  const numbers: Record<string, unknown[]> = {};
  for (const { table, key, truth } of COUNTERS) {
    const { rows } = await database.pool.query(
      `select ${[...key, ...Object.keys(truth)].join()} from ${table} order by ${key.join()}`,
    );
    numbers[table] = rows;
  }
  return numbers;
}

describe("repairCounters", () => {
  test("finds and corrects all wrong counters and reports their old values", async () => {
    await insertSamples(database.pool);
    // The sample rows have no counters, which the first run corrects.
    expect((await repairCounters(database)).length).toBeGreaterThan(20);
    expect(await repairCounters(database)).toEqual([]);
    const right = await allNumbers();
    expect(right).toMatchObject({
      users: [{ cnt_reports: 1, cnt_followers: 0 }, { cnt_reports: 0 }],
      // Its only review is by its manager.
      brand: [
        { cnt_products: 2, cnt_strains: 1, cnt_diaries: 1, cnt_followers: 1, cnt_reviews: 0, sum_rate: 0 },
      ],
      diary: [{ cnt_likes: 1, cnt_comments: 1 }],
      problem: [{ cnt_solutions: 1, is_solved: true }],
      newsletter: [{ cnt_sent: 1, cnt_opened: 0 }],
    });

    let spoilt = 0;
    for (const { table, truth } of COUNTERS) {
      const wrong = Object.keys(truth).map((column) =>
        column === "is_solved" ? `${column} = not ${column}` : `${column} = ${column} + 7`,
      );
      const { rowCount } = await database.pool.query(`update ${table} set ${wrong.join()}`);
      spoilt += (rowCount ?? 0) * wrong.length;
    }
    const repairs = await repairCounters(database);
    expect(repairs).toHaveLength(spoilt);
    expect(repairs).toContainEqual({ table: "diary", row: "1", column: "cnt_likes", was: 8, is: 1 });
    expect(repairs).toContainEqual({
      table: "voting_option",
      row: "1-1",
      column: "cnt_votes",
      was: 8,
      is: 1,
    });
    expect(await allNumbers()).toEqual(right);
  });

  test("handles more rows than one batch", async () => {
    await database.pool.query(
      "insert into users (name, cnt_reports) select 'grower-' || n, 5 from generate_series(1, 2500) as n",
    );
    const repairs = await repairCounters(database);
    expect(repairs).toHaveLength(2500);
    expect(new Set(repairs.map(({ row }) => row)).size).toBe(2500);
    expect(await repairCounters(database)).toEqual([]);
  });

  test("covers every counter", async () => {
    const { rows } = await database.pool.query<{ column: string }>(`
      select table_name || '.' || column_name as column from information_schema.columns
      where table_schema = 'public' and (column_name like 'cnt\\_%' or column_name = 'sum_rate')
        and table_name not like '%\\_day' and (column_name <> 'cnt_views' or table_name = 'banner')`);
    const known = new Set([
      ...COUNTERS.flatMap(({ table, truth }) => Object.keys(truth).map((column) => `${table}.${column}`)),
      ...Object.keys(UNCOUNTED),
    ]);
    expect(rows.map(({ column }) => column).filter((column) => !known.has(column))).toEqual([]);
  });
});

describe("repairDiaries", () => {
  test("recomputes the figures derived from weeks", async () => {
    await insertSamples(database.pool);
    await database.pool.query("update week set harvest_weight = 120, harvest_watt = 300, harvest_plant = 2");
    expect((await repairDiaries(database)).map(({ column }) => column)).toContain("harvest_weight");
    expect(await repairDiaries(database)).toEqual([]);
    await database.pool.query(`
      update diary set max_faza = 0, is_harvest = false, is_video = true, n_progress = 99, cnt_days = 3, cnt_weeks = 9,
        cnt_photos = 9, harvest_weight = 1, harvest_watt = 1`);
    await database.pool.query("update week set n_progress = 99");
    const repairs = await repairDiaries(database);
    expect(repairs.map(({ table, column }) => `${table}.${column}`).sort()).toEqual([
      "diary.cnt_days",
      "diary.cnt_photos",
      "diary.cnt_weeks",
      "diary.harvest_watt",
      "diary.harvest_weight",
      "diary.is_harvest",
      "diary.is_video",
      "diary.max_faza",
      "diary.n_progress",
      "week.n_progress",
    ]);
    expect(repairs).toContainEqual({ table: "diary", row: "1", column: "harvest_weight", was: 1, is: 120 });
    expect(await repairDiaries(database)).toEqual([]);
  });
});
