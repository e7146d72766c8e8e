import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { addDiary, addWeek } from "../../testing/diary-rows.ts";
import { freshApi } from "../../testing/fresh-api.ts";
import type { TestUser } from "../../testing/test-api.ts";

const api = freshApi();
let grower: TestUser;

beforeEach(async () => {
  grower = await api.addUser({ name: "grower" });
});

const get = (of: string | number = grower.id, as: number | null = null) =>
  api.request<Schema<"UserInformation">>("GET", `/users/${of}/information`, { as });

describe("GET /users/{id}/information", () => {
  it("returns zeros for a new grower, by id and by name", async () => {
    for (const of of [grower.id, "GROWER"]) {
      const { status, body } = await get(of);
      expect([status, body.data]).toEqual([
        200,
        expect.objectContaining({
          about: "",
          cnt_reports: 0,
          harvest_weight: 0,
          best_yield: null,
          streak_weeks: 0,
          is_premium: false,
          is_moderator: false,
          year: { year: new Date().getUTCFullYear(), cnt_diaries: 0, cnt_weeks: 0, cnt_harvests: 0 },
        }),
      ]);
    }
  });

  it("counts public content, even for the grower", async () => {
    const { db } = api.database;
    const done = { is_harvest: true, harvest_weight: 300, harvest_watt: 200 };
    const diary = await addDiary(db, { userId: grower.id, columns: done });
    await addWeek(db, diary, { days: 7 });
    await addWeek(db, diary, { days: 7 });
    await addWeek(db, diary, { days: 90, faza: 2 });
    await addDiary(db, { userId: grower.id, columns: { ...done, harvest_weight: 100 } });
    await addDiary(db, {
      userId: grower.id,
      columns: { ...done, visibility: "private", harvest_weight: 900 },
    });
    for (const as of [null, grower.id]) {
      const { data } = (await get(grower.id, as)).body;
      expect(data).toMatchObject({ cnt_reports: 2, cnt_harvests: 2, harvest_weight: 400, best_yield: 1.5 });
      expect(data).toMatchObject({
        streak_weeks: 1,
        year: { cnt_diaries: 2, cnt_weeks: 2, cnt_harvests: 1 },
      });
    }
  });

  it("counts what the grower follows apart from bookmarks", async () => {
    const { db } = api.database;
    const other = await api.addUser();
    const active = await addDiary(db, { userId: other.id });
    const done = await addDiary(db, { userId: other.id, columns: { is_harvest: true } });
    const hidden = await addDiary(db, { userId: other.id, columns: { is_hidden: true } });
    for (const [type, id] of [
      ["user", other.id],
      ["diary", active],
      ["diary", done],
      ["diary", hidden],
    ] as const)
      await sql`insert into follow (user_id, type, content_id) values (${grower.id}, ${type}, ${id})`.execute(
        db,
      );
    expect((await get()).body.data).toMatchObject({ cnt_following: 2, cnt_bookmarks: 1 });
  });

  it("says whether the reader blocks the grower", async () => {
    const reader = await api.addUser();
    await sql`insert into user_ban (user_id, type, content_id) values (${reader.id}, 'user', ${grower.id})`.execute(
      api.database.db,
    );
    expect((await get(grower.id, reader.id)).body.data.is_blocked).toBe(true);
    expect((await get()).body.data.is_blocked).toBe(false);
  });

  it("returns 404 for an unknown or removed grower", async () => {
    expect((await get("nobody")).status).toBe(404);
    await sql`update users set is_remove = true, remove_date = now()`.execute(api.database.db);
    expect((await get()).status).toBe(404);
  });
});

describe("POST and DELETE /users/{id}/ban", () => {
  const ban = (method: "POST" | "DELETE", of: string | number, as: number | null) =>
    api.request<Schema<"BannedRow">>(method, `/users/${of}/ban`, { as });

  it("blocks, ends both follows, and refuses new ones until the block is lifted", async () => {
    const { db } = api.database;
    const other = await api.addUser({ name: "other" });
    for (const [from, to] of [
      [grower, other],
      [other, grower],
    ] as const)
      await api.request("POST", `/follows/user/${to.id}`, { as: from.id });
    for (let times = 0; times < 2; times += 1) {
      const { status, body } = await ban("POST", "other", grower.id);
      expect([status, body.data]).toEqual([
        200,
        { type: "user", id: other.id, name: "other", avatar_small: null },
      ]);
    }
    expect((await sql`select 1 from follow`.execute(db)).rows).toEqual([]);
    const counts = await sql<{ n: number }>`select cnt_followers as n from users`.execute(db);
    expect(counts.rows.map(({ n }) => n)).toEqual([0, 0]);
    expect((await api.request("POST", `/follows/user/${grower.id}`, { as: other.id })).status).toBe(403);
    expect((await ban("DELETE", other.id, grower.id)).status).toBe(200);
    expect((await api.request("POST", `/follows/user/${grower.id}`, { as: other.id })).status).toBe(200);
  });

  it("returns 401 to guests, 404 for an unknown user and 422 for oneself", async () => {
    expect((await ban("POST", grower.id, null)).status).toBe(401);
    expect((await ban("DELETE", grower.id, null)).status).toBe(401);
    expect((await ban("POST", "nobody", grower.id)).status).toBe(404);
    expect((await ban("DELETE", "nobody", grower.id)).status).toBe(404);
    expect((await ban("POST", grower.id, grower.id)).codes).toEqual(["not_allowed id"]);
  });
});
