import type { Schema } from "@grow/contract";
import { beforeEach, expect, it } from "vitest";
import { freshApi } from "../../testing/fresh-api.ts";
import type { TestUser } from "../../testing/test-api.ts";
import { expectUnreadableRefused } from "../../testing/unreadable-bodies.ts";

const api = freshApi();
let grower: TestUser;
let other: TestUser;

beforeEach(async () => {
  grower = await api.addUser();
  other = await api.addUser();
  await api.database.pool.query(
    `insert into notification (user_id, channel, event, group_period, type, content_id)
     select u, 'activity', 'like', day, 'diary', id
     from unnest(array[$1, $2]::bigint[]) u, unnest(array['2026-09-13', '2026-09-14']::date[]) day, generate_series(1, 2) id`,
    [grower.id, other.id],
  );
});

const read = (groups: unknown, as: number | null = grower.id, of: number | string = grower.id) =>
  api.request<Schema<"NotificationNumbers">>("POST", `/users/${of}/notifications-g/groups/read`, {
    as,
    body: { groups },
  });

it("marks a group of a day as read, or of all days, and says what is left", async () => {
  const day = await read([{ group: "like:diary:1", group_period: "2026-09-14" }]);
  expect([day.status, day.body.data.total]).toEqual([200, 3]);
  expect((await read([{ group: "like:diary:1" }])).body.data.total).toBe(2);
  const { rowCount } = await api.database.pool.query(
    "select id from notification where user_id = $1 and not is_visit",
    [other.id],
  );
  expect(rowCount).toBe(4);
});

it("is for the grower alone", async () => {
  const groups = [{ group: "like:diary:1" }];
  expect((await read(groups, null)).status).toBe(401);
  expect((await read(groups, other.id)).status).toBe(403);
  expect((await read(groups, grower.id, "-")).status).toBe(404);
});

it("refuses what it cannot read", async () => {
  expect((await read([])).status).toBe(422);
  expect((await read([{ group: "gossip" }])).status).toBe(422);
  await expectUnreadableRefused({
    server: api.server,
    method: "POST",
    url: `/api/users/${grower.id}/notifications-g/groups/read`,
    token: grower.token,
  });
});
