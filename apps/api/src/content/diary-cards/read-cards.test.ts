import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { addBrand, addProduct } from "../../testing/catalogue-rows.ts";
import { queriesOf } from "../../testing/count-queries.ts";
import { addDiary, addPhoto, addWeek } from "../../testing/diary-rows.ts";
import { freshApi } from "../../testing/fresh-api.ts";
import type { TestUser } from "../../testing/test-api.ts";

const OTHER_KEY = "fedcba9876543210fedcba9876543210";

const api = freshApi();
let author: TestUser;
let reader: TestUser;
/** Ids of the only diary and of everything on its card. */
let ids: Record<
  "diary" | "week" | "photo" | "other_photo" | "brand" | "product" | "seed" | "author" | "reader",
  number
>;

beforeEach(async () => {
  author = await api.addUser({ name: "author" });
  reader = await api.addUser({ name: "reader" });
  const { db } = api.database;
  const brand = await addBrand(db, { name: "Ember Genetics", section: "seedbank" });
  const product = await addProduct(db, { name: "Night Plum", brandId: brand, section: "seedbank" });
  const diary = await addDiary(db, { userId: author.id });
  const week = await addWeek(db, diary);
  const photo = await addPhoto(db, { diary_id: diary, week_id: week, alt: "Leaf" });
  const other_photo = await addPhoto(db, { diary_id: diary, week_id: week });
  await run(`update diary set photo_id = ${photo} where id = ${diary}`);
  await run(`insert into diary_equip (diary_id, category, name, product_id, brand_id)
    values (${diary}, 'seed', 'Night Plum', ${product}, ${brand})`);
  ids = { diary, week, photo, other_photo, brand, product, seed: 1, author: author.id, reader: reader.id };
});

const run = (statement: string) => sql.raw(statement).execute(api.database.db);
const withIds = (statement: string) =>
  statement.replace(/:(\w+)/g, (_all, name: string) => String(ids[name as keyof typeof ids]));

async function ask(as: number | null = null, tag?: unknown) {
  const headers = tag === undefined ? {} : { "if-none-match": String(tag) };
  return await api.request<Schema<"DiaryCardList">>("GET", "/diaries", { as, headers });
}

