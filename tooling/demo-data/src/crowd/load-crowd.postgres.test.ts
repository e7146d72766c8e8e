import { readdirSync, readFileSync } from "node:fs";
import { testTime } from "@grow/testing/test-time";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { generateDemo } from "../generate.ts";
import { loadCrowd } from "./load-crowd.ts";

const migrations = new URL("../../../../apps/api/src/db/migrations/", import.meta.url);
const server = process.env.TEST_DATABASE_URL;
const NAME = "grow_test_crowd";
const data = generateDemo({ anchor: "2026-09-14" });
const url = new URL(server ?? "postgresql://localhost/postgres");
url.pathname = `/${NAME}`;

async function onServer(...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

let client: pg.Client;

async function value(query: string): Promise<unknown> {
  const { rows } = await client.query<{ value: unknown }>(`select (${query})::int as value`);
  return rows[0]?.value;
}

// The first test loads what the others count.
describe("the crowd", { shuffle: false }, () => {
  beforeAll(async () => {
    await onServer(`drop database if exists ${NAME} with (force)`, `create database ${NAME}`);
    client = new pg.Client({ connectionString: url.href });
    await client.connect();
    for (const file of readdirSync(migrations).sort())
      await client.query(readFileSync(new URL(file, migrations), "utf8"));
  });

  afterAll(async () => {
    await client.end();
    await onServer(`drop database ${NAME} with (force)`);
  });

  test("is loaded in whole thousands beside the demo site, and resumes after an interruption", {
    // Loads 2000 diaries.
    timeout: testTime.testTimeout * 3,
  }, async () => {
    const seen: string[] = [];
    const onProgress = (done: number, total: number) => seen.push(`${done}/${total}`);
    const options = { passwordHash: "hash", onProgress };
    expect(await loadCrowd(client, data, { ...options, diaries: 1 })).toBe(1000);
    expect(await loadCrowd(client, data, { ...options, diaries: 2000 })).toBe(2000);
    expect(await loadCrowd(client, data, { ...options, diaries: 1000 })).toBe(2000);
    expect(seen).toEqual(["0/1000", "1000/1000", "1000/2000", "2000/2000", "2000/2000"]);
    expect(await value("select count(*) from diary")).toBe(2120);
  });

  // Counted once for the whole table: row by row it would take minutes.
  test.each([
    [
      "likes of diaries",
      "diary",
      "cnt_likes",
      "content_id, count(*) from likes where type = 'diary' group by 1",
    ],
    [
      "comments of weeks",
      "week",
      "cnt_comments",
      "content_id, count(*) from comment where type = 'week' group by 1",
    ],
    ["replies", "comment", "cnt_childs", "parent_id, count(*) from comment group by 1"],
    ["diaries of growers", "users", "cnt_reports", "user_id, count(*) from diary group by 1"],
    [
      "diaries of products",
      "product",
      "cnt_diaries",
      "product_id, count(distinct diary_id) from diary_equip group by 1",
    ],
    [
      "ratings of products",
      "product",
      "sum_rate",
      "product_id, sum(coalesce(n_general, 1)) from review where not is_affiliated group by 1",
    ],
  ])("keeps the %s correct", async (_, table, column, counts) => {
    const wrong = `${table} t left join (select ${counts}) c (id, number) on c.id = t.id
      where t.${column} <> coalesce(c.number, 0)`;
    expect(await value(`select count(*) from ${wrong}`)).toBe(0);
    expect(await value(`select count(*) from ${table} where ${column} > 0`)).toBeGreaterThan(0);
  });

  test("advances the id sequences", async () => {
    const { rows } = await client.query<{ is_next: boolean }>(
      "insert into diary (name, type_room, type_soil, type_watering) values ('x', 1, 1, 1) returning id = (select max(id) + 1 from diary) as is_next",
    );
    expect(rows).toEqual([{ is_next: true }]);
  });

  test("is not loaded into a database with users' data", async () => {
    await client.query("delete from site_state");
    expect(await loadCrowd(client, data, { diaries: 1000, passwordHash: "hash" })).toBeNull();
  });
});
