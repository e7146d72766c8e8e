import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { addBrand, addProduct } from "../../../testing/catalogue-rows.ts";
import { addDiary, addPhoto, addWeek } from "../../../testing/diary-rows.ts";
import { freshApi } from "../../../testing/fresh-api.ts";
import type { TestUser } from "../../../testing/test-api.ts";
import { precheckDiary } from "./diary-version.ts";
import { readDiaryUnchecked, readWholeDiary } from "./read-whole-diary.ts";

type Change = () => Promise<unknown>;
type Columns = Record<string, number | string | boolean | null>;

const WATERING =
  '[{"day":1,"is_water":true,"volume":3,"ec":null,"ph":null,"runoff_ec":null,"runoff_ph":null}]';

const api = freshApi();
let author: TestUser;
let reader: TestUser;
let id: number;
let growing: number;
let harvest: number;
let photo: number;
let film: number;
let cover: number;
let dose: number;
let brand: number;
let product: number;

beforeEach(async () => {
  author = await api.addUser({ name: "author" });
  reader = await api.addUser({ name: "reader" });
  const { db } = api.database;
  brand = await addBrand(db, { name: "Brand" });
  product = await addProduct(db, { name: "Bottle", brandId: brand });
  id = await addDiary(db, { userId: author.id });
  growing = await addWeek(db, id, { days: 3, text: "Before" });
  harvest = await addWeek(db, id, { days: 9, faza: 2, review_general: 8 });
  photo = await addPhoto(db, { diary_id: id, week_id: growing, position: 0 });
  await addPhoto(db, { diary_id: id, week_id: growing, position: 1 });
  film = await addPhoto(db, { diary_id: id, week_id: growing, kind: "video", format: "mp4", duration: 3 });
  cover = await addPhoto(db, { diary_id: id, preview: "data:image/webp;base64,AA" });
  await sql`update diary set photo_id = ${cover} where id = ${id}`.execute(db);
  dose = await addNutrient(growing, { block: "flowering", val: 2, product_id: product, brand_id: brand });
  await addNutrient(growing, { block: "flowering", position: 1 });
  await addNutrient(harvest, { block: "harvest", comment: "Fine", n_general: 7 });
  await sql`
    insert into diary_equip (diary_id, category, name, product_id, brand_id)
    values (${id}, 'nutrient', 'Bottle', ${product}, ${brand})`.execute(db);
});

async function addNutrient(week: number, columns: Columns): Promise<number> {
  const given = { diary_id: id, week_id: week, name: "Tea", ...columns };
  const { rows } = await sql<{ id: number }>`
    insert into week_nutrient (${sql.join(Object.keys(given).map((name) => sql.ref(name)))})
    values (${sql.join(Object.values(given))}) returning id`.execute(api.database.db);
  return rows[0]?.id ?? 0;
}

const ask = (as: number | null, tag?: string) =>
  api.request<Schema<"Diary">>("GET", `/diaries/${id}`, {
    as,
    headers: tag === undefined ? {} : { "if-none-match": tag },
  });

const readerOf = (as: TestUser | null) => as && { id: as.id, access: [], is_premium: false };

/** The response without any cache. */
async function present(as: TestUser | null): Promise<unknown> {
  return JSON.parse(JSON.stringify(await readWholeDiary(api.database.db, id, readerOf(as))));
}

/** The same in one query, with its version, by one for whom the database is new. */
async function presentAtOnce(as: TestUser | null): Promise<unknown> {
  return JSON.parse(
    JSON.stringify(await readDiaryUnchecked(api.database.db.withoutPlugins(), id, readerOf(as))),
  );
}

/** Expects another version after the change, also with the old ETag. */
async function expectAnother(change: Change, as: TestUser | null = null, what = ""): Promise<void> {
  const before = await ask(as?.id ?? null);
  const tag = String(before.headers.etag);
  expect((await ask(as?.id ?? null, tag)).status).toBe(304);
  await change();
  const after = await ask(as?.id ?? null, tag);
  expect([what, after.status]).toEqual([what, 200]);
  expect(after.headers.etag).not.toBe(tag);
  expect(after.body.data, what).not.toEqual(before.body.data);
  expect(after.body.data).toEqual(await present(as));
  const seen = await precheckDiary(api.database.db, id, as?.id ?? null);
  expect(await presentAtOnce(as), what).toEqual({ version: seen?.version, diary: after.body.data });
  expect((await ask(as?.id ?? null)).body.data).toEqual(after.body.data);
}

