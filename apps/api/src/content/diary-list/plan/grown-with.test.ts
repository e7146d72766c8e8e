import type { ReadQuery, Schema } from "@grow/contract";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { addBrand, addStrain } from "../../../testing/catalogue-rows.ts";
import { addDiary } from "../../../testing/diary-rows.ts";
import { freshApi } from "../../../testing/fresh-api.ts";

const api = freshApi();
let author: number;
let plum: number;
let fog: number;
let ember: number;
let loam: number;

beforeEach(async () => {
  const { db } = api.database;
  author = (await api.addUser({ name: "author" })).id;
  plum = await addStrain(db, "Night Plum");
  fog = await addStrain(db, "Harbour Fog");
  ember = await addBrand(db, { name: "Ember Genetics", section: "seedbank" });
  loam = await addBrand(db, { name: "Loam" });
});

async function grow(diary: number, { strain, brand }: { strain?: number; brand?: number }): Promise<void> {
  await sql`insert into diary_equip (diary_id, category, name, strain_id, brand_id)
    values (${diary}, 'seed', 'Seed', ${strain ?? null}, ${brand ?? null})`.execute(api.database.db);
}

/** Surplus and missing rows of the table. */
async function wrongRows(): Promise<unknown[]> {
  const { rows } = await sql`
    with wanted as (
      select distinct d.id, used.kind, used.thing_id, d.is_visible, d.update_date, d.words, d.add_date
      from diary d join diary_equip e on e.diary_id = d.id
      cross join lateral (values ('strain', e.strain_id), ('brand', e.brand_id)) used (kind, thing_id)
      where used.thing_id is not null)
    (select 'missing', * from wanted except all select 'missing', * from grown_with)
    union all
    (select 'too many', * from grown_with except all select 'too many', * from wanted)`.execute(
    api.database.db,
  );
  return rows;
}

async function thingsOf(diary: number): Promise<string[]> {
  const { rows } = await sql<{ thing: string }>`
    select kind || ' ' || thing_id as thing from grown_with where diary_id = ${diary} order by thing`.execute(
    api.database.db,
  );
  return rows.map(({ thing }) => thing);
}

describe("grown_with", () => {
  it("follows the diary's equipment", async () => {
    const { db } = api.database;
    const diary = await addDiary(db, { userId: author });
    expect(await thingsOf(diary)).toEqual([]);
    await grow(diary, { strain: plum, brand: ember });
    await grow(diary, { brand: ember });
    expect(await thingsOf(diary)).toEqual([`brand ${ember}`, `strain ${plum}`]);
    await sql`update diary_equip set strain_id = ${fog} where strain_id = ${plum}`.execute(db);
    expect(await thingsOf(diary)).toEqual([`brand ${ember}`, `strain ${fog}`]);
    await sql`delete from diary_equip where strain_id is null`.execute(db);
    expect(await thingsOf(diary)).toEqual([`brand ${ember}`, `strain ${fog}`]);
    await sql`delete from strain where id = ${fog}`.execute(db);
    expect(await thingsOf(diary)).toEqual([`brand ${ember}`]);
    expect(await wrongRows()).toEqual([]);
    await sql`delete from diary_equip`.execute(db);
    expect(await thingsOf(diary)).toEqual([]);
  });

  it("moves with equipment to another diary", async () => {
    const { db } = api.database;
    const from = await addDiary(db, { userId: author });
    const to = await addDiary(db, { userId: author });
    await grow(from, { strain: plum });
    await sql`update diary_equip set diary_id = ${to}`.execute(db);
    expect([await thingsOf(from), await thingsOf(to)]).toEqual([[], [`strain ${plum}`]]);
  });

  it.each([
    "is_hidden = true",
    "visibility = 'private'",
    "is_harvest = true",
    "is_video = true",
    "type_room = 3",
    "type_soil = 4",
    "type_watering = 2",
    "type_light = '{3}'",
    "max_faza = 2",
    "update_date = update_date + interval '1 day'",
    "add_date = add_date - interval '1 day'",
    "is_remove = true, remove_date = now()",
  ])("is updated when its diary has %s", async (change) => {
    const { db } = api.database;
    const diary = await addDiary(db, { userId: author });
    await grow(diary, { strain: plum, brand: ember });
    await sql`update diary set ${sql.raw(change)}`.execute(db);
    expect(await wrongRows()).toEqual([]);
    expect(await thingsOf(diary)).toHaveLength(2);
  });

  it("is not written for a like or a view", async () => {
    const { db } = api.database;
    const diary = await addDiary(db, { userId: author });
    await grow(diary, { strain: plum });
    const versions = async () => (await sql`select xmin from grown_with`.execute(db)).rows;
    const before = await versions();
    await sql`update diary set cnt_likes = cnt_likes + 1, cnt_views = cnt_views + 1`.execute(db);
    expect(await versions()).toEqual(before);
  });
});

