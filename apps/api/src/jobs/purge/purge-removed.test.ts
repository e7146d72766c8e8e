import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { samplePhoto } from "../../media/testing/sample-photos.ts";
import { addBanner } from "../../testing/ad-rows.ts";
import { addBrand, addProduct } from "../../testing/catalogue-rows.ts";
import { addDiary, addWeek } from "../../testing/diary-rows.ts";
import { addNotification } from "../../testing/notification-rows.ts";
import { addPost, addVoting, translatePost } from "../../testing/post-rows.ts";
import { type TestApi, type TestUser, testApi } from "../../testing/test-api.ts";
import { uploadForm } from "../../testing/upload-form.ts";
import { repairCounters } from "../counters/repair-counters.ts";
import { purgeRemoved } from "./purge-removed.ts";

let api: TestApi;
let author: TestUser;
let reader: TestUser;

const DAY = 24 * 3_600_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY);
const purge = (days: number) => purgeRemoved(api.database, api.parts.media.store, inDays(days));

beforeAll(async () => {
  api = await testApi();
});
beforeEach(async () => {
  await api.parts.media.finisher.idle();
  await api.reset();
  [author, reader] = [await api.addUser({ name: "author" }), await api.addUser({ name: "reader" })];
});

/** Rows of all tables that may reference a diary, a question or a video. */
async function rows() {
  const tables = [
    ...["diary", "week", "photo", "comment", "likes", "follow", "translation", "complaint", "diary_equip"],
    ...["diary_slug", "week_nutrient", "review", "notification", "event"],
    ...[
      "problem",
      "problem_photo",
      "problem_symptom",
      "solution",
      "solution_photo",
      "video",
      "video_caption",
    ],
    ...["post", "post_photo", "post_tag"],
  ];
  const counts = tables.map((table) => `(select count(*)::int from ${table}) as ${table}`);
  const { rows: found } = await api.database.pool.query<Record<string, number>>(`select ${counts.join()}`);
  return Object.fromEntries(Object.entries(found[0] ?? {}).filter(([, count]) => count > 0));
}

const post = async <Data>(path: string, body: unknown, as = author.id) => {
  const answer = await api.request<Data>("POST", path, { as, body });
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
  return answer.body.data;
};

async function sendPhoto(diary: number, as = author.id): Promise<Schema<"Upload">> {
  const { payload, headers } = await uploadForm({ diary_id: diary }, { bytes: await samplePhoto(400, 300) });
  const { body } = await api.request<Schema<"Upload">>("POST", "/uploads/weeks/media", {
    as,
    headers,
    body: payload,
  });
  return body.data;
}

const keyOf = (url: string) => url.split("/")[2] ?? "";
const isStored = async (url: string) => (await api.parts.media.store.list(keyOf(url))).length > 0;

/** A diary with one week and photo, and one of every kind of attached row. */
async function livelyDiary(name: string) {
  const diary = await post<Schema<"Diary">>("/diaries", {
    name,
    type_room: 1,
    type_soil: 2,
    type_watering: 1,
    items_equip: [{ category: "tent", name: "Some tent" }],
  });
  const photo = await sendPhoto(diary.id);
  const week = await post<Schema<"Week">>(`/diaries/${diary.id}/weeks`, {
    days: 1,
    faza: 1,
    text: "Up",
    items_photo: [{ id: photo.id, alt: "" }],
    item_flowering: { items_nutrient: [{ name: "Base", val: 1 }] },
  });
  const things = [`diary/${diary.id}`, `week/${week.id}`, `photo/${photo.id}`];
  for (const thing of things) {
    await post(`/likes/${thing}`, undefined, reader.id);
    const comment = await post<Schema<"Comment">>(`/comments/${thing}`, { text: "Nice" }, reader.id);
    await post(`/comments/${thing}`, { text: "Thanks", parent_id: comment.id });
    await post(`/likes/comment/${comment.id}`, undefined);
    await sql`
      insert into translation (type, content_id, field, lang, text, source)
      values ('comment', ${comment.id}, 'text', 'de', 'Schön', 'person')`.execute(api.database.db);
  }
  await post(`/follows/diary/${diary.id}`, undefined, reader.id);
  await sql`
    insert into translation (type, content_id, field, lang, text, source)
    values ('week', ${week.id}, 'text', 'de', 'Hoch', 'person')`.execute(api.database.db);
  await sql`insert into complaint (user_id, type, content_id, reason) values (${reader.id}, 'week', ${week.id}, 'spam')`.execute(
    api.database.db,
  );
  await api.parts.media.finisher.idle();
  return { diary, week, photo };
}

