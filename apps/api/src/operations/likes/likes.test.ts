import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { addStrain } from "../../testing/catalogue-rows.ts";
import { addDiary, addPhoto, addWeek } from "../../testing/diary-rows.ts";
import { freshApi } from "../../testing/fresh-api.ts";
import type { TestUser } from "../../testing/test-api.ts";

const api = freshApi();
let author: TestUser;
let other: TestUser;
let diary: number;

beforeEach(async () => {
  author = await api.addUser({ name: "author" });
  other = await api.addUser({ name: "other" });
  diary = await addDiary(api.database.db, { userId: author.id });
});

async function ask(method: "POST" | "DELETE", target: string, as: number | null = other.id) {
  const { status, body } = await api.request<Schema<"LikeState">>(method, `/likes/${target}`, { as });
  return status === 200 ? body.data : status;
}
const like = (target: string, as?: number | null) => ask("POST", target, as);
const unlike = (target: string, as?: number | null) => ask("DELETE", target, as);

describe("a like", () => {
  it("counts once when repeated or undone", async () => {
    const target = `diary/${diary}`;
    expect(await unlike(target)).toEqual({ is_like: false, cnt_likes: 0 });
    expect(await like(target)).toEqual({ is_like: true, cnt_likes: 1 });
    expect(await like(target)).toEqual({ is_like: true, cnt_likes: 1 });
    expect(await like(target, author.id)).toEqual({ is_like: true, cnt_likes: 2 });
    expect(await unlike(target)).toEqual({ is_like: false, cnt_likes: 1 });
    expect(await unlike(target)).toEqual({ is_like: false, cnt_likes: 1 });
    const { rows } = await sql`select type from event order by id`.execute(api.database.db);
    expect(rows).toEqual([{ type: "like.add" }, { type: "like.add" }, { type: "like.remove" }]);
  });

  it("counts once for concurrent requests", async () => {
    await Promise.all(Array.from({ length: 8 }, () => like(`diary/${diary}`)));
    const { rows } = await sql`select cnt_likes from diary`.execute(api.database.db);
    expect(rows).toEqual([{ cnt_likes: 1 }]);
  });

  it("is possible for weeks, photos, comments and the catalogue", async () => {
    const { db } = api.database;
    const week = await addWeek(db, diary);
    const photo = await addPhoto(db, { diary_id: diary, week_id: week });
    const comment = await api.request<Schema<"Comment">>("POST", `/comments/diary/${diary}`, {
      as: author.id,
      body: { text: "Mine" },
    });
    const strain = await addStrain(db, "Night Plum");
    for (const target of [
      `week/${week}`,
      `photo/${photo}`,
      `comment/${comment.body.data.id}`,
      `strain/${strain}`,
    ]) {
      expect(await like(target)).toEqual({ is_like: true, cnt_likes: 1 });
      expect(await unlike(target)).toEqual({ is_like: false, cnt_likes: 0 });
    }
  });
});

describe("the likes of a thing", () => {
  const state = async (target: string, as: number | null = null) => {
    const { status, body } = await api.request<Schema<"LikeState">>("GET", `/likes/${target}`, { as });
    return status === 200 ? body.data : status;
  };

  it("are returned to everyone who may see it, with the user's own like", async () => {
    const week = await addWeek(api.database.db, diary);
    const photo = await addPhoto(api.database.db, { diary_id: diary, week_id: week });
    await like(`photo/${photo}`);
    expect(await state(`photo/${photo}`)).toEqual({ is_like: false, cnt_likes: 1 });
    expect(await state(`photo/${photo}`, author.id)).toEqual({ is_like: false, cnt_likes: 1 });
    expect(await state(`photo/${photo}`, other.id)).toEqual({ is_like: true, cnt_likes: 1 });
  });

  it("return 404 to others", async () => {
    await sql`update diary set visibility = 'private'`.execute(api.database.db);
    expect(await state(`diary/${diary}`)).toBe(404);
    expect(await state(`diary/${diary}`, other.id)).toBe(404);
    expect(await state(`diary/${diary}`, author.id)).toEqual({ is_like: false, cnt_likes: 0 });
    for (const target of ["diary/999", "moon/1", "photo/x"]) expect(await state(target)).toBe(404);
  });
});

it.each(["diary/999", "week/999", "photo/999", "comment/999", "problem/1", "moon/1", "diary/x"])(
  "%s cannot be liked",
  async (target) => {
    expect(await like(target)).toBe(404);
    expect(await unlike(target)).toBe(404);
  },
);

it("guests get 401", async () => {
  expect(await like(`diary/${diary}`, null)).toBe(401);
  expect(await unlike(`diary/${diary}`, null)).toBe(401);
});

it("things that the user may not see, and their comments, cannot be liked", async () => {
  const { db } = api.database;
  const week = await addWeek(db, diary);
  const comment = await api.request<Schema<"Comment">>("POST", `/comments/week/${week}`, {
    as: author.id,
    body: { text: "Mine" },
  });
  await sql`update diary set visibility = 'private'`.execute(db);
  for (const target of [`diary/${diary}`, `week/${week}`, `comment/${comment.body.data.id}`]) {
    expect(await like(target)).toBe(404);
    expect(await like(target, author.id)).toEqual({ is_like: true, cnt_likes: 1 });
  }
});

it("a removed week or an upload without a week cannot be liked", async () => {
  const { db } = api.database;
  const week = await addWeek(db, diary, { is_remove: true, remove_date: "2026-01-01" });
  const loose = await addPhoto(db, { diary_id: diary });
  expect(await like(`week/${week}`)).toBe(404);
  expect(await like(`photo/${loose}`)).toBe(404);
});
