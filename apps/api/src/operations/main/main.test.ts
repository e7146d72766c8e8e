import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { beforeEach, expect, it } from "vitest";
import { queriesOf } from "../../testing/count-queries.ts";
import { addDiary, addPhoto, addWeek } from "../../testing/diary-rows.ts";
import { freshApi } from "../../testing/fresh-api.ts";
import { addPost, inHours, translatePost } from "../../testing/post-rows.ts";
import { addQuestion } from "../../testing/question-rows.ts";
import type { TestUser } from "../../testing/test-api.ts";
import { addVideo } from "../../testing/video-rows.ts";

const api = freshApi();
let author: TestUser;
let reader: TestUser;

beforeEach(async () => {
  author = await api.addUser({ name: "author" });
  reader = await api.addUser({ name: "reader" });
});

async function main(path = "/main", as: number | null = null) {
  const { status, body } = await api.request<Schema<"Main">>("GET", path, { as });
  expect(status).toBe(200);
  return body.data;
}

/** A finished diary with a photo in each of its weeks. */
async function addHarvested(name: string, cnt_likes: number): Promise<number[]> {
  const { db } = api.database;
  const id = await addDiary(db, {
    userId: author.id,
    name,
    columns: { is_harvest: true, max_faza: 2, cnt_photos: 6, cnt_likes },
  });
  const photos = [];
  for (let days = 1; days <= 6; days += 1) {
    const week_id = await addWeek(db, id, { days, faza: days === 6 ? 2 : 0 });
    await addPhoto(db, { diary_id: id, week_id, position: 1 });
    photos.push(await addPhoto(db, { diary_id: id, week_id, position: 0 }));
  }
  return photos;
}

it("GET /main is empty on an empty site", async () => {
  expect(await main()).toEqual({
    item_film: null,
    items_diary: [],
    items_problem: [],
    items_video: [],
    items_blog: [],
    items_giveaway: [],
    item_award: null,
    cnt_diaries: 0,
  });
});

/** Gives every diary its first week. */
async function startAll(): Promise<void> {
  await sql`insert into week (diary_id, days, faza) select id, 1, 0 from diary`.execute(api.database.db);
}

it("GET /main leaves out diaries without a week and counts them", async () => {
  const { db } = api.database;
  await addDiary(db, { userId: author.id, name: "started" });
  await startAll();
  await addDiary(db, { userId: author.id, name: "empty" });
  const { items_diary, cnt_diaries } = await main();
  expect(items_diary.map((diary) => diary.name)).toEqual(["started"]);
  expect(cnt_diaries).toBe(2);
});

it("GET /main/{userId} lists the user's own diaries, growing ones first, private ones included", async () => {
  const { db } = api.database;
  const own = (name: string, columns: Record<string, string | boolean>) =>
    addDiary(db, { userId: reader.id, name, columns });
  await own("harvested", { is_harvest: true, update_date: "2026-03-01" });
  await own("older", { update_date: "2026-01-01", visibility: "private" });
  await own("newer", { update_date: "2026-02-01" });
  await own("removed", { is_remove: true, remove_date: "2026-02-01" });
  await addDiary(db, { userId: author.id, name: "another user's" });
  const { items_own } = await main(`/main/${reader.id}`, reader.id);
  expect(items_own?.map((diary) => diary.name)).toEqual(["newer", "older", "harvested"]);
  expect((await main("/main", null)).items_own).toBeUndefined();
});

it("GET /main lists the latest updated public diaries", async () => {
  const { db } = api.database;
  await addDiary(db, { userId: author.id, name: "older", columns: { update_date: "2026-01-01" } });
  await addDiary(db, { userId: author.id, name: "newer", columns: { update_date: "2026-02-01" } });
  await addDiary(db, { userId: author.id, name: "hidden", columns: { is_hidden: true } });
  await startAll();
  const { items_diary, cnt_diaries } = await main();
  expect(items_diary.map((diary) => diary.name)).toEqual(["newer", "older"]);
  expect(cnt_diaries).toBe(2);
});

it("GET /main counts all public diaries if there are more than it lists", async () => {
  for (let index = 0; index < 15; index += 1) await addDiary(api.database.db, { userId: author.id });
  await startAll();
  const { items_diary, cnt_diaries } = await main();
  expect(items_diary).toHaveLength(12);
  expect(cnt_diaries).toBe(15);
});

it("GET /main has a film of the most liked of the latest finished diaries, one photo per week", async () => {
  await addHarvested("plain", 1);
  const photos = await addHarvested("liked", 9);
  const { item_film } = await main();
  expect(item_film?.item_diary.name).toBe("liked");
  expect(item_film?.items.map(({ item_photo }) => item_photo.id)).toEqual(photos);
  expect(item_film?.items.at(-1)?.item_week.name).toBe("harvest6");
});

it("GET /main has no film of a locked diary", async () => {
  await addHarvested("locked", 1);
  await sql`update diary set is_lock = true`.execute(api.database.db);
  expect((await main()).item_film).toBeNull();
});