describe("a removed diary", () => {
  it("is purged after 30 days with everything attached and its files, and nothing of another diary", async () => {
    await livelyDiary("Stays");
    const alone = await rows();
    const { diary, photo } = await livelyDiary("Goes");
    await api.request("DELETE", `/diaries/${diary.id}`, { as: author.id });
    const both = await rows();

    expect(await purge(29)).toEqual({});
    expect(await rows()).toEqual(both);
    expect(await isStored(photo.url)).toBe(true);

    expect(await purge(31)).toEqual({ diary: 1 });
    expect(await rows()).toEqual(alone);
    expect(await isStored(photo.url)).toBe(false);
    expect(existsSync(join(api.parts.config.dataDir, "media", keyOf(photo.url)))).toBe(false);
    const events = await sql`select 1 from event where diary_id = ${diary.id}`.execute(api.database.db);
    expect(events.rows).toEqual([]);
    const { status } = await api.request("POST", `/diaries/${diary.id}/restore`, { as: author.id });
    expect(status).toBe(404);
    expect(await repairCounters(api.database)).toEqual([]);
    expect(await purge(31)).toEqual({});
  });

  it("stays when it was restored in time", async () => {
    const { diary } = await livelyDiary("Back again");
    await api.request("DELETE", `/diaries/${diary.id}`, { as: author.id });
    await api.request("POST", `/diaries/${diary.id}/restore`, { as: author.id });
    const before = await rows();
    expect(await purge(31)).toEqual({});
    expect(await rows()).toEqual(before);
  });

  it("leaves its author's reviews of a product, once", async () => {
    const { db } = api.database;
    const product = await addProduct(db, { name: "Base", brandId: await addBrand(db, { name: "Loam" }) });
    const removed = { is_remove: true, remove_date: "2020-01-01" };
    const [first, second] = [
      await addDiary(db, { userId: author.id, columns: removed }),
      await addDiary(db, { userId: author.id, columns: removed }),
    ];
    for (const [diary, score] of [
      [first, 6],
      [second, 8],
    ]) {
      await sql`
        insert into review (user_id, product_id, diary_id, n_general)
        values (${author.id}, ${product}, ${diary}, ${score})`.execute(db);
    }
    await repairCounters(api.database);
    expect(await purge(0)).toEqual({ diary: 2 });
    const { rows: left } = await sql`
      select diary_id, n_general from review where not is_remove`.execute(db);
    expect(left).toEqual([{ diary_id: null, n_general: 8 }]);
    expect(await repairCounters(api.database)).toEqual([]);
    expect(await purge(31)).toEqual({ review: 1 });
  });
});

describe("a removed week", () => {
  it("is purged with its photos, and the diary keeps the others", async () => {
    const { diary, week, photo } = await livelyDiary("Two weeks");
    const other = await sendPhoto(diary.id);
    await post(`/diaries/${diary.id}/weeks`, { days: 2, faza: 1, items_photo: [{ id: other.id, alt: "" }] });
    await api.request("DELETE", `/diaries/${diary.id}/weeks/${week.id}`, { as: author.id });
    expect(await purge(29)).toEqual({});
    expect(await purge(31)).toEqual({ week: 1 });
    expect([await isStored(photo.url), await isStored(other.url)]).toEqual([false, true]);
    expect(await rows()).toMatchObject({ diary: 1, week: 1, photo: 1, comment: 2, likes: 2 });
    expect(await repairCounters(api.database)).toEqual([]);
  });
});

