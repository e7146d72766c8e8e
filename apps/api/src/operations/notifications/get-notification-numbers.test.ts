import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { beforeEach, expect, it } from "vitest";
import { freshApi } from "../../testing/fresh-api.ts";
import { addCommentNotifications, addNotification } from "../../testing/notification-rows.ts";
import type { TestUser } from "../../testing/test-api.ts";

const api = freshApi();
let grower: TestUser;
let other: TestUser;

beforeEach(async () => {
  grower = await api.addUser();
  other = await api.addUser();
});

const numbers = (of: number | string, as: number | null) =>
  api.request<Schema<"NotificationNumbers">>("GET", `/users/${of}/notifications-g/numbers/v2`, { as });

it("getNotificationNumbers counts unread notifications by channel", async () => {
  await api.database.pool.query(
    `insert into notification (user_id, channel, event, group_period, type, content_id, is_visit, visit_date) values
       ($1, 'activity', 'like', '2026-09-14', 'diary', 1, false, null),
       ($1, 'activity', 'like', '2026-09-14', 'diary', 2, false, null),
       ($1, 'activity', 'like', '2026-09-14', 'diary', 3, true, now()),
       ($1, 'system', 'award_open', '2026-09-14', 'award', 1, false, null),
       ($2, 'follows', 'week_new', '2026-09-14', 'week', 1, false, null)`,
    [grower.id, other.id],
  );
  const answer = await numbers(grower.id, grower.id);
  expect(answer.status).toBe(200);
  expect(answer.body.data).toEqual({ total: 3, channels: { activity: 2, follows: 0, system: 1 } });
});

it("getNotificationNumbers returns zeros when everything was read", async () => {
  const { data } = (await numbers(grower.name, grower.id)).body;
  expect(data).toEqual({ total: 0, channels: { activity: 0, follows: 0, system: 0 } });
});

it("getNotificationNumbers returns 403 to other users", async () => {
  expect((await numbers(grower.id, null)).status).toBe(401);
  expect((await numbers(grower.id, other.id)).status).toBe(403);
  expect((await numbers("-", grower.id)).status).toBe(404);
});

it("getNotificationNumbers counts the unread lines of the list, with blocked senders, deleted and grouped ones", async () => {
  const { db } = api.database;
  const [blocked, fan] = [await api.addUser(), await api.addUser()];
  await sql`insert into user_ban (user_id, type, content_id) values (${grower.id}, 'user', ${blocked.id})`.execute(
    db,
  );
  const add = (columns: Readonly<Record<string, string | number | boolean>>) =>
    addNotification(db, { user_id: grower.id, ...columns });
  for (const { id } of [blocked, fan, other]) await add({ from_user_id: id });
  await add({ from_user_id: blocked.id, content_id: 2 });
  await add({ event: "comment", is_remove: true, remove_date: "2026-09-14T09:00:00Z" });
  for (const { id } of [fan, other]) await add({ event: "comment", from_user_id: id });
  const list = await api.request<Schema<"NotificationList">>("GET", `/users/${grower.id}/notifications-g`, {
    as: grower.id,
  });
  expect(list.body.data.total).toBe(3);
  const answer = await numbers(grower.id, grower.id);
  expect(answer.body.data).toEqual({ total: 3, channels: { activity: 3, follows: 0, system: 0 } });
});

it("getNotificationNumbers counts up to 100", async () => {
  await addCommentNotifications(api.database.db, { to: grower.id, diary: 1, count: 5000 });
  await addNotification(api.database.db, { user_id: grower.id, channel: "system", event: "diary_verified" });
  const answer = await numbers(grower.id, grower.id);
  expect(answer.body.data).toEqual({ total: 100, channels: { activity: 100, follows: 0, system: 1 } });
});
