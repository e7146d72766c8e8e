import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { beforeEach, expect, it } from "vitest";
import { addDiary, addPhoto, addWeek } from "../../../testing/diary-rows.ts";
import { freshApi } from "../../../testing/fresh-api.ts";
import type { TestUser } from "../../../testing/test-api.ts";
import { expectUnreadableRefused } from "../../../testing/unreadable-bodies.ts";

const api = freshApi();
let author: TestUser;
let id: number;
let week: number;

beforeEach(async () => {
  author = await api.addUser({ name: "author" });
  id = await addDiary(api.database.db, { userId: author.id });
  week = await addWeek(api.database.db, id);
});

const photo = (columns: Record<string, string | number | boolean | null> = {}) =>
  addPhoto(api.database.db, { user_id: author.id, diary_id: id, week_id: week, ...columns });
const choose = (photo_id: unknown, as: number | null = author.id, target: number | string = id) =>
  api.request<Schema<"Diary">>("PUT", `/diaries/${target}/cover-week`, { as, body: { photo_id } });

it("setDiaryCover sets a photo of a week, which stays the cover when weeks are saved", async () => {
  const [first] = [await photo(), await photo()];
  const { status, body } = await choose(first);
  expect(status).toBe(200);
  expect(body.data).toMatchObject({ photo_id: first, item_cover: { id: first } });
  expect(body.data.avatar).toMatch(/\/480\.webp$/);
  expect(body.data.cover_og).toMatch(/\/\d+\.jpg$/);
  await api.request("POST", `/diaries/${id}/weeks`, { as: author.id, body: { days: 2, faza: 0 } });
  const { body: after } = await api.request<Schema<"Diary">>("GET", `/diaries/${id}`);
  expect(after.data.photo_id).toBe(first);
  const { rows } = await sql`select type, params from event order by id limit 1`.execute(api.database.db);
  expect(rows).toEqual([{ type: "diary.cover", params: { photo_id: first } }]);
});

it("PUT /diaries/{id}/cover-week stores the focus of the cover, and forgets it with the next cover", async () => {
  const [first, second] = [await photo(), await photo()];
  const put = (body: object) =>
    api.request<Schema<"Diary">>("PUT", `/diaries/${id}/cover-week`, { as: author.id, body });
  expect((await put({ photo_id: first, focus: 35 })).body.data.cover_focus).toBe(35);
  expect((await put({ photo_id: second })).body.data.cover_focus).toBeNull();
  expect((await put({ photo_id: first, focus: 101 })).status).toBe(422);
});

it("setDiaryCover accepts photos of the diary's weeks only", async () => {
  const elsewhere = await addDiary(api.database.db, { userId: author.id });
  const gone = { is_remove: true, remove_date: "2026-01-01" };
  const tries: [number, string][] = [
    [999, "unknown_reference"],
    [await photo({ diary_id: elsewhere, week_id: null }), "foreign_photo"],
    [await photo({ week_id: null }), "foreign_photo"],
    [await photo(gone), "removed_photo"],
    [await photo({ week_id: await addWeek(api.database.db, id, gone) }), "removed_photo"],
    [await photo({ kind: "video", format: "mp4" }), "wrong_type"],
  ];
  for (const [photoId, code] of tries) {
    const { status, codes } = await choose(photoId);
    expect([status, codes]).toEqual([422, [`${code} photo_id`]]);
  }
  const { codes } = await choose("first");
  expect(codes).toEqual(["wrong_type photo_id"]);
});

it("setDiaryCover is for the author and moderators", async () => {
  const other = await api.addUser();
  const one = await photo();
  expect((await choose(one, null)).status).toBe(401);
  expect((await choose(one, other.id)).status).toBe(403);
  expect((await choose(one, author.id, 999)).status).toBe(404);
});

it("setDiaryCover returns 400 or 415 for unreadable bodies", () =>
  expectUnreadableRefused({
    server: api.server,
    method: "PUT",
    url: `/api/diaries/${id}/cover-week`,
    token: author.token,
  }));
