import { testTime } from "@grow/testing/test-time";
import type { PoolClient } from "pg";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { type TestApi, testApi } from "../testing/test-api.ts";
import { fillWithDiaries } from "./testing/many-rows.ts";

/**
 * The size that lists are designed for; set `PLANNED_DIARIES=1000000` to test another one. The rows really exist: the planner's statistics
 * are not faked.
 */
const DIARIES = Number(process.env.PLANNED_DIARIES ?? 100_000);

/** Tables that grow with the site. The catalogue does not: a full scan of brands, products and strains is fine. */
const GROWING = new Set([
  ...[
    "users",
    "user_handle",
    "account",
    "diary",
    "diary_equip",
    "grown_with",
    "search_entry",
    "week",
    "week_nutrient",
    "photo",
    "comment",
    "likes",
  ],
  ...["follow", "event", "review", "session"],
]);

interface Plan {
  readonly "Node Type": string;
  readonly "Relation Name"?: string;
  readonly Plans?: readonly Plan[];
}

interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

let api: TestApi;
let reader: number;

// Servers only: the embedded database has the same planner at a third of the speed.
describe.skipIf(!process.env.TEST_DATABASE_URL)(
  `with ${DIARIES} diaries no list and no detail page scans a whole table`,
  () => {
    beforeAll(
      async () => {
        api = await testApi();
        await fillWithDiaries(api.database.pool, DIARIES);
        reader = (await api.addUser({ name: "reader-of-all" })).id;
        await api.database.pool.query(
          "insert into follow (user_id, type, content_id) values ($1, 'user', 7), ($1, 'diary', 9)",
          [reader],
        );
      },
      testTime.hookTimeout * 4 * (DIARIES / 100_000),
    );

    afterAll(
      async () => {
        // Inserting row by row, like other tests, would take longer than all of them.
        const { rows } = await api.database.pool.query<{ name: string }>(
          "select tablename as name from pg_tables where schemaname = 'public' and tablename not in ('migration', 'plan', 'plan_text')",
        );
        await api.database.pool.query(
          `truncate ${rows.map(({ name }) => name).join()} restart identity cascade`,
        );
        // Other files would get query plans for 100,000 diaries, and truncate keeps the statistics.
        await api.database.pool.query(
          "delete from pg_statistic where starelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)",
        );
      },
      testTime.hookTimeout * 2 * (DIARIES / 100_000),
    );

    test.each([
      ...["new", "update", "like", "view"].flatMap((sort) => [
        `/diaries?sort=${sort}`,
        `/diaries?sort=${sort}&start=10000`,
        `/diaries?sort=${sort}&is_harvest=true`,
        `/diaries?sort=${sort}&tags=indoor`,
        `/diaries?sort=${sort}&tags=soil&tags=led`,
        `/diaries?sort=${sort}&tags=drip-watering&tags=flowering&tags=greenhouse`,
        `/diaries?sort=${sort}&tags=video`,
        `/diaries?sort=${sort}&user_id=7`,
        `/diaries?sort=${sort}&brand_id=3`,
        `/diaries?sort=${sort}&product_id=11`,
        `/diaries?sort=${sort}&strain_id=5`,
        `/diaries?sort=${sort}&tags=strain-strain-5&tags=outdoor`,
        `/diaries?sort=${sort}&tags=strain-strain-5&tags=soil&tags=led&start=48`,
        `/diaries?sort=${sort}&tags=brand-brand-2&tags=drip-watering&tags=greenhouse`,
        `/diaries?sort=${sort}&tags=strain-strain-5&tags=brand-brand-2&tags=indoor`,
      ]),
      "/diaries/5",
      ...["new", "old", "top"].flatMap((sort) => [
        `/comments/diary/1?sort=${sort}`,
        `/comments/diary/1?sort=${sort}&start=4000`,
        `/comments/diary/1?sort=${sort}&preload_comment=300400`,
      ]),
      "/diaries/5/similar-diaries",
      ...["?strain_id=6", "?user_id=7"].map((query) => `/diaries/total${query}`),
      ...["new", "like", "rate", "yield"].flatMap((sort) => [
        `/weeks?sort=${sort}`,
        `/weeks?sort=${sort}&faza=2`,
        `/weeks?sort=${sort}&strain_id=6`,
      ]),
      ...["new", "like", "high", "low"].flatMap((sort) => [
        `/reviews?sort=${sort}&start=40`,
        `/reviews?sort=${sort}&product_id=11`,
        `/reviews?sort=${sort}&brand_id=3`,
        `/reviews?sort=${sort}&strain_id=6`,
        `/reviews?sort=${sort}&user_id=7`,
        `/reviews?sort=${sort}&diary_id=9`,
        `/reviews?sort=${sort}&section=equipment`,
      ]),
      "/diaries/counts?tags=strain-strain-5",
      "/diaries/total?tags=brand-brand-2&tags=soil",
      "/search?query=plum",
      "/search?query=plum&group=diaries&start=8",
      "/search?query=night+plum",
      "/search?query=nigth+plmu",
      ...["update", "add", "name"].map((sort) => `/users/7/following?sort=${sort}`),
      "/users/7/following/common",
      "/users/grower-7",
      "/users/7",
      "/users/7/information",
      "/users/7/activity",
      ...["/feed?scope=all", "/feed?scope=all&event=week_new"],
      "/users?query=grower-7",
      "/search/brandproduct?query=prod",
      "/main",
    ])("for GET %s by a guest", async (path) => {
      expect(await wholeReads(path, null)).toEqual([]);
    });

    test.each([
      ...["/diaries", "/diaries/5", "/comments/diary/1", "/users/7", "/session"],
      ...["/feed", "/feed?scope=follow", "/feed?scope=follow&event=week_new", "/feed?scope=follow&page=3"],
      "/users/7/activity",
    ])("for a grower at %s", async (path) => {
      expect(await wholeReads(path, reader)).toEqual([]);
    });

    test("for the doses of a week compared with feeding charts", async () => {
      const { rows } = await api.database.pool.query<{ id: number }>(
        "select id from week where diary_id = 5 limit 1",
      );
      const path = `/diaries/5/weeks/${rows[0]?.id}`;
      expect(await wholeReads(`${path}/schemes`, null)).toEqual([]);
    });

    test("for a user's own start page", async () => {
      expect(await wholeReads(`/main/${reader}`, reader)).toEqual([]);
    });
  },
);

