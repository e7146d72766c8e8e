import type { Schema } from "@grow/contract";
import { DIARY_SORTS, EXPLORE_TAGS, VIDEO_TAG } from "@grow/domain";
import fc from "fast-check";
import { type RawBuilder, sql } from "kysely";
import { beforeAll, expect, it } from "vitest";
import { addBrand, addProduct, addStrain } from "../../../testing/catalogue-rows.ts";
import { type TestApi, testApi } from "../../../testing/test-api.ts";
import { type DiaryFilters, diaryFilter, MAX_TOTAL } from "../list-query.ts";
import { SORTED_BY, waysTo } from "./list-plans.ts";

let api: TestApi;
let author: number;
const strains: number[] = [];
const brands: number[] = [];
const products: number[] = [];

/** Some hundred diaries, with equipment chosen by modulo, and many ties in time and likes. */
beforeAll(async () => {
  api = await testApi();
  const { db } = api.database;
  author = (await api.addUser({ name: "author" })).id;
  for (const name of ["Night Plum", "Harbour Fog"]) strains.push(await addStrain(db, name));
  for (const name of ["Loam", "Ember"]) brands.push(await addBrand(db, { name }));
  for (const brandId of brands) products.push(await addProduct(db, { name: `Base ${brandId}`, brandId }));
  await sql`
    insert into diary (user_id, name, type_room, type_soil, type_watering, type_light, is_video, max_faza, is_harvest, is_hidden,
      add_date, update_date, cnt_likes, cnt_views)
    select case when i % 5 = 0 then ${author}::bigint end, 'Diary ' || i, 1 + i % 3, 1 + i / 3 % 4, 1 + i / 7 % 4,
      (array['{}', '{1}', '{2,3}', '{3}', '{1,2,3}']::text[])[1 + i % 5]::smallint[], i % 11 = 0,
      (array[-1, 0, 1, 2, null])[1 + i % 5], i % 5 = 3, i % 13 = 0,
      timestamptz '2026-01-01' + i * 37 % 50 * interval '1 day', timestamptz '2026-03-01' + i * 17 % 90 * interval '1 day',
      i * 7 % 23, i * 11 % 31
    from generate_series(1, 400) i`.execute(db);
  const grow = (
    of: RawBuilder<unknown>,
    strain: number | null,
    brand: number | null,
    product: number | null,
  ) =>
    sql`insert into diary_equip (diary_id, category, name, strain_id, brand_id, product_id)
      select id, 'other', 'Thing', ${strain}::bigint, ${brand}::bigint, ${product}::bigint from diary where ${of}`.execute(
      db,
    );
  await grow(sql`id % 3 = 0`, strains[0] ?? null, brands[0] ?? null, null);
  await grow(sql`id % 20 = 1`, strains[1] ?? null, null, null);
  await grow(sql`id % 4 <> 1`, null, brands[1] ?? null, products[1] ?? null);
  await grow(sql`id % 9 = 2`, null, brands[0] ?? null, products[0] ?? null);
});

const words = [...Object.values(EXPLORE_TAGS).flatMap((tags) => tags.map(({ slug }) => slug)), VIDEO_TAG];
const filters: fc.Arbitrary<DiaryFilters> = fc.record(
  {
    tags: fc.uniqueArray(
      fc.constantFrom(
        ...words,
        ...["strain-night-plum", "strain-harbour-fog", "brand-loam", "brand-ember"].flatMap((tag) => [
          tag,
          tag,
        ]),
      ),
      { maxLength: 4 },
    ),
    is_harvest: fc.boolean(),
    strain_id: fc.constantFrom(1, 2, 99),
    brand_id: fc.constantFrom(1, 2),
    product_id: fc.constantFrom(1, 2, 99),
    user_id: fc.constantFrom(1, 2),
  },
  { requiredKeys: ["tags"] },
);
const part = fc.record({
  sort: fc.constantFrom(...DIARY_SORTS),
  start: fc.nat(30),
  limit: fc.constantFrom(1, 5, 24),
});

