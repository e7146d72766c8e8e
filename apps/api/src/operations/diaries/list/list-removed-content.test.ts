import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { beforeEach, expect, it } from "vitest";
import { addDiary, addPhoto, addWeek } from "../../../testing/diary-rows.ts";
import { freshApi } from "../../../testing/fresh-api.ts";
import type { TestUser } from "../../../testing/test-api.ts";

const api = freshApi();
let author: TestUser;
let diary: number;
let week: number;

beforeEach(async () => {
  author = await api.addUser({ name: "author" });
  diary = await addDiary(api.database.db, { userId: author.id, columns: { name: "Night Plum" } });
  week = await addWeek(api.database.db, diary, { days: 11, faza: 1, text: "First pistils everywhere." });
  await addPhoto(api.database.db, { user_id: author.id, diary_id: diary, week_id: week });
});

const list = (as: number | null = author.id, query = "") =>
  api.request<Schema<"RemovedContent">>("GET", `/diaries/removed${query}`, { as });
const ids = async (as = author.id, query = "") => {
  const { items_diary, items_week } = (await list(as, query)).body.data;
  return [items_diary.map(({ id }) => id), items_week.map(({ item_week }) => item_week.id)];
};
const remove = (path: string, as = author.id) => api.request("DELETE", path, { as });

it("GET /diaries/removed lists a deleted week until it is restored", async () => {
  expect(await ids()).toEqual([[], []]);
  await remove(`/diaries/${diary}/weeks/${week}`);
  const [found] = (await list()).body.data.items_week;
  expect(found).toMatchObject({
    ...{ diary_id: diary, diary_name: "Night Plum", text: "First pistils everywhere.", cnt_photos: 1 },
    item_week: { id: week, days: 11, faza: 1, name: "week11" },
  });
  const left = (Date.parse(found?.restore_until ?? "") - Date.now()) / 86_400_000;
  expect(Math.round(left)).toBe(30);
  await api.request("POST", `/diaries/${diary}/weeks/${week}/restore`, { as: author.id });
  expect(await ids()).toEqual([[], []]);
});

it("GET /diaries/removed lists a deleted diary, and its weeks with it only once it is back", async () => {
  await remove(`/diaries/${diary}/weeks/${week}`);
  await remove(`/diaries/${diary}`);
  expect(await ids()).toEqual([[diary], []]);
  await api.request("POST", `/diaries/${diary}/restore`, { as: author.id });
  expect(await ids()).toEqual([[], [week]]);
});

it("GET /diaries/removed counts a week with several entries once", async () => {
  await addWeek(api.database.db, diary, { days: 11, faza: 1 });
  await remove(`/diaries/${diary}`);
  expect((await list()).body.data.items_diary).toMatchObject([{ id: diary, cnt_weeks: 1 }]);
});

it("GET /diaries/removed lists only the weeks of the diary in the query", async () => {
  const other = await addDiary(api.database.db, { userId: author.id });
  await remove(`/diaries/${diary}/weeks/${week}`);
  expect(await ids(author.id, `?diary_id=${diary}`)).toEqual([[], [week]]);
  expect(await ids(author.id, `?diary_id=${other}`)).toEqual([[], []]);
  expect((await list(author.id, "?diary_id=me")).status).toBe(422);
});

it("GET /diaries/removed leaves out what can no longer be restored", async () => {
  await remove(`/diaries/${diary}/weeks/${week}`);
  await sql`update week set remove_date = now() - interval '31 days'`.execute(api.database.db);
  expect(await ids()).toEqual([[], []]);
});

it("GET /diaries/removed leaves out what a moderator removed", async () => {
  const moderator = await api.addUser({ access: ["moderate"] });
  await remove(`/diaries/${diary}/weeks/${week}`, moderator.id);
  expect(await ids()).toEqual([[], []]);
  await remove(`/diaries/${diary}`, moderator.id);
  expect(await ids()).toEqual([[], []]);
});

it("GET /diaries/removed does not list another user's deletions, and returns 401 to guests", async () => {
  const other = await api.addUser();
  await remove(`/diaries/${diary}/weeks/${week}`);
  expect(await ids(other.id)).toEqual([[], []]);
  expect(await ids(other.id, `?diary_id=${diary}`)).toEqual([[], []]);
  expect((await list(null)).status).toBe(401);
});
