import type { Schema } from "@grow/contract";
import { beforeEach, describe, expect, it } from "vitest";
import { freshApi } from "../../testing/fresh-api.ts";
import { addNotification } from "../../testing/notification-rows.ts";
import type { TestUser } from "../../testing/test-api.ts";
import { expectUnreadableRefused } from "../../testing/unreadable-bodies.ts";

const api = freshApi();
let grower: TestUser;
let other: TestUser;

beforeEach(async () => {
  grower = await api.addUser();
  other = await api.addUser();
});

const add = (columns: Parameters<typeof addNotification>[1] | object = {}) =>
  addNotification(api.database.db, { user_id: grower.id, ...columns });
const ask = <Data = Schema<"NotificationsRemoved">>(
  method: "DELETE" | "POST" | "GET",
  path: string,
  { as = grower.id as number | null, of = grower.id as number | string, body = undefined as unknown } = {},
) => api.request<Data>(method, `/users/${of}/notifications-g${path}`, { as, body });
const remove = (path: string, who: { as?: number | null; of?: number | string } = {}) =>
  ask("DELETE", path, who);
const restore = (remove_date: string | null) => ask("POST", "/restore", { body: { remove_date } });
const ids = async () =>
  (await ask<Schema<"NotificationList">>("GET", "")).body.data.items.map(({ id }) => id);

describe("deleteNotification", () => {
  it("deletes one, and counts what is left", async () => {
    const [first, second] = [await add({ event: "comment" }), await add({ event: "comment" })];
    const { status, body } = await remove(`/${first}`);
    expect([status, body.data.total]).toEqual([200, 1]);
    expect(await ids()).toEqual([second]);
  });

  it("has no effect on a deleted one, and returns 404 for an unknown and another user's", async () => {
    const [own, foreign] = [await add(), await add({ user_id: other.id })];
    await remove(`/${own}`);
    expect(await remove(`/${own}`)).toMatchObject({ status: 200, body: { data: { remove_date: null } } });
    expect((await remove(`/${foreign}`)).status).toBe(404);
    expect((await remove("/999")).status).toBe(404);
  });
});

describe("deleteNotificationGroup", () => {
  it("deletes a day of a group, or all its days", async () => {
    const [monday, tuesday] = ["2026-09-14", "2026-09-15"];
    for (const group_period of [monday, monday, tuesday]) await add({ group_period });
    const stays = await add({ content_id: 2 });
    const day = await remove(`/groups/${encodeURIComponent("like:diary:1")}?group_period=${monday}`);
    expect([day.status, day.body.data.total]).toEqual([200, 2]);
    expect((await remove("/groups/like:diary:1")).body.data.total).toBe(1);
    expect(await ids()).toEqual([stays]);
  });

  it("deletes nothing of an unknown group, and returns 422 for a malformed one", async () => {
    await add();
    expect((await remove("/groups/like:diary:77")).body.data).toMatchObject({ total: 1, remove_date: null });
    expect((await remove("/groups/gossip")).status).toBe(404);
    expect((await remove("/groups/like:diary:1?group_period=monday")).status).toBe(422);
  });
});

describe("deleteNotifications", () => {
  it("deletes those of a channel, or all, of this user alone", async () => {
    await add();
    const system = await add({ channel: "system", event: "diary_verified" });
    const foreign = await add({ user_id: other.id });
    expect((await remove("?channel=activity")).body.data.channels).toEqual({
      ...{ activity: 0, follows: 0, system: 1 },
    });
    expect(await ids()).toEqual([system]);
    expect((await remove("")).body.data.total).toBe(0);
    const { body } = await ask<Schema<"NotificationList">>("GET", "", { as: other.id, of: other.id });
    expect(body.data.items.map(({ id }) => id)).toEqual([foreign]);
  });

  it("rejects an unknown channel", async () => {
    expect((await remove("?channel=gossip")).status).toBe(422);
  });
});

describe("restoreNotifications", () => {
  it("undoes one deletion, and no other", async () => {
    const [first, second] = [await add({ event: "comment" }), await add({ event: "comment" })];
    await remove(`/${first}`);
    const { remove_date } = (await remove("")).body.data;
    expect(await ids()).toEqual([]);
    const { status, body } = await restore(remove_date);
    expect([status, body.data.total]).toEqual([200, 1]);
    expect(await ids()).toEqual([second]);
    expect((await restore(remove_date)).body.data.total).toBe(1);
  });

  it("leaves read what was read", async () => {
    await add({ is_visit: true, visit_date: "2026-09-14T09:00:00Z" });
    const { remove_date } = (await remove("")).body.data;
    expect((await restore(remove_date)).body.data.total).toBe(0);
    expect(await ids()).toHaveLength(1);
  });

  it("restores nothing after 30 days", async () => {
    await add();
    await remove("");
    const { rows } = await api.database.pool.query<{ remove_date: string }>(
      "update notification set remove_date = now() - interval '31 days' returning remove_date",
    );
    expect((await restore(rows[0]?.remove_date ?? null)).status).toBe(200);
    expect(await ids()).toEqual([]);
  });

  it("does not restore another user's", async () => {
    await add();
    const { remove_date } = (await remove("")).body.data;
    const body = { remove_date };
    expect((await ask("POST", "/restore", { as: other.id, of: other.id, body })).status).toBe(200);
    expect(await ids()).toEqual([]);
  });

  it("returns 422 for malformed values", async () => {
    expect((await restore(null)).status).toBe(422);
    await expectUnreadableRefused({
      server: api.server,
      method: "POST",
      url: `/api/users/${grower.id}/notifications-g/restore`,
      token: grower.token,
    });
  });
});

it.each([
  ["DELETE", "/1"],
  ["DELETE", "/groups/like:diary:1"],
  ["DELETE", ""],
  ["POST", "/restore"],
] as const)("%s notifications-g%s is for the user alone", async (method, path) => {
  const body = method === "POST" ? { remove_date: "2026-09-14T08:30:00Z" } : undefined;
  expect((await ask(method, path, { as: null, body })).status).toBe(401);
  expect((await ask(method, path, { as: other.id, body })).status).toBe(403);
  expect((await ask(method, path, { of: "-", body })).status).toBe(404);
});
