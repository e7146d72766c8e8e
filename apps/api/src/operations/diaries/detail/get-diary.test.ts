import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { addBrand, addProduct } from "../../../testing/catalogue-rows.ts";
import { queriesOf } from "../../../testing/count-queries.ts";
import { addDiary, addPhoto, addWeek } from "../../../testing/diary-rows.ts";
import { freshApi } from "../../../testing/fresh-api.ts";
import type { TestUser } from "../../../testing/test-api.ts";

const api = freshApi();
let author: TestUser;
let other: TestUser;
let moderator: TestUser;

beforeEach(async () => {
  author = await api.addUser({ name: "author" });
  other = await api.addUser({ name: "other" });
  moderator = await api.addUser({ name: "moderator", access: ["moderate"] });
});

async function get(id: number | string, as: number | null = null) {
  const { status, body } = await api.request("GET", `/diaries/${id}`, { as });
  return { status, diary: body.data as Schema<"Diary"> };
}

/** First id of diaries that are requested by one test only: others may be cached. */
const NOBODYS = 700_000;

describe("a diary", () => {
  it("comes with its weeks in order, equipment, cover and the user's likes and follows", async () => {
    const { db } = api.database;
    const id = await addDiary(db, { userId: author.id });
    const flowering = await addWeek(db, id, { days: 4, faza: 1, ph: 6.1, air_temp: 0, text: "Pistils" });
    const germination = await addWeek(db, id, { days: 1, faza: -1, germ_date: "2026-02-03" });
    const harvest = await addWeek(db, id, { days: 9, faza: 2, review_general: 8, review_text: "Fine" });
    const second = await addPhoto(db, { diary_id: id, week_id: flowering, position: 1 });
    const first = await addPhoto(db, {
      diary_id: id,
      week_id: flowering,
      position: 0,
      preview: "data:image/webp;base64,AA",
    });
    await addPhoto(db, { diary_id: id, week_id: flowering, is_remove: true, remove_date: "2026-01-01" });
    const film = await addPhoto(db, {
      diary_id: id,
      week_id: flowering,
      kind: "video",
      format: "mp4",
      duration: 3,
    });
    await sql`update diary set photo_id = ${first} where id = ${id}`.execute(db);
    await sql`insert into week_nutrient (diary_id, week_id, block, name, val) values (${id}, ${flowering}, 'flowering', 'Tea', 2)`.execute(
      db,
    );
    await sql`insert into diary_equip (diary_id, category, name) values (${id}, 'lamp_flower', 'Sun'), (${id}, 'tent', 'Tent')`.execute(
      db,
    );
    await sql`insert into likes (type, content_id, user_id) values ('week', ${flowering}, ${other.id}), ('diary', ${id}, ${other.id})`.execute(
      db,
    );
    await sql`insert into follow (user_id, type, content_id) values (${other.id}, 'diary', ${id})`.execute(
      db,
    );

    const { status, diary } = await get(`${id}-any-slug`, other.id);
    expect(status).toBe(200);
    expect(diary.items_week.map((week) => week.id)).toEqual([germination, flowering, harvest]);
    expect(diary.weeks.map((week) => week.name)).toEqual(["week1", "week4", "harvest9"]);
    expect(diary).toMatchObject({
      current_id: harvest,
      photo_id: first,
      item_cover: { id: first, preview: "data:image/webp;base64,AA" },
      lamps_flower: [{ name: "Sun" }],
      tents: [{ name: "Tent" }],
      seeds: [],
      is_like: true,
      is_follow: true,
      is_cut: false,
    });
    expect(diary.avatar).toMatch(/\/480\.webp$/);
    const [, week, last] = diary.items_week;
    expect(week).toMatchObject({
      props: { ph: 6.1, air_temp: 0 },
      text: "Pistils",
      items_photo: [{ id: first }, { id: second }],
      items_video: [{ id: film, duration: 3 }],
      item_flowering: { items_nutrient: [{ name: "Tea", val: 2, item_product: null }] },
      item_harvest: null,
      is_like: true,
    });
    expect(week?.items_photo.every((photo) => photo.preview === undefined)).toBe(true);
    expect(last).toMatchObject({
      item_flowering: null,
      item_harvest: { items_nutrient: [], item_review_seed: { n_general: 8, text: "Fine" } },
    });
  });

  it("takes one query for any number of weeks, one for an unchanged version, and two for unchanged weeks", async () => {
    const { db } = api.database;
    await sql`select setval(pg_get_serial_sequence('diary', 'id'), ${NOBODYS})`.execute(db);
    const id = await addDiary(db, { userId: author.id });
    for (let days = 1; days <= 15; days += 1)
      await addPhoto(db, { diary_id: id, week_id: await addWeek(db, id, { days }) });
    const queries = async (as: number | null = null) =>
      (await queriesOf(api.database, () => get(id, as))).length;
    const session = 1;
    expect([await queries(), await queries()]).toEqual([1, 1]);
    await sql`update diary set cnt_views = cnt_views + 1 where id = ${id}`.execute(db);
    expect([await queries(), await queries()], "its weeks are cached from now on").toEqual([2, 1]);
    await sql`update diary set cnt_views = cnt_views + 1 where id = ${id}`.execute(db);
    expect([await queries(), await queries()]).toEqual([2, 1]);
    expect([await queries(other.id), await queries(other.id)]).toEqual([session + 1, session + 1]);
  });

  it("takes one more query for uncached products and brands, and for a client with a stale ETag", async () => {
    const { db } = api.database;
    await sql`select setval(pg_get_serial_sequence('diary', 'id'), ${NOBODYS + 1000})`.execute(db);
    const brandId = await addBrand(db, { name: "Halden" });
    const productId = await addProduct(db, { brandId, name: "Bloom" });
    const ids: number[] = [];
    for (const _ of "123") {
      const id = await addDiary(db, { userId: author.id });
      await sql`
        insert into diary_equip (diary_id, category, name, product_id, brand_id)
        values (${id}, 'nutrient', 'Bloom', ${productId}, ${brandId})`.execute(db);
      ids.push(id);
    }
    const [first = 0, second = 0, third = 0] = ids;
    const queries = async (id: number, headers: Record<string, string> = {}) =>
      (await queriesOf(api.database, () => api.request("GET", `/diaries/${id}`, { as: null, headers })))
        .length;
    expect([await queries(first), await queries(second)]).toEqual([2, 1]);
    await sql`update product set name = 'Bloom 2' where id = ${productId}`.execute(db);
    const { diary } = await get(first);
    expect(diary.items_equip.map(({ link }) => link)).toEqual(["/nutrients/halden/bloom"]);
    // A client with an ETag gets a precheck first.
    expect(await queries(third, { "if-none-match": '"other"' })).toBe(2);
  });

  it("has the PPFD of a lamp if its maker gives it", async () => {
    const { db } = api.database;
    const id = await addDiary(db, { userId: author.id });
    const brandId = await addBrand(db, { name: "Halden Lights", section: "grow-lights" });
    const known = await addProduct(db, { brandId, name: "Board 240", section: "grow-lights" });
    const unknown = await addProduct(db, { brandId, name: "Board 100", section: "grow-lights" });
    await sql`update product set props = '{"watt": 240, "ppfd": 1050}' where id = ${known}`.execute(db);
    await sql`
      insert into diary_equip (diary_id, category, name, product_id, position)
      values (${id}, 'lamp_flower', 'Board 240', ${known}, 0), (${id}, 'lamp_flower', 'Board 100', ${unknown}, 1),
        (${id}, 'lamp_flower', 'My own', null, 2)`.execute(db);
    const { diary } = await get(id);
    expect(diary.lamps_flower.map(({ name, ppfd }) => [name, ppfd])).toEqual([
      ["Board 240", 1050],
      ["Board 100", undefined],
      ["My own", undefined],
    ]);
  });

  it("has no weeks and no phase before its first week", async () => {
    const { diary } = await get(await addDiary(api.database.db, { userId: null }));
    expect(diary).toMatchObject({
      items_week: [],
      weeks: [],
      current_id: null,
      max_faza: null,
      item_user: null,
    });
  });

  it("that is locked shows its first week to users without Premium", async () => {
    const { db } = api.database;
    const id = await addDiary(db, { userId: author.id, columns: { is_lock: true } });
    const [first, second] = [await addWeek(db, id), await addWeek(db, id, { days: 2, height: 20, ph: 6 })];
    await addPhoto(db, { diary_id: id, week_id: second, position: 0 });
    for (const reader of [null, other.id]) {
      const { diary } = await get(id, reader);
      expect(diary.items_week.map((week) => week.id)).toEqual([first]);
      expect(diary).toMatchObject({ is_lock: true, is_cut: true, current_id: first });
      expect(diary.weeks).toHaveLength(2);
      expect(diary.item_cut).toEqual({ cnt_photos: 1, cnt_readings: 2 });
    }
    for (const reader of [author.id, moderator.id]) {
      const { diary } = await get(id, reader);
      expect(diary).toMatchObject({ is_cut: false, current_id: second });
      expect(diary.item_cut).toBeUndefined();
    }
  });
});