/** By table: the changed row, and values in the response. */
const shown: Record<string, { of: () => number; values: Columns }> = {
  diary: {
    of: () => id,
    values: {
      ...{ name: "Day Plum", slug: "day-plum", lang: "de", canonical: "/diaries/7", dublicate_num: 2 },
      ...{
        type_room: 2,
        type_soil: 3,
        type_watering: 2,
        visibility: "unlisted",
        photo_id: null,
        user_id: null,
      },
      ...{ is_harvest: true, is_video: true, is_verify: true, max_faza: 2, n_progress: 50, cnt_days: 63 },
      ...{ cnt_seeds: 3, cnt_views: 9, cnt_likes: 1, cnt_comments: 4, cnt_followers: 2, version: 2 },
      ...{ add_date: "2026-01-01", update_date: "2026-01-02", is_lock: true },
    },
  },
  week: {
    of: () => growing,
    values: {
      ...{ days: 4, faza: 1, text: "After", lang: "de", air_hum: 50, air_temp: 0, co2: 400, height: 20 },
      ...{ lamp_distance: 40, light: 18, night_air_temp: 19, ph: 6, pot_size: 11, ppm: 700, smell: 3 },
      ...{ solution_temp: 20, substrate_temp: 21, tds: 1.2, watering_volume: 2, germ_date: "2026-01-01" },
      ...{ germination_method: 2, seeds_sown: 5, seeds_sprouted: 4 },
      ...{ events: '[{"type":"fim","day":2}]', feedings: WATERING },
      ...{ light_intensity: 80, feeding_schedule: "Daily", cnt_likes: 3, cnt_comments: 2, version: 2 },
      ...{ add_date: "2026-01-01", update_date: "2026-01-02" },
    },
  },
  "harvest week": {
    of: () => harvest,
    values: {
      ...{
        harvest_weight: 80,
        harvest_wet_weight: 300,
        harvest_plant: 2,
        harvest_watt: 200,
        harvest_space: 1,
      },
      ...{ harvest_smoke: "Sweet", strain_comment: "Easy", review_growing: 9, review_resistance: 8 },
      ...{ review_general: null, review_text: "Again" },
    },
  },
  photo: {
    of: () => photo,
    values: {
      ...{ key: "0123456789abcdef0123456789abcdef", width: 900, height: 800, color: "#123456", alt: "A bud" },
      ...{ position: 5 },
    },
  },
  film: { of: () => film, values: { format: "webm", duration: 9 } },
  cover: {
    of: () => cover,
    values: {
      ...{ key: "0123456789abcdef0123456789abcdef", width: 300, alt: "The cover", color: "#123456" },
      ...{ preview: "data:image/webp;base64,BB" },
    },
  },
  dose: {
    of: () => dose,
    values: { name: "Coffee", val: 3, position: 4, product_id: null, is_remove: true },
  },
  equipment: {
    of: () => id,
    values: { category: "tent", name: "Canvas", product_id: null, brand_id: null },
  },
  author: { of: () => author.id, values: { name: "writer", avatar_key: "0123456789abcdef0123456789abcdef" } },
  product: {
    of: () => product,
    values: { name: "Can", section: "substrates", category: "base", slug: "can" },
  },
  brand: {
    of: () => brand,
    values: {
      name: "Maker",
      section: "substrates",
      slug: "maker",
      logo_key: "0123456789abcdef0123456789abcdef",
    },
  },
};

const TABLES: Record<string, [table: string, key: string]> = {
  "harvest week": ["week", "id"],
  film: ["photo", "id"],
  cover: ["photo", "id"],
  dose: ["week_nutrient", "id"],
  equipment: ["diary_equip", "diary_id"],
  author: ["users", "id"],
};

function change(what: string, values: Columns): Promise<unknown> {
  const [table, key] = TABLES[what] ?? [what, "id"];
  const set = sql.join(Object.entries(values).map(([name, value]) => sql`${sql.ref(name)} = ${value}`));
  return sql`update ${sql.table(table)} set ${set} where ${sql.ref(key)} = ${shown[what]?.of() ?? 0}`.execute(
    api.database.db,
  );
}

