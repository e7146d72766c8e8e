import type { Schema } from "@grow/contract";
import { beforeEach, describe, expect, it } from "vitest";
import { freshApi } from "../../testing/fresh-api.ts";
import { addNotification } from "../../testing/notification-rows.ts";
import type { TestUser } from "../../testing/test-api.ts";

const api = freshApi();
let grower: TestUser;
let fans: TestUser[];

beforeEach(async () => {
  grower = await api.addUser();
  fans = [await api.addUser(), await api.addUser()];
  for (const fan of fans) await add({ from_user_id: fan.id });
  await add({
    ...{ from_user_id: fans[0]?.id ?? null, group_period: "2026-09-15", add_date: "2026-09-15T08:30:00Z" },
    ...{ is_visit: true, visit_date: "2026-09-15T09:00:00Z" },
  });
  await add({ channel: "system", event: "diary_verified", add_date: "2026-09-13T08:30:00Z" });
});

const add = (columns: Readonly<Record<string, string | number | boolean | null>>) =>
  addNotification(api.database.db, { user_id: grower.id, ...columns });
const get = <Data>(path: string, as: number | null = grower.id, of: number | string = grower.id) =>
  api.request<Data>("GET", `/users/${of}/notifications-g/${path}`, { as });

describe("listNotificationGroups", () => {
  it("counts the notifications of each group and day, newest first", async () => {
    const { status, body } = await get<Schema<"NotificationGroupList">>("groups");
    expect(status).toBe(200);
    expect(body.data).toEqual({
      ...{ total: 3, start: 0, limit: 20 },
      items: [
        { group: "like:diary:1", group_period: "2026-09-15", count: 1, cnt_unread: 0 },
        { group: "like:diary:1", group_period: "2026-09-14", count: 2, cnt_unread: 2 },
        { group: "diary_verified:diary:1", group_period: "2026-09-14", count: 1, cnt_unread: 1 },
      ],
    });
  });

  it("lists a channel, in pages", async () => {
    const page = await get<Schema<"NotificationGroupList">>("groups?channel=activity&start=1&limit=1");
    expect(page.body.data).toMatchObject({ total: 2, items: [{ group_period: "2026-09-14" }] });
    expect((await get("groups?channel=gossip")).status).toBe(422);
  });
});

describe("getNotificationUniqs", () => {
  it("counts each user of a group once over all days", async () => {
    const { status, body } = await get<Schema<"NotificationUniqs">>("uniqs");
    expect([status, body.data]).toEqual([200, { "like:diary:1": 2, "diary_verified:diary:1": 0 }]);
  });

  it("counts those of a channel or group only", async () => {
    expect((await get("uniqs?channel=system")).body.data).toEqual({ "diary_verified:diary:1": 0 });
    expect((await get("uniqs?group=like:diary:1")).body.data).toEqual({ "like:diary:1": 2 });
    expect((await get("uniqs?group=gossip")).status).toBe(422);
  });
});

it("getNotificationChannels counts unread lines by channel", async () => {
  const { status, body } = await get<Schema<"NotificationChannels">>("numbers");
  expect([status, body.data]).toEqual([200, { activity: 1, follows: 0, system: 1 }]);
});

it.each(["groups", "uniqs", "numbers"])("GET notifications-g/%s is for the user alone", async (path) => {
  expect((await get(path, null)).status).toBe(401);
  expect((await get(path, fans[0]?.id ?? null)).status).toBe(403);
  expect((await get(path, grower.id, "-")).status).toBe(404);
});
