import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { freshApi } from "../../testing/fresh-api.ts";
import { addNotification } from "../../testing/notification-rows.ts";
import type { TestUser } from "../../testing/test-api.ts";

const api = freshApi();
let grower: TestUser;
let fans: TestUser[];

beforeEach(async () => {
  grower = await api.addUser();
  fans = [];
  for (const name of ["moon.owl", "lichtfang", "rosewood"]) fans.push(await api.addUser({ name }));
});

const add = (from: TestUser | undefined, columns: Record<string, string | number> = {}) =>
  addNotification(api.database.db, { user_id: grower.id, from_user_id: from?.id ?? null, ...columns });
const get = <Data>(path: string, as: number | null = grower.id, of: number | string = grower.id) =>
  api.request<Data>("GET", `/users/${of}/notifications${path}`, { as });
const names = async (id: number, query = "") =>
  (await get<Schema<"UserShortList">>(`/${id}/users${query}`)).body.data.items.map(({ name }) => name);

describe("listNotificationUsers", () => {
  it("lists the users of a group and day, the latest first, each once", async () => {
    for (const fan of fans) await add(fan);
    const id = await add(fans[0]);
    await add(await api.addUser(), { group_period: "2026-09-15" });
    expect(await names(id)).toEqual(["moon.owl", "rosewood", "lichtfang"]);
    const { body } = await get<Schema<"UserShortList">>(`/${id}/users?start=1&limit=1`);
    expect(body.data).toMatchObject({ total: 3, start: 1, limit: 1, items: [{ name: "rosewood" }] });
  });

  it("lists the author of words alone", async () => {
    const first = await add(fans[0], { event: "comment" });
    await add(fans[1], { event: "comment" });
    expect(await names(first)).toEqual(["moon.owl"]);
  });

  it("leaves out removed users", async () => {
    const id = await add(fans[0]);
    await add(fans[1]);
    await sql`update users set is_remove = true, remove_date = now() where name = 'moon.owl'`.execute(
      api.database.db,
    );
    expect(await names(id)).toEqual(["lichtfang"]);
  });

  it("returns 404 for an unknown, a deleted and another user's notification", async () => {
    const deleted = await add(fans[0]);
    await sql`update notification set is_remove = true, remove_date = now()`.execute(api.database.db);
    const foreign = await addNotification(api.database.db, { user_id: fans[0]?.id ?? 0 });
    for (const id of [999, deleted, foreign]) expect((await get(`/${id}/users`)).status).toBe(404);
  });

  it("returns 403 to other users", async () => {
    const id = await add(fans[0]);
    expect((await get(`/${id}/users`, null)).status).toBe(401);
    expect((await get(`/${id}/users`, fans[0]?.id ?? null)).status).toBe(403);
    expect((await get(`/${id}/users?limit=0`)).status).toBe(422);
  });
});

describe("listNotificationsFlat", () => {
  it("has a line for each notification, newest first, in pages", async () => {
    const [older, newer] = [await add(fans[0]), await add(fans[1], { add_date: "2026-09-14T08:31:00Z" })];
    const { status, body } = await get<Schema<"NotificationList">>("");
    expect(status).toBe(200);
    expect(body.data.items.map(({ id, cnt_notifications }) => [id, cnt_notifications])).toEqual([
      [newer, 1],
      [older, 1],
    ]);
    const page = await get<Schema<"NotificationList">>("?start=1&limit=1");
    expect(page.body.data).toMatchObject({ total: 2, items: [{ id: older }] });
  });

  it("returns 403 to other users", async () => {
    expect((await get("", null)).status).toBe(401);
    expect((await get("", fans[0]?.id ?? null)).status).toBe(403);
    expect((await get("", grower.id, "-")).status).toBe(404);
    expect((await get("?limit=0")).status).toBe(422);
  });
});
