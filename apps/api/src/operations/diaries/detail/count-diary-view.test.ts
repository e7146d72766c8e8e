import { randomUUID } from "node:crypto";
import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { sweepExpired } from "../../../jobs/sweep-expired.ts";
import { addDiary } from "../../../testing/diary-rows.ts";
import { type TestApi, testApi } from "../../../testing/test-api.ts";

let api: TestApi;
let id: number;

beforeAll(async () => {
  api = await testApi();
});
beforeEach(async () => {
  await api.reset();
  id = await addDiary(api.database.db, { userId: null });
});

const view = async (guest?: string, as: number | null = null, target: number | string = id) => {
  const headers = guest === undefined ? {} : { "x-guest": guest };
  const { status, body } = await api.request<Schema<"Views">>("POST", `/diaries/${target}/impressions`, {
    as,
    headers,
  });
  return status === 200 ? body.data.cnt_views : status;
};

it("countDiaryView counts each visitor once", async () => {
  const [one, two] = [randomUUID(), randomUUID()];
  const grower = await api.addUser();
  const counts = [await view(one), await view(one), await view(one.toUpperCase()), await view(two)];
  expect(counts).toEqual([1, 1, 1, 2]);
  expect([await view(one, grower.id), await view(two, grower.id)]).toEqual([3, 3]);
  expect([await view(), await view()]).toEqual([4, 4]);
});

it("countDiaryView counts a visitor again after a day", async () => {
  const guest = randomUUID();
  await view(guest);
  await sql`update view_mark set date_end = now() - interval '1 second'`.execute(api.database.db);
  expect([await view(guest), await view(guest)]).toEqual([2, 2]);
});

it("countDiaryView counts a visitor once per diary", async () => {
  const guest = randomUUID();
  await view(guest);
  expect(await view(guest, null, await addDiary(api.database.db, { userId: null }))).toBe(1);
});

it("countDiaryView stores no visitor id, and its marks for a day only", async () => {
  const guest = randomUUID();
  await view(guest);
  const { rows } = await sql<{ who: Buffer }>`select who from view_mark`.execute(api.database.db);
  expect(rows[0]?.who.toString("hex")).not.toContain(guest.slice(0, 8));
  await sql`update view_mark set date_end = now() - interval '1 second'`.execute(api.database.db);
  await sweepExpired(api.database.db);
  expect((await sql`select from view_mark`.execute(api.database.db)).rows).toEqual([]);
});

it("countDiaryView returns 404 for unreadable diaries", async () => {
  expect(await view(randomUUID(), null, 999)).toBe(404);
  const hidden = await addDiary(api.database.db, { userId: null, columns: { is_hidden: true } });
  expect(await view(randomUUID(), null, hidden)).toBe(404);
});

it("countDiaryView has the rate limit of reactions", async () => {
  const limited = await testApi({ hasLimits: true });
  const target = await addDiary(limited.database.db, { userId: null });
  let status = 200;
  for (let n = 0; n < 400 && status === 200; n += 1) {
    status = (await limited.request("POST", `/diaries/${target}/impressions`)).status;
  }
  expect(status).toBe(429);
});