describe("a card changes at once with its data", () => {
  test.each([
    ["the name", "update diary set name = 'Day Plum' where id = :diary"],
    ["the address", "update diary set slug = 'day-plum' where id = :diary"],
    ["the language", "update diary set lang = 'ru' where id = :diary"],
    ["the day it began", "update diary set add_date = '2024-01-01' where id = :diary"],
    ["the day of its last week", "update diary set update_date = '2024-01-01' where id = :diary"],
    ["the room", "update diary set type_room = 2 where id = :diary"],
    ["the substrate", "update diary set type_soil = 3 where id = :diary"],
    [
      "the harvest",
      "update diary set is_harvest = true, harvest_weight = 80, harvest_watt = 240 where id = :diary",
    ],
    ["the phase", "update diary set max_faza = 1, n_progress = 40 where id = :diary"],
    ["the film", "update diary set is_video = true where id = :diary"],
    ["the proof", "update diary set is_verify = true where id = :diary"],
    ["the lock", "update diary set is_lock = true where id = :diary"],
    ["the number of days", "update diary set cnt_days = 14 where id = :diary"],
    ["the number of views", "update diary set cnt_views = cnt_views + 3 where id = :diary"],
    ["the number of likes", "update diary set cnt_likes = 1 where id = :diary"],
    ["the number of comments", "update diary set cnt_comments = 1 where id = :diary"],
    ["the number of comments on a week", "update week set cnt_comments = 3 where id = :week"],
    ["the number of followers", "update diary set cnt_followers = 1 where id = :diary"],
    ["the grower's name", "update users set name = 'renamed' where id = :author"],
    ["the grower's picture", `update users set avatar_key = '${OTHER_KEY}' where id = :author`],
    [
      "the account, which is removed",
      "update users set is_remove = true, remove_date = now() where id = :author",
    ],
    ["the account, which is gone for good", "delete from users where id = :author"],
    ["the grower", "update diary set user_id = :reader where id = :diary"],
    ["the cover", "update diary set photo_id = :other_photo where id = :diary"],
    ["the cover's description", "update photo set alt = 'Flower' where id = :photo"],
    [
      "the cover's size and colour",
      "update photo set width = 800, height = 600, color = '#112233' where id = :photo",
    ],
    [
      "the cover, which is removed",
      "update photo set is_remove = true, remove_date = now() where id = :photo",
    ],
    ["the cover, which is gone for good", "delete from photo where id = :photo"],
    ["the number of weeks", "insert into week (diary_id, days, faza) values (:diary, 2, 0)"],
    ["the number of a week", "update week set days = 5 where id = :week"],
    ["the phase of a week", "update week set faza = 1 where id = :week"],
    ["a week, which is removed", "update week set is_remove = true, remove_date = now() where id = :week"],
    ["a week, which is gone for good", "delete from week where id = :week"],
    [
      "the number of seeds",
      "insert into diary_equip (diary_id, category, name) select :diary, 'seed', 'S' || n from generate_series(1, 3) n",
    ],
    ["the name of a seed", "update diary_equip set name = 'My own' where diary_id = :diary"],
    ["a seed, which is gone", "delete from diary_equip where diary_id = :diary"],
    ["the address of a product", "update product set slug = 'night-plum-auto' where id = :product"],
    ["the section of a product", "update product set section = 'nutrients' where id = :product"],
    [
      "a product, which is removed",
      "update product set is_remove = true, remove_date = now() where id = :product",
    ],
    ["a product, which is gone for good", "delete from product where id = :product"],
    ["what a product is known for", `update product set props = '{"ppfd": 900}' where id = :product`],
    ["the name of a brand", "update brand set name = 'Ember' where id = :brand"],
    ["the address of a brand", "update brand set slug = 'ember' where id = :brand"],
    ["the sign of a brand", `update brand set logo_key = '${OTHER_KEY}' where id = :brand`],
    ["a brand, which is removed", "update brand set is_remove = true, remove_date = now() where id = :brand"],
    ["a brand, which is gone for good", "delete from brand where id = :brand"],
  ])("%s", async (_fact, statement) => {
    const [before] = [await ask()];
    await run(withIds(statement));
    const after = await ask(null, before.headers.etag);
    expect(after.status).toBe(200);
    expect(after.body.data.items).toHaveLength(1);
    expect(after.body.data.items).not.toEqual(before.body.data.items);
    expect((await ask(null, after.headers.etag)).status, "and stays as it is").toBe(304);
  });

  test("renamings in a long transaction are visible when it ends", async () => {
    const client = await api.database.pool.connect();
    try {
      await client.query("begin");
      await client.query(withIds("update brand set name = 'Ember' where id = :brand"));
      await client.query(withIds("update product set slug = 'plum' where id = :product"));
      await client.query("commit");
    } finally {
      client.release();
    }
    const [card] = (await ask()).body.data.items;
    expect(card?.seeds[0]).toMatchObject({
      link: "/seedbank/ember-genetics/plum",
      item_brand: { name: "Ember" },
    });
  });
});

describe("a diary disappears from the list at once when", () => {
  test.each([
    ["it is hidden", "is_hidden = true"],
    ["it is rejected", "is_ban = true"],
    ["it waits for a moderator", "is_moderate = true"],
    ["it is private", "visibility = 'private'"],
    ["only who has its address may see it", "visibility = 'unlisted'"],
    ["it is removed", "is_remove = true, remove_date = now()"],
  ])("%s", async (_fact, change) => {
    const { headers } = await ask();
    await run(`update diary set ${change} where id = ${ids.diary}`);
    const after = await ask(null, headers.etag);
    expect([after.status, after.body.data.total, after.body.data.items]).toEqual([200, 0, []]);
    await run(
      `update diary set is_hidden = false, is_ban = false, is_moderate = false, visibility = 'public', is_remove = false,
         remove_date = null where id = ${ids.diary}`,
    );
    expect((await ask(null, after.headers.etag)).body.data.total).toBe(1);
  });
});