describe("a thing removed on its own", () => {
  it("a photo is purged with its files and comments", async () => {
    const { diary, week, photo } = await livelyDiary("One photo less");
    const { body } = await api.request<Schema<"Diary">>("GET", `/diaries/${diary.id}`, { as: author.id });
    const [stored] = body.data.items_week;
    await sql`update photo set is_remove = true, remove_date = now() where id = ${photo.id}`.execute(
      api.database.db,
    );
    expect(stored?.id).toBe(week.id);
    expect(await purge(31)).toEqual({ photo: 1 });
    expect(await isStored(photo.url)).toBe(false);
    expect(await rows()).toMatchObject({ diary: 1, week: 1, comment: 4 });
  });

  it("a comment is purged; one with replies loses its text until they are purged too", async () => {
    const { diary } = await livelyDiary("Talk");
    const on = `/comments/diary/${diary.id}`;
    const { body } = await api.request<Schema<"CommentList">>("GET", on);
    const parent = body.data.items[0];
    const reply = parent?.replies.items_comment[0];
    await api.request("DELETE", `/comments/${parent?.id}`, { as: reader.id });
    expect(await purge(31)).toEqual({ comment: 1 });
    expect(await purge(31)).toEqual({});
    const { rows: kept } = await sql`
      select text from comment where id = ${parent?.id ?? 0}`.execute(api.database.db);
    expect(kept).toEqual([{ text: "" }]);
    expect((await rows()).comment).toBe(6);

    await api.request("DELETE", `/comments/${reply?.id}`, { as: author.id });
    await purge(31);
    await purge(31);
    expect((await rows()).comment).toBe(4);
    expect(await repairCounters(api.database)).toEqual([]);
  });
});

