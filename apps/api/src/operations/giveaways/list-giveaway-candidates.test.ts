import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { addDiary, addPhoto, addWeek } from "../../testing/diary-rows.ts";
import { freshApi } from "../../testing/fresh-api.ts";
import {
  type AddedGiveaway,
  addGiveaway,
  addGiveawayCategory,
  makeOld,
} from "../../testing/giveaway-rows.ts";
import type { TestUser } from "../../testing/test-api.ts";
import { addVideo } from "../../testing/video-rows.ts";

const api = freshApi();
let grower: TestUser;
let giveaway: AddedGiveaway;

beforeEach(async () => {
  grower = await api.addUser({ name: "marta" });
  await makeOld(api.database.db);
  giveaway = await addGiveaway(api.database.db);
});

const list = (category = giveaway.categoryId, query = "", as: number | null = grower.id, id = giveaway.id) =>
  api.request<Schema<"GiveawayCandidateList">>("GET", `/giveaways/${id}/join/${category}${query}`, { as });
const reasons = async (category = giveaway.categoryId) =>
  (await list(category)).body.data.items.map(({ content_id, reason }) => [content_id, reason]);

describe("GET /giveaways/{id}/join/{x}", () => {
  it("lists own diaries, those that may enter first, then others with the reason", async () => {
    const { db } = api.database;
    const hidden = await addDiary(db, { userId: grower.id, columns: { visibility: "private" } });
    const fits = await addDiary(db, { userId: grower.id });
    await addDiary(db, { userId: (await api.addUser({ name: "other" })).id });
    expect(await reasons()).toEqual([
      [fits, null],
      [hidden, "not_public"],
    ]);
    const page = await list(giveaway.categoryId, "?start=1&limit=1");
    expect(page.body.data).toMatchObject({
      total: 2,
      start: 1,
      items: [{ content_id: hidden, can_join: false }],
    });
  });

  it("lists own weeks with number and phase, and names the reason of each", async () => {
    const { db } = api.database;
    const diary = await addDiary(db, { userId: grower.id });
    const measured = { air_temp: 24, air_hum: 50, ph: 6, tds: 1.2, light: 12 };
    const good = await addWeek(db, diary, { days: 9, faza: 1, ...measured });
    const bare = await addWeek(db, diary, { days: 10, faza: 1, air_temp: 24 });
    const vegetative = await addWeek(db, diary, { days: 3, faza: 0, ...measured });
    const weeks = await addGiveawayCategory(db, giveaway.id, {
      content_type: "week",
      faza: 1,
      min_readings: 5,
    });
    expect(await reasons(weeks)).toEqual([
      [good, null],
      [vegetative, "wrong_kind"],
      [bare, "not_complete"],
    ]);
    expect((await list(weeks)).body.data.items[0]).toMatchObject({
      link: `/diaries/${diary}-night-plum/week/${good}`,
      item_week: { days: 9, faza: 1 },
    });
  });

  it("leaves later weeks of a locked diary out, which not everybody may see", async () => {
    const { db } = api.database;
    const diary = await addDiary(db, { userId: grower.id, columns: { is_lock: true } });
    const week = await addWeek(db, diary);
    const weeks = await addGiveawayCategory(db, giveaway.id, { content_type: "week" });
    expect(await reasons(weeks)).toEqual([[week, "not_public"]]);
  });

  it("lists own photos of weeks and own videos", async () => {
    const { db } = api.database;
    const diary_id = await addDiary(db, { userId: grower.id });
    const week_id = await addWeek(db, diary_id);
    const photo = await addPhoto(db, { user_id: grower.id, diary_id, week_id, alt: "First pistils" });
    const video = await addVideo(db, {
      userId: grower.id,
      columns: { title: "One minute", is_publish: true, publish_date: "2026-01-01" },
    });
    const draft = await addVideo(db, { userId: grower.id });
    const photos = await addGiveawayCategory(db, giveaway.id, { content_type: "photo" });
    const videos = await addGiveawayCategory(db, giveaway.id, { content_type: "video" });
    expect((await list(photos)).body.data.items).toMatchObject([
      { content_id: photo, name: "First pistils", item_photo: { id: photo } },
    ]);
    expect(await reasons(videos)).toEqual([
      [video, null],
      [draft, "not_public"],
    ]);
  });

  it("gives the reason of the account for every thing", async () => {
    await addDiary(api.database.db, { userId: grower.id });
    await sql`update giveaway set minimum_age = 18`.execute(api.database.db);
    expect((await reasons()).map(([, reason]) => reason)).toEqual(["under_age"]);
  });

  it("returns 401, 404 for a category of another giveaway, and 422 for a wrong page", async () => {
    expect((await list(giveaway.categoryId, "", null)).status).toBe(401);
    const another = await addGiveaway(api.database.db);
    expect((await list(another.categoryId)).status).toBe(404);
    expect((await list(giveaway.categoryId, "", grower.id, 999)).status).toBe(404);
    expect((await list(giveaway.categoryId, "?limit=0")).status).toBe(422);
  });
});
