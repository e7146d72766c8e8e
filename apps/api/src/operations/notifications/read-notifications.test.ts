import type { Schema } from "@grow/contract";
import { beforeEach, expect, it } from "vitest";
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

const add = (user_id: number) => addNotification(api.database.db, { user_id, event: "comment" });
const read = (
  notifications: readonly unknown[],
  as: number | null = grower.id,
  of: number | string = grower.id,
) =>
  api.request<Schema<"NotificationNumbers">>("POST", `/users/${of}/notifications-g/read`, {
    as,
    body: { notifications },
  });

it("readNotifications marks only these, and only the user's own", async () => {
  const [first, second, foreign] = [await add(grower.id), await add(grower.id), await add(other.id)];
  const answer = await read([first, foreign, 999]);
  expect([answer.status, answer.body.data.total]).toEqual([200, 1]);
  const { rows } = await api.database.pool.query(
    "select id from notification where not is_visit order by id",
  );
  expect(rows).toEqual([{ id: second }, { id: foreign }]);
});

it("readNotifications keeps the date of the first reading", async () => {
  const id = await add(grower.id);
  const dates = () => api.database.pool.query("select visit_date from notification");
  await read([id]);
  const before = (await dates()).rows;
  await read([id]);
  expect((await dates()).rows).toEqual(before);
});

it("readNotifications returns 403 to other users", async () => {
  expect((await read([1], null)).status).toBe(401);
  expect((await read([1], other.id)).status).toBe(403);
  expect((await read([1], grower.id, "-")).status).toBe(404);
});

it("readNotifications rejects what it cannot read", async () => {
  expect((await read([])).status).toBe(422);
  expect((await read(["one"])).status).toBe(422);
  await expectUnreadableRefused({
    server: api.server,
    method: "POST",
    url: `/api/users/${grower.id}/notifications-g/read`,
    token: grower.token,
  });
});
