import { readdirSync, readFileSync } from "node:fs";
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

describe("the crowd", () => {
  beforeAll(async () => {
    await onServer(`drop database if exists ${NAME} with (force)`, `create database ${NAME}`);
    client = new pg.Client({ connectionString: url.href });
    await client.connect();
    for (const file of readdirSync(migrations).sort())
      await client.query(readFileSync(new URL(file, migrations), "utf8"));
  }, 120_000);

  afterAll(async () => {
    await client.end();
    await onServer(`drop database ${NAME} with (force)`);
  });

  test("is loaded in whole thousands beside the demo site, and resumes after an interruption", {
    timeout: 300_000,
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

  test("keeps every counter correct", async () => {
    const wrong = {
      "likes of diaries":
        "diary t where cnt_likes <> (select count(*) from likes where type = 'diary' and content_id = t.id)",
      "comments of weeks":
        "week t where cnt_comments <> (select count(*) from comment where type = 'week' and content_id = t.id)",
      replies: "comment t where cnt_childs <> (select count(*) from comment c where c.parent_id = t.id)",
      "diaries of growers":
        "users t where cnt_reports <> (select count(*) from diary d where d.user_id = t.id)",
      "diaries of products":
        "product t where cnt_diaries <> (select count(distinct diary_id) from diary_equip e where e.product_id = t.id)",
      "ratings of products":
        "product t where sum_rate <> (select coalesce(sum(coalesce(n_general, 1)), 0) from review r where r.product_id = t.id)",
    };
    for (const [what, from] of Object.entries(wrong)) {
      expect([what, await value(`select count(*) from ${from}`)]).toEqual([what, 0]);
    }
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