interface Grown {
  id: number;
  things: string[];
  room: number;
  soil: number;
  sorted: Record<ReadQuery<"listDiaries">["sort"], number>;
}

/** Diaries of all kinds with distinct orders; every seventh is not public. */
async function addMany(): Promise<Grown[]> {
  const { db } = api.database;
  const made: Grown[] = [];
  const grown: Record<string, { strain?: number; brand?: number }> = {
    ...{ "strain-night-plum": { strain: plum }, "strain-harbour-fog": { strain: fog } },
    ...{ "brand-ember-genetics": { brand: ember }, "brand-loam": { brand: loam } },
  };
  for (let index = 0; index < 40; index += 1) {
    const room = 1 + (index % 3);
    const soil = 1 + (index % 2);
    const sorted = { update: index, new: (index * 7) % 41, like: (index * 11) % 41, view: (index * 17) % 41 };
    const day = (number: number) => new Date(Date.UTC(2026, 0, 1 + number)).toISOString();
    const id = await addDiary(db, {
      userId: author,
      columns: {
        ...{ type_room: room, type_soil: soil, is_hidden: index % 7 === 6 },
        ...{ update_date: day(sorted.update), add_date: day(sorted.new) },
        ...{ cnt_likes: sorted.like, cnt_views: sorted.view },
      },
    });
    const things: string[] = [];
    if (index % 4 !== 1) things.push("strain-night-plum");
    if (index % 5 === 0) things.push("strain-harbour-fog");
    if (index % 3 !== 2) things.push("brand-ember-genetics");
    if (index % 2 === 0) things.push("brand-loam");
    for (const thing of things) await grow(id, grown[thing] ?? {});
    if (index % 7 !== 6) made.push({ id, things, room, soil, sorted });
  }
  return made;
}

it("lists contain exactly the matching diaries in any order, filter and page", async () => {
  const diaries = await addMany();
  expect(await wrongRows()).toEqual([]);
  const wishes: [string[], (diary: Grown) => boolean][] = [
    [["strain-night-plum"], ({ things }) => things.includes("strain-night-plum")],
    [["brand-loam"], ({ things }) => things.includes("brand-loam")],
    [["strain-night-plum", "soil"], ({ things, soil }) => things.includes("strain-night-plum") && soil === 1],
    [
      ["brand-ember-genetics", "indoor", "greenhouse"],
      ({ things, room }) => things.includes("brand-ember-genetics") && room !== 2,
    ],
    [
      ["strain-night-plum", "brand-loam", "indoor"],
      ({ things, room }) =>
        ["strain-night-plum", "brand-loam"].every((one) => things.includes(one)) && room === 1,
    ],
    [
      ["strain-night-plum", "strain-harbour-fog", "brand-ember-genetics"],
      ({ things }) =>
        things.includes("brand-ember-genetics") && things.some((one) => one.startsWith("strain")),
    ],
  ];
  for (const [tags, fits] of wishes) {
    for (const sort of ["update", "new", "like", "view"] as const) {
      const wanted = diaries
        .filter(fits)
        .sort((a, b) => b.sorted[sort] - a.sorted[sort])
        .map(({ id }) => id);
      expect(wanted.length).toBeGreaterThan(2);
      const words = tags.map((tag) => `tags=${tag}`).join("&");
      for (const start of [0, 2]) {
        const path = `/diaries?sort=${sort}&start=${start}&limit=12&${words}`;
        const { body } = await api.request<Schema<"DiaryCardList">>("GET", path);
        expect([path, body.data.total]).toEqual([path, wanted.length]);
        expect(body.data.items.map(({ id }) => id)).toEqual(wanted.slice(start, start + 12));
      }
    }
  }
});

it("a strain's page counts filter words from grown_with", async () => {
  const diaries = await addMany();
  const { body } = await api.request<Schema<"DiaryCounts">>("GET", "/diaries/counts?tags=strain-night-plum");
  const ofPlum = diaries.filter(({ things }) => things.includes("strain-night-plum"));
  expect(body.data.total).toBe(ofPlum.length);
  expect(body.data.room[0]).toMatchObject({
    slug: "indoor",
    cnt_diaries: ofPlum.filter(({ room }) => room === 1).length,
  });
});
