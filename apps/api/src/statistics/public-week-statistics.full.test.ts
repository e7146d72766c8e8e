import type { Schema } from "@grow/contract";
import { EXPLORE_TAGS } from "@grow/domain";
import { testTime } from "@grow/testing/test-time";
import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { demoApi } from "../testing/demo-api.ts";
import { differences } from "../testing/plain-statistics/differences.ts";
import type { Plain } from "../testing/plain-statistics/plain-statistics.ts";
import { plainWeek, readPlainDiaries } from "../testing/plain-statistics/plain-weeks.ts";
import type { TestApi } from "../testing/test-api.ts";

let api: TestApi;

beforeAll(async () => {
  api = await demoApi();
});

const WORDS = new Map(
  (["room", "soil", "watering", "light"] as const).flatMap((group) =>
    EXPLORE_TAGS[group].map(({ slug, code }): [string, string] => [slug, `${group}${code}`]),
  ),
);

/** An answer as the plain statistics say it. */
function shown({
  item_strain: _,
  items_week: __,
  items_nutrient,
  items_filter,
  ...rest
}: Schema<"WeekStatistics">): Plain {
  return {
    ...rest,
    items_nutrient: items_nutrient.map(({ item_product, ...fed }) => ({ product: item_product.id, ...fed })),
    items_filter: items_filter
      .map(({ slug, cnt_diaries }) => ({ word: String(WORDS.get(slug)), cnt_diaries }))
      .sort((a, b) => (a.word < b.word ? -1 : 1)),
  };
}

/** Compares the answers for all open diaries. Returns the differences, and how much there was to compare. */
async function compare() {
  const diaries = await readPlainDiaries(api.database.db);
  const wrong: string[] = [];
  const compared = { n: 0, items_reading: 0, items_nutrient: 0, items_height: 0, items_filter: 0 };
  for (const diary of diaries.filter(({ is_lock }) => !is_lock)) {
    // Every third week has all phases and costs a third.
    for (const week of diary.weeks.filter((_, index) => index % 3 === 1)) {
      const path = `/diaries/${diary.id}/weeks/${week.id}/statistics`;
      const { status, body } = await api.request<Schema<"WeekStatistics">>("GET", path);
      expect([path, status]).toEqual([path, 200]);
      const answer = shown(body.data);
      wrong.push(...differences(answer, plainWeek(diaries, diary, week), path));
      for (const name of Object.keys(compared) as (keyof typeof compared)[]) {
        compared[name] += Array.isArray(answer[name]) ? answer[name].length : Number(answer[name]);
      }
    }
  }
  return { wrong: wrong.slice(0, 10), compared };
}

// One load of the demo, changed further from test to test.
describe("the statistics of a week agree with the rows of all diaries", { shuffle: false }, () => {
  it("after loading", { timeout: 4 * testTime.testTimeout }, async () => {
    const { wrong, compared } = await compare();
    expect(wrong).toEqual([]);
    for (const name of ["n", "items_reading", "items_height", "items_filter"] as const) {
      expect([name, compared[name]]).not.toEqual([name, 0]);
    }
  });

  it("after everybody fed two products, and weeks got a second entry", {
    timeout: 4 * testTime.testTimeout,
  }, async () => {
    const { db } = api.database;
    await sql`
      update week_nutrient set product_id = (select min(product_id) from week_nutrient) + week_nutrient.id % 2
      where product_id is not null`.execute(db);
    await sql`update week set days = days - 1 where days > 3 and id % 5 = 0`.execute(db);
    const { wrong, compared } = await compare();
    expect(wrong).toEqual([]);
    expect(compared.items_nutrient).toBeGreaterThan(0);
  });
});