it("GET /main lists open questions and published shorts, newest first", async () => {
  const { db } = api.database;
  const questions = [];
  for (let index = 0; index < 8; index += 1)
    questions.push(await addQuestion(db, { userId: author.id, title: `question ${index}` }));
  await sql`update problem set is_hidden = true where id = ${questions.at(-1)}`.execute(db);
  const short = await addVideo(db, { userId: author.id });
  const newer = await addVideo(db, { userId: author.id });
  await addVideo(db, { userId: author.id });
  const long = await addVideo(db, { userId: author.id });
  await sql`
    update video set title = 'Trim', is_publish = true, publish_date = now() + id * interval '1 second'
    where id = any(${[short, newer, long]}::bigint[])`.execute(db);
  await sql`update video set is_short = false where id = ${long}`.execute(db);
  const { items_problem, items_video } = await main();
  expect(items_problem.map(({ id }) => id)).toEqual(questions.slice(1, 7).reverse());
  expect(items_video.map(({ id }) => id)).toEqual([newer, short]);
});

it("GET /main lists the newest posts that are out, in the reader's language or English", async () => {
  const { db } = api.database;
  const thai = await addPost(db, { slug: "thai", columns: { lang: "th", view_date: inHours(-1) } });
  const english = await addPost(db, { slug: "english", columns: { view_date: inHours(-2) } });
  await addPost(db, { slug: "later", columns: { view_date: inHours(1) } });
  await translatePost(db, english, "de", { title: "Auf Deutsch", text: "<p>Kühl.</p>" });
  const posts = async (language: string) => {
    const headers = { "accept-language": language };
    const { body } = await api.request<Schema<"Main">>("GET", "/main", { headers });
    return body.data.items_blog.map(({ id, title }) => [id, title]);
  };
  expect(await posts("de")).toEqual([[english, "Auf Deutsch"]]);
  expect(await posts("th")).toEqual([
    [thai, "Post thai"],
    [english, "Post english"],
  ]);
});

it("GET /main/{userId} lists updates of followed diaries and growers", async () => {
  const { db } = api.database;
  const third = await api.addUser({ name: "third" });
  const followed = await addDiary(db, { userId: third.id, name: "followed" });
  await addDiary(db, {
    userId: author.id,
    name: "of a followed grower",
    columns: { update_date: "2026-01-01" },
  });
  await addDiary(db, { userId: third.id, name: "of nobody" });
  await addDiary(db, { userId: reader.id, name: "own" });
  await sql`insert into follow (user_id, type, content_id) values
    (${reader.id}, 'diary', ${followed}), (${reader.id}, 'user', ${author.id})`.execute(db);
  await startAll();
  const { items_follow_update, items_diary } = await main(`/main/${reader.id}`, reader.id);
  expect(items_follow_update?.map((diary) => diary.name)).toEqual(["followed", "of a followed grower"]);
  expect(items_diary).toHaveLength(4);
});

it("GET /main/{userId} lists a diary once, and the latest of many followed growers", async () => {
  const { db } = api.database;
  const growers = [];
  for (let index = 0; index < 14; index += 1) growers.push(await api.addUser({ name: `grower-${index}` }));
  const day = (index: number) => `2026-03-${String(index + 1).padStart(2, "0")}`;
  for (const [index, { id: userId }] of growers.entries()) {
    await addDiary(db, { userId, name: `old ${index}`, columns: { update_date: "2025-01-01" } });
    await addDiary(db, { userId, name: `of ${index}`, columns: { update_date: day(index) } });
  }
  const [last] = growers.slice(-1);
  await addDiary(db, { userId: last?.id ?? 0, columns: { update_date: day(20), visibility: "private" } });
  const twice = await addDiary(db, {
    userId: last?.id ?? 0,
    name: "twice",
    columns: { update_date: day(20) },
  });
  const own = await addDiary(db, { userId: reader.id, columns: { update_date: day(25) } });
  await sql`insert into follow (user_id, type, content_id)
    select ${reader.id}::bigint, 'user', unnest(${growers.map(({ id }) => id)}::bigint[])
    union all select ${reader.id}::bigint, 'diary', unnest(${[twice, own]}::bigint[])`.execute(db);
  const { items_follow_update } = await main(`/main/${reader.id}`, reader.id);
  const wanted = Array.from({ length: 11 }, (_none, index) => `of ${13 - index}`);
  expect(items_follow_update?.map((diary) => diary.name)).toEqual(["twice", ...wanted]);
});

it("GET /main takes at most six queries", async () => {
  await addHarvested("film", 1);
  const queries = await queriesOf(api.database, () => main(`/main/${reader.id}`, reader.id));
  expect(queries.length).toBeLessThanOrEqual(6);
});

it("GET /main/{userId} returns 403 for another user", async () => {
  expect((await api.request("GET", `/main/${author.id}`, { as: reader.id })).status).toBe(403);
  expect((await api.request("GET", `/main/${author.id}`)).status).toBe(401);
  expect((await api.request("GET", "/main/me", { as: reader.id })).status).toBe(404);
});
