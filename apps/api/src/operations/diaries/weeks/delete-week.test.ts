import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { beforeEach, expect, it } from "vitest";
import { addDiary, addPhoto } from "../../../testing/diary-rows.ts";
import { freshApi } from "../../../testing/fresh-api.ts";
import type { TestUser } from "../../../testing/test-api.ts";

const api = freshApi();
let author: TestUser;
let other: TestUser;
let id: number;
let weeks: number[];
let photos: number[];

beforeEach(async () => {
  author = await api.addUser({ name: "author" });
  other = await api.addUser({ name: "other" });
  id = await addDiary(api.database.db, { userId: author.id });
  photos = [];
  weeks = [];
  for (const faza of [0, 2]) {
    const photo = await addPhoto(api.database.db, { diary_id: id });
    const { body } = await api.request<Schema<"Week">>("POST", `/diaries/${id}/weeks`, {
      as: author.id,
      body: { days: faza + 1, faza, items_photo: [{ id: photo }] },
    });
    photos.push(photo);
    weeks.push(body.data.id);
  }
});

const remove = (week: number | undefined, as: number | null = author.id) =>
  api.request("DELETE", `/diaries/${id}/weeks/${week}`, { as });

it("a removed week goes with its photos, and the diary says so", async () => {
  await sql`update diary set photo_id = ${photos[1] ?? null}`.execute(api.database.db);
  const { status, body } = await remove(weeks[1]);
  expect(status).toBe(200);
  expect(body.data).toEqual({ id: weeks[1] });
  const diary = (await api.request("GET", `/diaries/${id}`)).body.data;
  expect(diary).toMatchObject({
    weeks: [{ id: weeks[0] }],
    max_faza: 0,
    is_harvest: false,
    photo_id: photos[0],
  });
  const { rows } = await sql`select id from photo where is_remove`.execute(api.database.db);
  expect(rows).toEqual([{ id: photos[1] }]);
  expect((await remove(weeks[1])).status).toBe(404);
});

it("the last week may go, too", async () => {
  for (const week of weeks) await remove(week);
  const diary = (await api.request("GET", `/diaries/${id}`)).body.data;
  expect(diary).toMatchObject({ weeks: [], max_faza: null, photo_id: null, n_progress: 0, cnt_days: 0 });
});

it("is for the author", async () => {
  expect((await remove(weeks[0], null)).status).toBe(401);
  expect((await remove(weeks[0], other.id)).status).toBe(403);
  expect((await remove(999)).status).toBe(404);
});
