import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { beforeEach, expect, it } from "vitest";
import { addDiary, addWeek } from "../../testing/diary-rows.ts";
import { freshApi } from "../../testing/fresh-api.ts";
import type { TestUser } from "../../testing/test-api.ts";

const api = freshApi();
let admin: TestUser;

beforeEach(async () => {
  admin = await api.addUser({ name: "admin", access: ["moderate", "admin"] });
});

const make = (as: number | null) =>
  api.request<Schema<"Notification">>("POST", "/service/random-notification", { as });
const stored = async () =>
  (await sql<{ id: number; user_id: number }>`select id, user_id from notification`.execute(api.database.db))
    .rows;

it("notifies the admin who asks, also on an empty site", async () => {
  const { status, body } = await make(admin.id);
  expect(status).toBe(201);
  expect(await stored()).toEqual([{ id: body.data.id, user_id: admin.id }]);
});

it("is of several events, about things that are there, each with a link", async () => {
  const { db } = api.database;
  const grower = await api.addUser({ name: "grower" });
  await addWeek(db, await addDiary(db, { userId: grower.id }));
  const lines = await Promise.all(Array.from({ length: 24 }, () => make(admin.id)));
  const made = lines.map(({ body }) => body.data);
  expect(new Set(made.map(({ event }) => event)).size).toBeGreaterThan(3);
  for (const { link } of made) expect(link).toMatch(/^\/(grower|diaries|invitations)\b/);
});

it("is listed although the admin chose not to see the event, and emailed as they chose", async () => {
  const { db } = api.database;
  await sql`update account set is_email_confirmed = true`.execute(db);
  await sql`
    insert into notification_setting (user_id, event, site, mail)
    select ${admin.id}, event, false, true from unnest(array['follow', 'award_won']) as event`.execute(db);
  expect((await make(admin.id)).status).toBe(201);
  expect(await stored()).toHaveLength(1);
  expect(api.jobs).toMatchObject([{ name: "send-notice", data: { user_id: admin.id } }]);
});

it("returns 401 to a guest, 403 to growers and moderators", async () => {
  const grower = await api.addUser({ name: "grower" });
  const moderator = await api.addUser({ name: "moderator", access: ["moderate"] });
  expect((await make(null)).status).toBe(401);
  for (const { id } of [grower, moderator]) expect((await make(id)).status).toBe(403);
  expect(await stored()).toEqual([]);
});