describe("a change of data that no card shows rebuilds nothing", () => {
  test.each([
    ["the text of a week", "update week set text = 'Topped.', version = version + 1 where id = :week"],
    ["the likes of a week", "update week set cnt_likes = 9 where id = :week"],
    ["a photo that is no cover", "update photo set alt = 'Root' where id = :other_photo"],
    [
      "the reviews of a product",
      "update product set cnt_reviews = 3, description = 'Sweet.' where id = :product",
    ],
    ["the harvests of a brand", "update brand set cnt_diaries = 3 where id = :brand"],
    ["a removed week that goes for good", "delete from week where is_remove"],
  ])("%s", async (_fact, statement) => {
    await run(
      `insert into week (diary_id, days, faza, is_remove, remove_date) values (${ids.diary}, 9, 0, true, now())`,
    );
    const { headers } = await ask();
    await run(withIds(statement));
    expect((await ask(null, headers.etag)).status).toBe(304);
  });
});

describe("likes of the current user", () => {
  const like = () =>
    run(withIds("insert into likes (type, content_id, user_id) values ('diary', :diary, :reader)"));
  const isLiked = async (as: number | null) => (await ask(as)).body.data.items[0]?.is_like;

  test("appear on their cards only, from the like until it is removed", async () => {
    expect([await isLiked(null), await isLiked(reader.id), await isLiked(author.id)]).toEqual([
      false,
      false,
      false,
    ]);
    const { headers } = await ask(reader.id);
    await like();
    expect((await ask(reader.id, headers.etag)).status).toBe(200);
    expect([await isLiked(null), await isLiked(reader.id), await isLiked(author.id)]).toEqual([
      false,
      true,
      false,
    ]);
    await run("delete from likes");
    expect([await isLiked(null), await isLiked(reader.id), await isLiked(author.id)]).toEqual([
      false,
      false,
      false,
    ]);
  });

  test("are added to cached cards without reading any card again", async () => {
    await like();
    await ask();
    expect(await queriesOf(api.database, () => ask(reader.id)), "the session and the precheck").toHaveLength(
      2,
    );
    await run("update diary set cnt_views = 7");
    expect(await isLiked(reader.id)).toBe(true);
    expect(await queriesOf(api.database, () => ask())).toHaveLength(1);
    expect(await isLiked(null)).toBe(false);
  });
});

test("a diary in several lists is read once", async () => {
  await ask();
  for (const path of ["/diaries?sort=new", "/diaries?tags=indoor", "/main"]) {
    const queries = await queriesOf(api.database, () => api.request("GET", path));
    expect(
      queries.filter((text) => text.includes("harvest_watt")),
      path,
    ).toEqual([]);
  }
});

test("uncached diaries are read in one query, cached ones stay unchanged", async () => {
  await ask();
  for (let n = 0; n < 5; n += 1) await addDiary(api.database.db, { userId: author.id, name: `n${n}` });
  const queries = await queriesOf(api.database, () => ask());
  expect(queries).toHaveLength(2);
  expect((await ask()).body.data.items.map(({ name }) => name)).toEqual([
    "n4",
    "n3",
    "n2",
    "n1",
    "n0",
    "Night Plum",
  ]);
});

test("a change of weeks writes their diary only when nothing else does", async () => {
  const { db } = api.database;
  const writtenIn = async () =>
    (await sql<{ xmin: string }>`select xmin::text from diary where id = ${ids.diary}`.execute(db)).rows[0]
      ?.xmin;
  const before = await writtenIn();
  await run(withIds("update week set days = 3 where id = :week"));
  const touched = await writtenIn();
  expect(touched).not.toBe(before);
  const place = await api.database.transaction(async (tx) => {
    await sql`update diary set cnt_weeks = 1 where id = ${ids.diary}`.execute(tx);
    const ctid = () =>
      sql<{ ctid: string }>`select ctid::text from diary where id = ${ids.diary}`.execute(tx);
    const first = (await ctid()).rows[0]?.ctid;
    await sql`update week set days = 4 where id = ${ids.week}`.execute(tx);
    return [first, (await ctid()).rows[0]?.ctid];
  });
  expect(place[1]).toBe(place[0]);
});