describe("the version of a diary changes", () => {
  it.each(Object.keys(shown))("when anything shown of the %s is", async (what) => {
    for (const [column, value] of Object.entries(shown[what]?.values ?? {})) {
      await expectAnother(() => change(what, { [column]: value }), null, column);
    }
  });

  it.each(["photo", "cover", "author", "product", "brand", "harvest week"])(
    "when the %s is removed",
    async (what) => {
      await expectAnother(() => change(what, { is_remove: true, remove_date: "2026-01-01" }));
    },
  );

  it.each<[string, Change]>([
    ["a week comes", () => addWeek(api.database.db, id, { days: 5 })],
    ["a photo comes", () => addPhoto(api.database.db, { diary_id: id, week_id: growing })],
    ["a dose comes", () => addNutrient(growing, { block: "flowering" })],
    ["a word of the report comes", () => say(["tastes", "sweet"])],
    [
      "two weeks change their places",
      () => sql`update week set days = 12 - days, faza = 0`.execute(api.database.db),
    ],
    ["equipment comes", () => equip("tent", "Canvas")],
    ["equipment goes", () => sql`delete from diary_equip`.execute(api.database.db)],
    ["doses go", () => sql`delete from week_nutrient`.execute(api.database.db)],
    ["photos go for good", () => sql`delete from photo where id <> ${cover}`.execute(api.database.db)],
    ["the product goes for good", () => sql`delete from product`.execute(api.database.db)],
    [
      "the author goes for good",
      () => sql`delete from users where id = ${author.id}`.execute(api.database.db),
    ],
  ])("when %s", async (_, work) => {
    await expectAnother(work);
  });

  it("when a word of the smoke report is removed or replaced", async () => {
    await say(["tastes", "sweet"], ["medical", "pain"]);
    await expectAnother(() =>
      sql`delete from week_report where category = 'medical'`.execute(api.database.db),
    );
    await expectAnother(() => sql`update week_report set val = 'citrus'`.execute(api.database.db));
  });

  it("only for the user who likes or unlikes it or a week, or follows or unfollows it", async () => {
    const { db } = api.database;
    const tag = String((await ask(null)).headers.etag);
    for (const [type, thing] of [
      ["diary", id],
      ["week", growing],
      ["week", harvest],
    ] as const) {
      const like = sql`insert into likes (type, content_id, user_id) values (${type}, ${thing}, ${reader.id})`;
      await expectAnother(() => like.execute(db), reader);
      await expectAnother(() => sql`delete from likes`.execute(db), reader);
    }
    const follow = sql`insert into follow (user_id, type, content_id) values (${reader.id}, 'diary', ${id})`;
    await expectAnother(() => follow.execute(db), reader);
    await expectAnother(() => sql`delete from follow`.execute(db), reader);
    expect((await ask(null, tag)).status).toBe(304);
  });

  it("when its author starts or stops testing products of its brands", async () => {
    const { db } = api.database;
    const test = sql`insert into brand_tester (brand_id, user_id) select id, ${author.id} from brand`;
    await expectAnother(() => test.execute(db));
    const { body } = await ask(null);
    expect(
      body.data.items_equip.map(({ is_tester, item_brand }) => is_tester === (item_brand ? true : undefined)),
    ).not.toContain(false);
    await expectAnother(() => sql`delete from brand_tester`.execute(db));
  });

  it("when another week is liked instead within the same moment", async () => {
    const { db } = api.database;
    await sql`insert into likes (type, content_id, user_id) values ('week', ${growing}, ${reader.id})`.execute(
      db,
    );
    await expectAnother(() => sql`update likes set content_id = ${harvest}`.execute(db), reader);
  });
});

function equip(category: string, name: string): Promise<unknown> {
  return sql`insert into diary_equip (diary_id, category, name) values (${id}, ${category}, ${name})`.execute(
    api.database.db,
  );
}

async function say(...words: [category: string, val: string][]): Promise<void> {
  for (const [category, val] of words) {
    await sql`
      insert into week_report (diary_id, week_id, category, val)
      values (${id}, ${harvest}, ${category}, ${val})`.execute(api.database.db);
  }
}

it("the version of a diary stays the same while its catalogue entries are counted and reviewed", async () => {
  const { db } = api.database;
  const tag = String((await ask(null)).headers.etag);
  await sql`update product set cnt_diaries = cnt_diaries + 1, cnt_reviews = 1, sum_rate = 8`.execute(db);
  await sql`update brand set cnt_diaries = cnt_diaries + 1, cnt_likes = 1`.execute(db);
  expect((await ask(null, tag)).status).toBe(304);
});
