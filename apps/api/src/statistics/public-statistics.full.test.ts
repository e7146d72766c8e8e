import type { Schema } from "@grow/contract";
import { STRAIN_CATEGORIES } from "@grow/domain";
import { testTime } from "@grow/testing/test-time";
import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { demoApi } from "../testing/demo-api.ts";
import { differences } from "../testing/plain-statistics/differences.ts";
import { type Grow, readGrows } from "../testing/plain-statistics/grows.ts";
import { nodesOf, plainRelatives, readFamilies } from "../testing/plain-statistics/plain-families.ts";
import { plainRatings, readRatings } from "../testing/plain-statistics/plain-ratings.ts";
import {
  type Plain,
  plainBrands,
  plainCategory,
  plainStatistics,
  recount,
  spread,
} from "../testing/plain-statistics/plain-statistics.ts";
import type { TestApi } from "../testing/test-api.ts";
import { refreshCategoryStatistics } from "./category-statistics.ts";
import { refreshStatistics } from "./refresh-statistics.ts";

// Every public statistic is computed again from the rows, one grow at a time and without SQL, and compared with the answers.

let api: TestApi;
let grows: Grow[];

beforeAll(async () => {
  api = await demoApi();
  await compute();
});

async function compute() {
  await refreshStatistics(api.database);
  await refreshCategoryStatistics(api.database);
  grows = await readGrows(api.database.db);
}

async function get<Data>(path: string): Promise<Data> {
  const { status, body } = await api.request<Data>("GET", path);
  expect([path, status]).toEqual([path, 200]);
  return body.data;
}

const byWord = (share: Plain) => `${share.category}/${share.val}`;
const sortedShares = (items: readonly Plain[]) => [...items].sort((a, b) => (byWord(a) < byWord(b) ? -1 : 1));

function shown({
  items_brand: _,
  items_histogram: __,
  items_share,
  ...statistics
}: Schema<"GrowStatistics">): Plain {
  return { ...statistics, items_share: sortedShares(items_share) };
}

const idsOf = async (table: "strain" | "product" | "brand", where = sql`true`) =>
  (
    await sql<{ id: number }>`
      select id from ${sql.table(table)} where not is_remove and ${where} order by id`.execute(
      api.database.db,
    )
  ).rows.map(({ id }) => id);

/** Differences of all subjects of a kind; counts how many have a median, and their histograms. */
async function compare(kind: "strain" | "product", ids: readonly number[]) {
  const wrong: string[] = [];
  let medians = 0;
  let drawn = 0;
  for (const id of ids) {
    const own = grows.filter((grow) => grow[kind] === id);
    for (const room of [null, 1, 2, 3]) {
      const path = `/${kind}s/${id}/statistics${room === null ? "" : `?type_room=${room}`}`;
      const answer = await get<Schema<"GrowStatistics">>(path);
      wrong.push(...differences(shown(answer), plainStatistics(own, room), path));
      const counts = answer.items_histogram.map((histogram) => histogram.counts);
      const recounted = answer.items_histogram.map((histogram) => recount(own, room, histogram));
      wrong.push(...differences(counts, recounted, `${path} histograms`));
      drawn += counts.length;
      if (room !== null) continue;
      const brands = answer.items_brand.map(({ item_brand, ...numbers }) => ({
        brand: item_brand.id,
        ...numbers,
      }));
      wrong.push(...differences(brands, plainBrands(own), `${path} brands`));
      if (answer.yield_watt !== null) medians += 1;
    }
  }
  return { wrong, medians, drawn };
}

async function everyStatistic(): Promise<string[]> {
  const strains = await compare("strain", await idsOf("strain"));
  const seeds = await compare("product", await idsOf("product", sql`section = 'seedbank'`));
  // Not all may be empty, or nothing would be compared.
  expect(Math.min(strains.medians, seeds.medians, strains.drawn, seeds.drawn)).toBeGreaterThan(0);
  const others = [await lists(), await brands(), await categories(), await families(), await ratings()];
  return [...strains.wrong, ...seeds.wrong, ...others.flat()];
}

/** Yields of cards, by which lists are sorted. */
async function lists(): Promise<string[]> {
  const wrong: string[] = [];
  const cards = async (path: string, kind: "strain" | "product" | "brand") => {
    for (let start = 0; ; start += 50) {
      const { items } = await get<{ items: { id: number; yield_watt: unknown }[] }>(
        `${path}limit=50&start=${start}`,
      );
      if (items.length === 0) return;
      for (const { id, yield_watt } of items) {
        const own = grows.filter((grow) => grow[kind] === id);
        wrong.push(...differences(yield_watt, spread(own, "yield_watt"), `${path} ${id}`));
      }
    }
  };
  await cards("/strains?", "strain");
  await cards("/products?section=seedbank&", "product");
  await cards("/brands?section=seedbank&", "brand");
  const { items } = await get<Schema<"StrainCardList">>("/strains?sort=yield&limit=50");
  const medians = items.map(({ yield_watt }) => yield_watt?.median ?? -1);
  if (medians.some((median, index) => median > (medians[index - 1] ?? Number.POSITIVE_INFINITY))) {
    wrong.push(`/strains?sort=yield: ${medians}`);
  }
  return wrong;
}