/** The reference list: one simple condition per column. */
async function plainList(wish: DiaryFilters, sort: (typeof DIARY_SORTS)[number]): Promise<number[]> {
  const { tags = [], is_harvest, strain_id, brand_id, product_id, user_id } = wish;
  const codes = (tagsOf: readonly { slug: string; code: number }[]) =>
    tagsOf.filter(({ slug }) => tags.includes(slug)).map(({ code }) => code);
  const conditions = [sql`is_visible`];
  const columns = {
    room: "type_room",
    soil: "type_soil",
    watering: "type_watering",
    phase: "max_faza",
  } as const;
  for (const [group, column] of Object.entries(columns)) {
    const wanted = codes(EXPLORE_TAGS[group as keyof typeof columns]);
    if (wanted.length > 0) conditions.push(sql`${sql.ref(column)} = any(${wanted}::int[])`);
  }
  const light = codes(EXPLORE_TAGS.light);
  if (light.length > 0) conditions.push(sql`type_light && ${light}::smallint[]`);
  if (tags.includes(VIDEO_TAG)) conditions.push(sql`is_video`);
  if (is_harvest !== undefined) conditions.push(sql`is_harvest = ${is_harvest}`);
  const grown = (condition: RawBuilder<unknown>) =>
    conditions.push(sql`id in (select diary_id from diary_equip where ${condition})`);
  for (const kind of ["strain", "brand"]) {
    const slugs = tags.filter((tag) => tag.startsWith(`${kind}-`)).map((tag) => tag.slice(kind.length + 1));
    const of = sql`select id from ${sql.table(kind)} where slug = any(${slugs}::text[])`;
    if (slugs.length > 0) grown(sql`${sql.ref(`${kind}_id`)} in (${of})`);
  }
  for (const [column, id] of Object.entries({ strain_id, brand_id, product_id })) {
    if (id !== undefined) grown(sql`${sql.ref(column)} = ${id}::bigint`);
  }
  if (user_id !== undefined) conditions.push(sql`user_id = ${user_id}`);
  const { rows } = await sql<{ id: number }>`
    select id from diary where ${sql.join(conditions, sql` and `)}
    order by ${sql.ref(SORTED_BY[sort])} desc, id desc`.execute(api.database.db);
  return rows.map(({ id }) => id);
}

it("any combination of filters returns the matching diaries in order, with their number", async () => {
  await fc.assert(
    fc.asyncProperty(filters, part, async (wish, { sort, start, limit }) => {
      const wanted = await plainList(wish, sort);
      const search = new URLSearchParams({ sort, start: `${start}`, limit: `${limit}` });
      for (const [name, value] of Object.entries(wish)) {
        for (const one of Array.isArray(value) ? value : [value]) search.append(name, `${one}`);
      }
      const list = await api.request<Schema<"DiaryCardList">>("GET", `/diaries?${search}`);
      expect(list.body.data.items.map(({ id }) => id)).toEqual(wanted.slice(start, start + limit));
      expect(list.body.data.total).toBe(wanted.length);
      const total = await api.request<Schema<"DiaryTotal">>("GET", `/diaries/total?${search}`);
      expect(total.body.data.total).toBe(wanted.length);
    }),
    { numRuns: 60 },
  );
});

it("all access paths return the same diaries", async () => {
  const { db } = api.database;
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(filters, part, async ({ user_id: _anybody, ...wish }, { sort, start, limit }) => {
      const wanted = await plainList(wish, sort);
      const filter = await diaryFilter(db, wish, null);
      if (!filter?.narrow) throw new Error("Expected a narrow list.");
      const first = wanted[start];
      const { rows } = await sql<{ value: string | number }>`
        select ${sql.ref(SORTED_BY[sort])} as value from diary where id = ${first ?? 0}`.execute(db);
      const from = first === undefined ? null : { start, id: first, value: rows[0]?.value ?? 0 };
      const parts = [
        { sort, from: null, rows: start + limit, limit: sql`limit ${limit} offset ${start}` },
        ...(from ? [{ sort, from, rows: limit, limit: sql`limit ${limit}` }] : []),
      ];
      for (const way of parts.flatMap((one) =>
        waysTo(filter.narrow as NonNullable<typeof filter.narrow>, one),
      )) {
        seen.add(way.name);
        const found = await sql<{ id: number }>`${way.ids}`.execute(db);
        expect([way.name, found.rows.map(({ id }) => id)]).toEqual([
          way.name,
          wanted.slice(start, start + limit),
        ]);
      }
      const counted = waysTo(filter.narrow, {
        sort: "update",
        from: null,
        rows: MAX_TOTAL,
        limit: sql`limit ${MAX_TOTAL}`,
      });
      for (const { name, ids } of counted) {
        const found = await sql<{ id: number }>`${ids}`.execute(db);
        expect([name, found.rows.length]).toEqual([name, wanted.length]);
      }
    }),
    { numRuns: 60, seed: 7 },
  );
  expect([...seen].sort()).toEqual([
    "gather all",
    "gather brand",
    "gather brand by setup",
    "gather product",
    "gather strain",
    "gather strain by setup",
    "walk all",
    "walk brand",
    "walk strain",
  ]);
});