describe("a removed question or video", () => {
  const insert = async (query: ReturnType<typeof sql<{ id: number }>>) =>
    (await query.execute(api.database.db)).rows[0]?.id ?? 0;
  const addQuestion = (title: string) =>
    insert(sql`insert into problem (user_id, title, faza) values (${reader.id}, ${title}, 1) returning id`);
  const addAnswer = (question: number) =>
    insert(sql`
      insert into solution (problem_id, user_id, text) values (${question}, ${author.id}, 'Less water.') returning id`);
  /** Attaches likes, comments and the like to a thing. */
  async function hangOn(type: "problem" | "solution" | "video", id: number): Promise<void> {
    const { db } = api.database;
    await post(`/likes/${type}/${id}`, undefined);
    await post(`/comments/${type}/${id}`, { text: "Same here" });
    await sql`
      insert into translation (type, content_id, field, lang, text, source)
      values (${type}, ${id}, 'text', 'de', 'Weniger Wasser.', 'person')`.execute(db);
    await sql`
      insert into complaint (user_id, type, content_id, reason) values (${author.id}, ${type}, ${id}, 'spam')`.execute(
      db,
    );
    await sql`
      insert into notification (user_id, channel, event, group_period, type, content_id, from_user_id)
      values (${reader.id}, 'activity', 'like', now()::date, ${type}, ${id}, ${author.id})`.execute(db);
  }
  async function livelyQuestion(title: string) {
    const diary = await addDiary(api.database.db, { userId: reader.id });
    const question = await addQuestion(title);
    const answer = await addAnswer(question);
    const [asked, answered] = [await sendPhoto(diary, reader.id), await sendPhoto(diary, reader.id)];
    await sql`insert into problem_photo values (${question}, ${asked.id})`.execute(api.database.db);
    await sql`insert into solution_photo values (${question}, ${answer}, ${answered.id})`.execute(
      api.database.db,
    );
    await sql`
      insert into problem_symptom (problem_id, type, id) values (${question}, 'leaf', 1)`.execute(
      api.database.db,
    );
    await hangOn("problem", question);
    await hangOn("solution", answer);
    await api.parts.media.finisher.idle();
    return { question, answer, asked, answered };
  }
  const removeRow = (table: "problem" | "solution" | "video", id: number) =>
    sql`update ${sql.table(table)} set is_remove = true, remove_date = now() where id = ${id}`.execute(
      api.database.db,
    );

  it("is purged with its solutions, pictures and comments, and nothing of another one", async () => {
    await livelyQuestion("Yellow tips?");
    const alone = await rows();
    const { question, asked, answered } = await livelyQuestion("Spots below?");
    await removeRow("problem", question);
    expect(await purge(29)).toEqual({});
    expect(await purge(31)).toEqual({ problem: 1 });
    expect(await rows()).toEqual({ ...alone, diary: 2 });
    expect([await isStored(asked.url), await isStored(answered.url)]).toEqual([false, false]);
    expect(await purge(31)).toEqual({});
  });

  it("loses a solution that was removed on its own, and stays", async () => {
    const { answer, asked, answered } = await livelyQuestion("Slow growth?");
    await removeRow("solution", answer);
    expect(await purge(31)).toEqual({ solution: 1 });
    expect(await rows()).toMatchObject({ problem: 1, problem_photo: 1, photo: 1, comment: 1, likes: 1 });
    expect(await rows()).not.toHaveProperty("solution");
    expect([await isStored(asked.url), await isStored(answered.url)]).toEqual([true, false]);
  });

  it("keeps another video; a removed video is purged with its file and captions, but not with a week's photo", async () => {
    const { diary, photo } = await livelyDiary("On film");
    const addFilm = async (coverId: number) => {
      const file = await sendPhoto(diary.id);
      const film = await insert(sql`
        insert into video (user_id, title, duration, photo_id, cover_id)
        values (${reader.id}, 'A walk round', 40, ${file.id}, ${coverId}) returning id`);
      await sql`insert into video_caption values (${film}, 'en', 'WEBVTT')`.execute(api.database.db);
      return { film, file };
    };
    await addFilm(photo.id);
    const alone = await rows();
    const still = await sendPhoto(diary.id);
    const { film, file } = await addFilm(still.id);
    const { film: another } = await addFilm(photo.id);
    for (const id of [film, another]) await removeRow("video", id);
    await removeRow("problem", await addQuestion("Is it ripe?"));
    await api.parts.media.finisher.idle();
    expect(await purge(31)).toEqual({ problem: 1, video: 2 });
    expect(await rows()).toEqual(alone);
    expect(await Promise.all([file, still, photo].map(({ url }) => isStored(url)))).toEqual([
      false,
      false,
      true,
    ]);
  });
});

it("a removed post is purged with its cover, pictures, translations and comments, and its voting stays hidden", async () => {
  const { db } = api.database;
  const diary = await addDiary(db, { userId: author.id });
  const addArticle = async (slug: string) => {
    const [cover, picture] = [await sendPhoto(diary), await sendPhoto(diary)];
    const id = await addPost(db, { slug, tags: ["drying"], columns: { cover_id: cover.id } });
    await sql`insert into post_photo (post_id, photo_id) values (${id}, ${picture.id})`.execute(db);
    await translatePost(db, id, "de", { title: "Trocknen", text: "<p>Kühl.</p>" });
    await addVoting(db, { post_id: id });
    await post(`/comments/blog/${id}`, { text: "Good read" });
    await post(`/likes/blog/${id}`, undefined);
    return { id, cover, picture };
  };
  await addArticle("stays");
  const alone = await rows();
  const { id, cover, picture } = await addArticle("goes");
  await api.parts.media.finisher.idle();
  await sql`update post set is_remove = true, remove_date = now() where id = ${id}`.execute(db);
  expect(await purge(29)).toEqual({});
  expect(await purge(31)).toEqual({ blog: 1 });
  expect([await isStored(cover.url), await isStored(picture.url)]).toEqual([false, false]);
  expect(await rows()).toEqual(alone);
  expect((await api.request<Schema<"VotingList">>("GET", "/blogs/voting")).body.data.total).toBe(1);
});