async function brands(): Promise<string[]> {
  const wrong: string[] = [];
  for (const id of await idsOf("brand", sql`section = 'seedbank'`)) {
    const { item_statistics } = await get<Schema<"Brand">>(`/brands/${id}`);
    const own = grows.filter((grow) => grow.brand === id);
    const is = item_statistics ? shown(item_statistics) : null;
    wrong.push(...differences(is, own.length === 0 ? null : plainStatistics(own, null), `/brands/${id}`));
  }
  return wrong;
}

/** Each tree has all relatives, with the numbers of their grows. */
async function families(): Promise<string[]> {
  const wrong: string[] = [];
  const known = await readFamilies(api.database.db);
  let relatives = 0;
  for (const id of known.keys()) {
    const path = `/service/strains-tree?id=${id}`;
    const nodes = nodesOf(await get<Schema<"StrainTree">>(path));
    const ids = [...new Set(nodes.flatMap((node) => node.id ?? []))].filter((one) => one !== id);
    const should = plainRelatives(known, id);
    relatives += should.length;
    wrong.push(
      ...differences(
        ids.sort((a, b) => a - b),
        should,
        path,
      ),
    );
    const { cnt_relatives } = await get<Schema<"Strain">>(`/strains/${id}`);
    wrong.push(...differences(cnt_relatives, should.length, `/strains/${id}.cnt_relatives`));
    for (const node of nodes) {
      const own = grows.filter((grow) => node.id !== null && grow.strain === node.id);
      for (const name of ["flowering_days", "yield_watt", "height"] as const) {
        wrong.push(...differences(node[name], spread(own, name), `${path} ${node.id}.${name}`));
      }
    }
  }
  expect(relatives).toBeGreaterThan(0);
  return wrong;
}

async function ratings(): Promise<string[]> {
  const wrong: string[] = [];
  const all = await readRatings(api.database.db);
  let means = 0;
  for (const of of ["product", "brand", "strain"] as const) {
    for (const id of await idsOf(of)) {
      const path = `/reviews?${of}_id=${id}&has_spread=true&limit=1`;
      const { item_spread } = await get<Schema<"ReviewList">>(path);
      wrong.push(...differences(item_spread, plainRatings(all, of, id), path));
      if (item_spread?.n_general !== null) means += 1;
    }
  }
  expect(means).toBeGreaterThan(0);
  return wrong;
}

const REPORTED = ["positive-effects", "negative-effects", "medical", "tastes"];

async function categories(): Promise<string[]> {
  const { rows } = await sql<{ strain_id: number; word: string }>`
    select strain_id, category || '/' || val as word from strain_category`.execute(api.database.db);
  const wrong: string[] = [];
  for (const [category, values] of Object.entries(STRAIN_CATEGORIES)) {
    for (const val of values) {
      const word = `${category}/${val}`;
      const said = new Set(rows.filter((row) => row.word === word).map((row) => row.strain_id));
      const own = grows.filter(
        ({ strain, reports }) =>
          strain !== null && (REPORTED.includes(category) ? reports.includes(word) : said.has(strain)),
      );
      const path = `/ref/strain-categories/${word}`;
      const {
        items_share,
        category: _,
        val: __,
        cnt_strains: ___,
        ...is
      } = await get<Schema<"StrainCategoryValue">>(path);
      const { items_share: should, ...rest } = plainCategory(own, word);
      wrong.push(...differences(is, rest, path));
      wrong.push(...mostShared(items_share, should as Plain[], path));
    }
  }
  return wrong;
}

/** At most twelve are answered, the most named first; which of the equals is left out does not matter. */
function mostShared(is: readonly Plain[], should: readonly Plain[], path: string): string[] {
  const counts = (items: readonly Plain[]) => items.map(({ n }) => Number(n)).sort((a, b) => b - a);
  const known = new Map(should.map((share) => [byWord(share), share]));
  return [
    ...differences(counts(is), counts(should).slice(0, 12), `${path} counts`),
    ...is.flatMap((share) =>
      differences(share, known.get(byWord(share)) ?? null, `${path} ${byWord(share)}`),
    ),
  ];
}

// One load of the demo, changed further from test to test.
describe("public statistics of the demo site", { shuffle: false }, () => {
  it("are right after loading", async () => {
    expect((await everyStatistic()).slice(0, 10)).toEqual([]);
  });

  it("are right after diaries were hidden and one grower wrote those of others", {
    timeout: 20 * testTime.testTimeout,
  }, async () => {
    const { db } = api.database;
    await sql`update diary set visibility = 'private' where id % 7 = 0`.execute(db);
    await sql`update diary set is_hidden = true where id % 11 = 0`.execute(db);
    await sql`
      update diary set user_id = (select min(user_id) from diary) where id % 3 = 0 and is_harvest`.execute(
      db,
    );
    await compute();
    expect((await everyStatistic()).slice(0, 10)).toEqual([]);
  });
});
