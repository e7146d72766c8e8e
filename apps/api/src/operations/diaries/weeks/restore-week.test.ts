import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { beforeEach, expect, it } from "vitest";
import { repairCounters } from "../../../jobs/counters/repair-counters.ts";
import { repairDiaries } from "../../../jobs/counters/repair-diaries.ts";
import { addDiary, addPhoto, addWeek } from "../../../testing/diary-rows.ts";
import { freshApi } from "../../../testing/fresh-api.ts";
import type { TestUser } from "../../../testing/test-api.ts";

const api = freshApi();
let author: TestUser;
let id: number;
let week: number;

beforeEach(async () => {
  const { db } = api.database;
  author = await api.addUser({ name: "author" });
  id = await addDiary(db, { userId: author.id });
  week = await addWeek(db, id, { days: 12, faza: 2, harvest_weight: 90, harvest_watt: 300 });
  await addPhoto(db, { user_id: author.id, diary_id: id, week_id: week });
  await repairDiaries(api.database);
  await repairCounters(api.database);
});

const remove = () => api.request("DELETE", `/diaries/${id}/weeks/${week}`, { as: author.id });
const restore = (as: number | null = author.id, target: number | string = week) =>
  api.request<Schema<"Week">>("POST", `/diaries/${id}/weeks/${target}/restore`, { as });
const diary = async () =>
  (await sql`select is_harvest, cnt_weeks, cnt_photos, harvest_weight from diary`.execute(api.database.db))
    .rows;

it("restoreWeek restores the week with its photos and the diary's figures", async () => {
  await remove();
  expect(await diary()).toMatchObject([{ is_harvest: false, cnt_weeks: 0, cnt_photos: 0 }]);
  const { status, body } = await restore();
  expect(status).toBe(200);
  expect(body.data).toMatchObject({ id: week, days: 12, items_photo: [{ width: 1200 }] });
  expect(await diary()).toEqual([{ is_harvest: true, cnt_weeks: 1, cnt_photos: 1, harvest_weight: 90 }]);
  expect(await repairDiaries(api.database)).toEqual([]);
  expect(await repairCounters(api.database)).toEqual([]);
  const { rows } = await sql`select type, content_id from event order by id`.execute(api.database.db);
  expect(rows).toEqual(["week.delete", "week.restore"].map((type) => ({ type, content_id: week })));
});

it("restoreWeek leaves out photos removed before", async () => {
  const gone = await addPhoto(api.database.db, { user_id: author.id, diary_id: id, week_id: week });
  await sql`
    update photo set is_remove = true, remove_date = now() - interval '1 hour' where id = ${gone}`.execute(
    api.database.db,
  );
  await remove();
  expect((await restore()).body.data.items_photo.map((photo) => photo.id)).not.toContain(gone);
});

it("restoreWeek changes nothing if the week was not removed", async () => {
  const { status, body } = await restore();
  expect([status, body.data.version]).toEqual([200, 1]);
});

it("restoreWeek returns 404 after 30 days", async () => {
  await remove();
  await sql`update week set remove_date = now() - interval '31 days'`.execute(api.database.db);
  expect((await restore()).status).toBe(404);
});

it("restoreWeek returns 422 beyond the maximum number of weeks", async () => {
  await remove();
  await sql`update diary set cnt_weeks = 200`.execute(api.database.db);
  const { status, codes } = await restore();
  expect([status, codes]).toEqual([422, ["too_many week"]]);
});

it("restoreWeek is for the author and moderators", async () => {
  const other = await api.addUser();
  await remove();
  expect((await restore(null)).status).toBe(401);
  expect((await restore(other.id)).status).toBe(403);
  expect((await restore(author.id, 999)).status).toBe(404);
});
