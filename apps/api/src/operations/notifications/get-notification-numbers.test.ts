import type { Schema } from "@grow/contract";
import { beforeEach, expect, it } from "vitest";
import { freshApi } from "../../testing/fresh-api.ts";
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