/** Growing tables that a request scans completely. */
async function wholeReads(path: string, as: number | null): Promise<string[]> {
  const statements = await statementsOf(async () => {
    // With an ETag, which runs the precheck first, and at a URL that is in no cache.
    const anew = `${path}${path.includes("?") ? "&" : "?"}unasked=1`;
    for (const [asked, headers] of [
      [path, { "if-none-match": '"other"' }],
      [anew, {}],
    ] as const) {
      const { status } = await api.request("GET", asked, { as, headers });
      expect([asked, status]).toEqual([asked, 200]);
    }
  });
  expect(statements.length).toBeGreaterThan(0);
  const found: string[] = [];
  for (const { text, values } of statements) {
    if (!/^\s*(\/\*.*?\*\/\s*)?(select|with)\b/i.test(text)) continue;
    const { rows } = await api.database.pool.query<{ "QUERY PLAN": [{ Plan: Plan }] }>(
      `explain (format json) ${text}`,
      [...values],
    );
    const plan = rows[0]?.["QUERY PLAN"][0].Plan;
    if (plan)
      found.push(...scans(plan).map((table) => `${table}: ${text.replace(/\s+/g, " ").slice(0, 200)}`));
  }
  return found;
}

function scans(plan: Plan): string[] {
  const table = plan["Relation Name"] ?? "";
  const own = /Seq Scan$/.test(plan["Node Type"]) && GROWING.has(table) ? [table] : [];
  return [...own, ...(plan.Plans ?? []).flatMap(scans)];
}

/** The statements that `work` sends, with their values. */
async function statementsOf(work: () => Promise<void>): Promise<Statement[]> {
  const statements: Statement[] = [];
  const { pool } = api.database;
  const connect = pool.connect.bind(pool) as () => Promise<PoolClient>;
  const spy = vi.spyOn(pool, "connect").mockImplementation((async () => {
    const client = await connect();
    const { query, release } = client;
    client.query = ((text: unknown, values: unknown, ...rest: unknown[]) => {
      statements.push({ text: String(text), values: Array.isArray(values) ? values : [] });
      return (query as (...given: unknown[]) => unknown).call(client, text, values, ...rest);
    }) as typeof client.query;
    client.release = (error) => {
      Object.assign(client, { query, release });
      client.release(error);
    };
    return client;
  }) as typeof pool.connect);
  try {
    await work();
  } finally {
    spy.mockRestore();
  }
  return statements;
}
