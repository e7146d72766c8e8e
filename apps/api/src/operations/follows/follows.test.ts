import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { repairCounters } from "../../jobs/counters/repair-counters.ts";
import { addBrand } from "../../testing/catalogue-rows.ts";
import { addDiary } from "../../testing/diary-rows.ts";
import { type TestApi, type TestUser, testApi } from "../../testing/test-api.ts";
import { expectUnreadableRefused } from "../../testing/unreadable-bodies.ts";

let api: TestApi;
let grower: TestUser;
let other: TestUser;
let diary: number;
let brand: number;

beforeAll(async () => {
  api = await testApi();
});
beforeEach(async () => {
  await api.reset();
  grower = await api.addUser({ name: "grower" });
  other = await api.addUser({ name: "other" });
  diary = await addDiary(api.database.db, { userId: other.id });
  brand = await addBrand(api.database.db, { name: "Loam & Lumen" });
});

const send = (method: "POST" | "DELETE", type: string, id: number | string, as: number | null = grower.id) =>
  api.request<Schema<"FollowRow">>(method, `/follows/${type}/${id}`, { as });
const patch = (body: object, as: number | null = grower.id, path = `diary/${diary}`) =>
  api.request<Schema<"FollowRow">>("PATCH", `/follows/${path}`, { as, body });
const events = async () =>
  (
    await sql`select type, user_id, content_type, content_id, diary_id from event order by id`.execute(
      api.database.db,
    )
  ).rows;

describe("following", () => {
  it("returns the list row of each kind", async () => {
    const rows = [];
    for (const [type, id] of [
      ["user", other.id],
      ["diary", diary],
      ["brand", brand],
    ] as const) {
      const { status, body } = await send("POST", type, id);
      expect(status).toBe(200);
      rows.push(body.data);
    }
    const plain = { avatar: null, avatar_small: null, is_finished: false, is_notify: true };
    expect(rows).toEqual([
      { type: "user", id: other.id, content_id: other.id, name: "other", link: "/grower/other", ...plain },
      {
        type: "diary",
        id: diary,
        content_id: diary,
        name: "Night Plum",
        link: `/diaries/${diary}-night-plum`,
        ...plain,
      },
      {
        type: "brand",
        id: brand,
        content_id: brand,
        name: "Loam & Lumen",
        link: "/nutrients/loam-lumen",
        ...plain,
      },
    ]);
  });

  it("is idempotent, and counts once for concurrent requests", async () => {
    const answers = await Promise.all([send("POST", "diary", diary), send("POST", "diary", diary)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const { body } = await api.request<Schema<"Diary">>("GET", `/diaries/${diary}`, { as: grower.id });
    expect(body.data).toMatchObject({ cnt_followers: 1, is_follow: true });
    expect(await events()).toEqual([
      { type: "follow.add", user_id: grower.id, content_type: "diary", content_id: diary, diary_id: diary },
    ]);
  });

  it("of a finished diary is a bookmark", async () => {
    const done = await addDiary(api.database.db, { userId: other.id, columns: { is_harvest: true } });
    expect((await send("POST", "diary", done)).body.data.is_finished).toBe(true);
  });

  it("oneself is not possible", async () => {
    const { status, codes } = await send("POST", "user", grower.id);
    expect([status, codes]).toEqual([422, ["not_allowed id"]]);
  });

  it("returns 404 for an unknown thing, and 401 to guests", async () => {
    await sql`update diary set is_hidden = true`.execute(api.database.db);
    for (const [type, id] of [
      ["diary", diary],
      ["user", 999],
      ["brand", 999],
      ["strain", 1],
      ["diary", "x"],
    ] as const) {
      expect((await send("POST", type, id)).status, `${type} ${id}`).toBe(404);
    }
    expect((await send("POST", "user", other.id, null)).status).toBe(401);
  });

  it("has the rate limit of reactions", async () => {
    const limited = await testApi({ hasLimits: true });
    const somebody = await limited.addUser();
    const target = await addBrand(limited.database.db, { name: "Loam" });
    let [status, tries] = [200, 0];
    for (; status === 200 && tries < 400; tries += 1) {
      const method = tries % 2 === 0 ? "POST" : "DELETE";
      status = (await limited.request(method, `/follows/brand/${target}`, { as: somebody.id })).status;
    }
    expect(status).toBe(429);
  });
});

describe("unfollowing", () => {
  it("removes the row and the count, once", async () => {
    await send("POST", "user", other.id);
    for (const _time of [1, 2]) {
      const { status, body } = await send("DELETE", "user", other.id);
      expect([status, body.data]).toEqual([200, { type: "user", id: other.id }]);
    }
    expect((await events()).map((event) => (event as { type: string }).type)).toEqual([
      "follow.add",
      "follow.remove",
    ]);
    await repairCounters(api.database);
    const { body } = await api.request<Schema<"User">>("GET", "/users/other", { as: grower.id });
    expect(body.data).toMatchObject({ cnt_followers: 0, is_follow: false });
  });

  it("works for a removed thing that was followed", async () => {
    await send("POST", "diary", diary);
    await sql`update diary set is_hidden = true`.execute(api.database.db);
    expect((await send("DELETE", "diary", diary)).status).toBe(200);
    expect((await send("DELETE", "diary", diary)).status).toBe(404);
    expect((await send("DELETE", "brand", brand, null)).status).toBe(401);
  });
});

describe("changing a follow", () => {
  it("switches its notifications", async () => {
    await send("POST", "diary", diary);
    const { status, body } = await patch({ is_notify: false });
    expect([status, body.data.is_notify]).toEqual([200, false]);
    expect((await patch({ is_notify: true })).body.data.is_notify).toBe(true);
  });

  it("returns 404 for a thing that is not followed", async () => {
    expect((await patch({ is_notify: false })).status).toBe(404);
    expect((await patch({ is_notify: false }, grower.id, "strain/1")).status).toBe(404);
    expect((await patch({ is_notify: 1 })).codes).toEqual(["wrong_type is_notify"]);
    await expectUnreadableRefused({
      server: api.server,
      method: "PATCH",
      url: `/api/follows/diary/${diary}`,
      token: grower.token,
    });
  });
});

it("counters equal the numbers of rows", async () => {
  await repairCounters(api.database);
  for (const [type, id] of [
    ["user", other.id],
    ["diary", diary],
    ["brand", brand],
  ] as const) {
    await send("POST", type, id);
    await send("POST", type, id, type === "user" ? null : other.id);
  }
  await send("DELETE", "brand", brand);
  expect(await repairCounters(api.database)).toEqual([]);
});
