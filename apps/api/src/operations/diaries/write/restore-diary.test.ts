import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { beforeEach, expect, it } from "vitest";
import { repairCounters } from "../../../jobs/counters/repair-counters.ts";
import { addDiary, addWeek } from "../../../testing/diary-rows.ts";
import { freshApi } from "../../../testing/fresh-api.ts";
import type { TestUser } from "../../../testing/test-api.ts";

const api = freshApi();
let author: TestUser;
let moderator: TestUser;
let id: number;

beforeEach(async () => {
  author = await api.addUser({ name: "author" });
  moderator = await api.addUser({ name: "moderator", access: ["moderate"] });
  id = await addDiary(api.database.db, { userId: author.id, columns: { is_harvest: true } });
  await addWeek(api.database.db, id, { days: 3 });
  await repairCounters(api.database);
});

const remove = (as = author.id) => api.request("DELETE", `/diaries/${id}`, { as });
const restore = (as: number | null = author.id, target: number | string = id) =>
  api.request<Schema<"Diary">>("POST", `/diaries/${target}/restore`, { as });

it("restoreDiary restores the diary and all counters", async () => {
  await remove();
  const { status, body } = await restore();
  expect(status).toBe(200);
  expect(body.data).toMatchObject({ id, is_remove: false, items_week: [{ days: 3 }] });
  expect((await api.request("GET", `/diaries/${id}`)).status).toBe(200);
  expect(await repairCounters(api.database)).toEqual([]);
  const { rows } = await sql`select type from event order by id`.execute(api.database.db);
  expect(rows).toEqual([{ type: "diary.delete" }, { type: "diary.restore" }]);
});

it("restoreDiary changes nothing if the diary was not removed", async () => {
  const { status, body } = await restore();
  expect([status, body.data.version]).toEqual([200, 1]);
  const { rows } = await sql`select from event`.execute(api.database.db);
  expect(rows).toEqual([]);
});

it("restoreDiary returns 404 after 30 days", async () => {
  await remove();
  await sql`update diary set remove_date = now() - interval '29 days'`.execute(api.database.db);
  expect((await restore()).status).toBe(200);
  await remove();
  await sql`update diary set remove_date = now() - interval '31 days'`.execute(api.database.db);
  expect((await restore()).status).toBe(404);
  expect((await restore(moderator.id)).status).toBe(404);
});

it("restoreDiary is for the author and moderators, and for moderators only if one of them removed it", async () => {
  const other = await api.addUser();
  expect((await restore(other.id)).status).toBe(403);
  await remove();
  expect((await restore(null)).status).toBe(401);
  expect((await restore(other.id)).status).toBe(404);
  expect((await restore(author.id, 999)).status).toBe(404);
  expect((await restore(moderator.id)).status).toBe(200);
  await remove(moderator.id);
  expect((await restore()).status).toBe(403);
  expect((await restore(moderator.id)).status).toBe(200);
});