it("a removed banner is purged with its pictures, and leaves its name where it was counted", async () => {
  const { db } = api.database;
  const diary = await addDiary(db, { userId: author.id });
  const photos = [await sendPhoto(diary), await sendPhoto(diary), await sendPhoto(diary)];
  await api.parts.media.finisher.idle();
  const [counted, uncounted, kept] = await Promise.all(
    ["Counted", "Uncounted", "Kept"].map((name) => addBanner(db, { brandId: null, name })),
  );
  const [light, dark, other] = photos.map(({ id }) => id);
  await sql`update banner set image_id = ${light}, image_dark_id = ${dark} where id = ${counted}`.execute(db);
  await sql`update banner set image_id = ${other} where id = any(${[uncounted, kept]}::bigint[])`.execute(db);
  await sql`insert into banner_day (banner_id, day, section, cnt_views) values (${counted}, '2026-09-01', 'home', 7)`.execute(
    db,
  );
  await sql`update banner set is_enabled = false, is_remove = true, remove_date = now() where id <> ${kept}`.execute(
    db,
  );
  expect(await purge(29)).toEqual({});
  expect(await purge(31)).toEqual({ banner: 2 });
  expect(await purge(31)).toEqual({});
  const left = await sql`select id, name, title, image_id, image_dark_id from banner order by id`.execute(db);
  expect(left.rows).toEqual([
    { id: counted, name: "Counted", title: "", image_id: null, image_dark_id: null },
    { id: kept, name: "Kept", title: "Kept", image_id: other, image_dark_id: null },
  ]);
  const sums = await sql`select cnt_views from banner_day`.execute(db);
  expect(sums.rows).toEqual([{ cnt_views: 7 }]);
  // The picture of the banner that stays is not deleted with the one that had it too.
  expect(await Promise.all(photos.map(({ url }) => isStored(url)))).toEqual([false, false, true]);
});

it("a removed voting is purged with its votes and its cover", async () => {
  const { db } = api.database;
  const cover = await sendPhoto(await addDiary(db, { userId: author.id }));
  const { id, options } = await addVoting(db, { cover_id: cover.id });
  await api.parts.media.finisher.idle();
  await sql`
    insert into voting_vote (voting_id, user_id, option_id) values (${id}, ${reader.id}, ${options[0]})`.execute(
    db,
  );
  await sql`update voting set is_remove = true, remove_date = now()`.execute(db);
  expect(await purge(29)).toEqual({});
  expect(await purge(31)).toEqual({ voting: 1 });
  expect(await isStored(cover.url)).toBe(false);
  const left = await sql`select voting_id from voting_vote union select id from voting`.execute(db);
  expect(left.rows).toEqual([]);
});

it("a deleted notification is purged, and no other", async () => {
  const { db } = api.database;
  const stays = await addNotification(db, { user_id: author.id });
  await addNotification(db, { user_id: author.id, is_remove: true, remove_date: new Date().toISOString() });
  expect(await purge(29)).toEqual({});
  expect(await purge(31)).toEqual({ notification: 1 });
  expect((await sql`select id from notification`.execute(db)).rows).toEqual([{ id: stays }]);
});

it("one run handles more than fits into one transaction", async () => {
  const { db } = api.database;
  for (let count = 0; count < 12; count += 1) {
    const id = await addDiary(db, {
      userId: author.id,
      columns: { is_remove: true, remove_date: "2020-01-01" },
    });
    await addWeek(db, id);
  }
  expect(await purge(0)).toEqual({ diary: 12 });
  expect(await rows()).toEqual({});
});
