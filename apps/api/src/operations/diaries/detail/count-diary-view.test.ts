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

it("counts each visitor once", async () => {
  const [one, two] = [randomUUID(), randomUUID()];
  const grower = await api.addUser();
  const counts = [await view(one), await view(one), await view(one.toUpperCase()), await view(two)];
  expect(counts).toEqual([1, 1, 1, 2]);
  expect([await view(one, grower.id), await view(two, grower.id)]).toEqual([3, 3]);
  expect([await view(), await view()]).toEqual([4, 4]);
});

it("counts everybody again after a day", async () => {
  const guest = randomUUID();
  await view(guest);
  await sql`update view_mark set date_end = now() - interval '1 second'`.execute(api.database.db);
  expect([await view(guest), await view(guest)]).toEqual([2, 2]);
});

it("counts for each diary by itself", async () => {
  const guest = randomUUID();
  await view(guest);
  expect(await view(guest, null, await addDiary(api.database.db, { userId: null }))).toBe(1);
});

it("keeps nothing that tells who it was, and that only for a day", async () => {
  const guest = randomUUID();
  await view(guest);
  const { rows } = await sql<{ who: Buffer }>`select who from view_mark`.execute(api.database.db);
  expect(rows[0]?.who.toString("hex")).not.toContain(guest.slice(0, 8));
  await sql`update view_mark set date_end = now() - interval '1 second'`.execute(api.database.db);
  await sweepExpired(api.database.db);
  expect((await sql`select from view_mark`.execute(api.database.db)).rows).toEqual([]);
});

it("knows only diaries that can be read", async () => {
  expect(await view(randomUUID(), null, 999)).toBe(404);
  const hidden = await addDiary(api.database.db, { userId: null, columns: { is_hidden: true } });
  expect(await view(randomUUID(), null, hidden)).toBe(404);
});

it("is limited like all that reacts", async () => {
  const limited = await testApi({ hasLimits: true });
  const target = await addDiary(limited.database.db, { userId: null });
  let status = 200;
  for (let n = 0; n < 400 && status === 200; n += 1) {
    status = (await limited.request("POST", `/diaries/${target}/impressions`)).status;
  }
  expect(status).toBe(429);
});