it.each([
  ["private", { visibility: "private" }],
  ["hidden", { is_hidden: true }],
  ["waiting for approval", { is_moderate: true }],
  ["rejected", { is_ban: true }],
])("a diary that is %s returns 404 to all but its author and moderators", async (_, columns) => {
  const id = await addDiary(api.database.db, { userId: author.id, columns });
  const statuses = [];
  for (const reader of [null, other.id, author.id, moderator.id])
    statuses.push((await get(id, reader)).status);
  expect(statuses).toEqual([404, 404, 200, 200]);
});

it("a removed diary returns 404 to all but moderators, an unlisted one is public", async () => {
  const { db } = api.database;
  const removed = await addDiary(db, {
    userId: author.id,
    columns: { is_remove: true, remove_date: "2026-01-01" },
  });
  expect((await get(removed, author.id)).status).toBe(404);
  expect((await get(removed, moderator.id)).status).toBe(200);
  expect(
    (await get(await addDiary(db, { userId: author.id, columns: { visibility: "unlisted" } }))).status,
  ).toBe(200);
});

it.each(["999", "0", "night-plum", "1e3", "-1", "12345678901234567"])("%s returns 404", async (id) => {
  expect((await get(id)).status).toBe(404);
});

describe("a cached diary", () => {
  let id: number;

  beforeEach(async () => {
    const { db } = api.database;
    id = await addDiary(db, { userId: author.id });
    for (const days of [1, 2]) await addPhoto(db, { diary_id: id, week_id: await addWeek(db, id, { days }) });
  });

  const ask = (as: number | null, tag = "none", path = `/diaries/${id}`) =>
    api.request<Schema<"Diary">>("GET", path, { as, headers: { "if-none-match": tag } });
  const tagFor = async (as: number | null) => String((await ask(as)).headers.etag);
  const update = (set: ReturnType<typeof sql>) =>
    sql`update diary set ${set} where id = ${id}`.execute(api.database.db);

  it("returns 404 to a user who lost access, even with its ETag", async () => {
    for (const [closed, open] of [
      [sql`visibility = 'private'`, sql`visibility = 'public'`],
      [sql`is_hidden = true`, sql`is_hidden = false`],
      [sql`is_moderate = true`, sql`is_moderate = false`],
      [sql`is_ban = true`, sql`is_ban = false`],
      [sql`is_remove = true, remove_date = now()`, sql`is_remove = false, remove_date = null`],
    ] as const) {
      const tag = await tagFor(other.id);
      await update(closed);
      const refused = await ask(other.id, tag);
      expect(refused.status).toBe(404);
      expect(refused.headers.etag).toBeUndefined();
      expect((await ask(moderator.id)).status).toBe(200);
      await update(open);
    }
  });

  it("shows all weeks once the user has Premium, and the first one after it ended", async () => {
    await update(sql`is_lock = true`);
    const weeks = async (tag?: string) => {
      const { headers, body } = await ask(other.id, tag);
      return [body.data.items_week.length, String(headers.etag)] as const;
    };
    const access = (rights: string[]) =>
      sql`update users set access = ${rights} where id = ${other.id}`.execute(api.database.db);
    const [before, tag] = await weeks();
    await access(["view_extra"]);
    const [paying, paid] = await weeks(tag);
    await access([]);
    const [after] = await weeks(paid);
    expect([before, paying, after]).toEqual([1, 2, 1]);
  });

  it("is the same at each of its paths and for all users", async () => {
    const { body } = await ask(null);
    for (const path of [`/diaries/${id}`, `/diaries/${id}-night-plum`, `/diaries/${id}-old-name`]) {
      for (const as of [null, other.id, author.id, moderator.id]) {
        expect((await ask(as, "none", path)).body.data).toEqual(body.data);
      }
    }
  });

  it("stays fresh while other diaries change", async () => {
    const { db } = api.database;
    const tag = await tagFor(null);
    const another = await addDiary(db, { userId: author.id });
    await addPhoto(db, { diary_id: another, week_id: await addWeek(db, another) });
    expect((await ask(null, tag)).status).toBe(304);
  });
});
