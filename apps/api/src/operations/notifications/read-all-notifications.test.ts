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
     select u, c, 'like', '2026-09-14', 'diary', 1
     from unnest(array[$1, $2]::bigint[]) u, unnest(array['activity', 'activity', 'system']) c`,
    [grower.id, other.id],
  );
});

const read = (body: unknown, as: number | null = grower.id, of: number | string = grower.id) =>
  api.request<Schema<"NotificationNumbers">>("POST", `/users/${of}/notifications-g/read-all`, { as, body });
const unread = async (user: TestUser) =>
  (
    await api.database.pool.query("select id from notification where user_id = $1 and not is_visit", [
      user.id,
    ])
  ).rowCount;

it("marks all as read, of this grower, once", async () => {
  const answer = await read({});
  expect(answer.status).toBe(200);
  expect(answer.body.data).toEqual({ total: 0, channels: { activity: 0, follows: 0, system: 0 } });
  expect([await unread(grower), await unread(other)]).toEqual([0, 3]);
  const dates = () =>
    api.database.pool.query("select visit_date from notification where is_visit order by id");
  const first = (await dates()).rows;
  expect((await read({})).status).toBe(200);
  expect((await dates()).rows).toEqual(first);
});

it("marks those of a channel only, and says what is left", async () => {
  const answer = await read({ channel: "activity" });
  expect(answer.body.data).toEqual({ total: 1, channels: { activity: 0, follows: 0, system: 1 } });
});

it("readAllNotifications returns 403 to other users", async () => {
  expect((await read({}, null)).status).toBe(401);
  expect((await read({}, other.id)).status).toBe(403);
  expect((await read({}, grower.id, "-")).status).toBe(404);
  expect(await unread(grower)).toBe(3);
});

it("refuses what it cannot read", async () => {
  await expectUnreadableRefused({
    server: api.server,
    method: "POST",
    url: `/api/users/${grower.id}/notifications-g/read-all`,
    token: grower.token,
  });
});

it("refuses a channel that there is not", async () => {
  const answer = await read({ channel: "gossip" });
  expect([answer.status, answer.codes]).toEqual([422, ["not_allowed channel"]]);
});
