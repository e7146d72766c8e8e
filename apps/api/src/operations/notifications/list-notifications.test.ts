import type { Schema } from "@grow/contract";
import { NOTIFICATION_EVENTS } from "@grow/domain/notifications";
import { sql } from "kysely";
import { beforeEach, expect, it } from "vitest";
import { addDiary, addWeek } from "../../testing/diary-rows.ts";
import { freshApi } from "../../testing/fresh-api.ts";
import { addQuestion } from "../../testing/question-rows.ts";
import type { TestUser } from "../../testing/test-api.ts";

const api = freshApi();
let grower: TestUser;
let fans: TestUser[];
let diary: number;
let week: number;

beforeEach(async () => {
  const { db } = api.database;
  grower = await api.addUser({ name: "tessellate" });
  fans = [];
  for (const name of ["moon.owl", "lichtfang", "gardener", "rosewood"])
    fans.push(await api.addUser({ name }));
  diary = await addDiary(db, { userId: grower.id, name: "Night Plum" });
  week = await addWeek(db, diary, { days: 13 });
});

async function notify(columns: Record<string, string | number | boolean | null>) {
  const given = {
    ...{ user_id: grower.id, channel: "activity", event: "like", group_period: "2026-09-14" },
    ...{ type: "week", content_id: week, diary_id: diary, add_date: "2026-09-14T08:30:00Z" },
    ...columns,
  };
  await sql`
    insert into notification (${sql.join(Object.keys(given).map((column) => sql.ref(column)))})
    values (${sql.join(Object.values(given))})`.execute(api.database.db);
}

async function list(query = "", of: number | string = grower.id, as: number | null = grower.id) {
  return await api.request<Schema<"NotificationList">>("GET", `/users/${of}/notifications-g${query}`, { as });
}

it("listNotifications groups the notifications of a day, newest first", async () => {
  for (const [index, fan] of fans.entries()) {
    await notify({ from_user_id: fan.id, add_date: `2026-09-14T08:3${index}:00Z` });
  }
  await notify({
    from_user_id: fans[0]?.id ?? null,
    group_period: "2026-09-15",
    add_date: "2026-09-15T08:30:00Z",
  });
  const { status, body } = await list();
  expect(status).toBe(200);
  expect(body.data).toMatchObject({ total: 2, start: 0, limit: 20 });
  expect(body.data.items).toMatchObject([
    { group_period: "2026-09-15", cnt_users: 1, cnt_notifications: 1 },
    {
      group: `like:week:${week}`,
      cnt_users: 4,
      cnt_notifications: 4,
      items_user: [{ name: "rosewood" }, { name: "gardener" }, { name: "lichtfang" }],
      item_target: { type: "week", name: "Night Plum" },
      link: `/diaries/${diary}-night-plum/week/${week}`,
      params: { week: 13 },
      is_visit: false,
    },
  ]);
});

it("listNotifications quotes the comment that was liked", async () => {
  const path = `/comments/week/${week}`;
  const body = { text: "Mine turned purple in the last week." };
  const sent = await api.request<Schema<"Comment">>("POST", path, { as: grower.id, body });
  const { id } = sent.body.data;
  await notify({ from_user_id: fans[0]?.id ?? null, type: "comment", content_id: id });
  const [line] = (await list()).body.data.items;
  expect(line).toMatchObject({
    text: "Mine turned purple in the last week.",
    link: `/diaries/${diary}-night-plum/week/${week}?comment=${id}`,
  });
});

it("listNotifications links the comment, with an excerpt", async () => {
  const as = fans[0]?.id ?? null;
  const sent = await api.request<Schema<"Comment">>("POST", `/comments/week/${week}`, {
    as,
    body: { text: "Lovely colours." },
  });
  const [line] = (await list()).body.data.items;
  expect(line).toMatchObject({
    event: "comment",
    text: "Lovely colours.",
    link: `/diaries/${diary}-night-plum/week/${week}?comment=${sent.body.data.id}`,
    items_user: [{ name: "moon.owl" }],
  });
});

it("listNotifications filters by channel, group and day, in pages", async () => {
  await notify({ from_user_id: fans[0]?.id ?? null });
  await notify({ from_user_id: fans[1]?.id ?? null });
  await notify({ channel: "system", event: "diary_verified", type: "diary", content_id: diary });
  const events = async (query: string) => (await list(query)).body.data.items.map(({ event }) => event);
  expect(await events("?channel=system")).toEqual(["diary_verified"]);
  expect(await events(`?group=like:week:${week}`)).toEqual(["like", "like"]);
  expect(await events("?group_period=2026-09-13")).toEqual([]);
  expect(await events("?limit=1&start=1")).toHaveLength(1);
});

it("listNotifications keeps lines of removed things and users", async () => {
  await notify({ type: "comment", content_id: 999, from_user_id: fans[0]?.id ?? null });
  await sql`update users set is_remove = true, remove_date = now() where id = ${fans[0]?.id}`.execute(
    api.database.db,
  );
  const [line] = (await list()).body.data.items;
  expect(line).toMatchObject({ items_user: [], cnt_users: 1, item_target: null, link: "/notifications" });
});

it("listNotifications returns 403 to other users", async () => {
  expect((await list("", grower.id, null)).status).toBe(401);
  expect((await list("", grower.id, fans[0]?.id ?? null)).status).toBe(403);
  expect((await list("", "-")).status).toBe(404);
  expect((await list("?channel=gossip")).status).toBe(422);
});

it("shows the comment that mentions the grower, until it is removed", async () => {
  const [fan] = fans;
  const { body } = await api.request<Schema<"Comment">>("POST", `/comments/diary/${diary}`, {
    as: fan?.id ?? null,
    body: { text: "Ask @lichtfang about the smell" },
  });
  const { id } = body.data;
  const mentioned = fans[1]?.id ?? 0;
  const [line] = (await list("", mentioned, mentioned)).body.data.items;
  expect(line).toMatchObject({
    ...{ event: "mention", group: `mention:comment:${id}`, text: "Ask @lichtfang about the smell" },
    link: `/diaries/${diary}-night-plum?comment=${id}`,
    items_user: [{ name: "moon.owl" }],
  });
  await sql`update comment set is_remove = true, remove_date = now()`.execute(api.database.db);
  expect((await list("", mentioned, mentioned)).body.data.items).toMatchObject([{ text: "" }]);
});

it("listNotifications links the answer to a question, until it is removed", async () => {
  const { db } = api.database;
  const question = await addQuestion(db, { userId: grower.id });
  const sent = await api.request<Schema<"Solution">>("POST", `/problems/${question}/solution`, {
    as: fans[0]?.id ?? null,
    body: { text: "Lower the pH." },
  });
  expect(sent.status).toBe(201);
  const [line] = (await list()).body.data.items;
  expect(line).toMatchObject({ event: "solution", text: "Lower the pH." });
  expect(line?.link).toMatch(new RegExp(`/solution/${sent.body.data.sid}$`));
  expect(line?.item_target?.link).not.toContain("/solution/");
  await sql`update solution set is_remove = true, remove_date = now()`.execute(db);
  expect((await list()).body.data.items[0]?.link).toBe(line?.item_target?.link);
});

it("listNotifications never groups words addressed to a person", async () => {
  for (const event of ["comment", "reply", "mention", "solution", "message"]) {
    for (const fan of fans.slice(0, 2)) await notify({ event, from_user_id: fan.id });
  }
  const { items, total } = (await list()).body.data;
  expect(total).toBe(10);
  expect(items.map(({ cnt_notifications }) => cnt_notifications)).toEqual(items.map(() => 1));
});

it("listNotifications groups the new weeks of a diary, and leads to the newest", async () => {
  const next = await addWeek(api.database.db, diary, { days: 14 });
  const from_user_id = fans[0]?.id ?? null;
  for (const content_id of [week, next]) {
    await notify({ channel: "follows", event: "week_new", content_id, from_user_id });
  }
  expect((await list()).body.data.items).toMatchObject([
    {
      ...{ group: `week_new:diary:${diary}`, cnt_users: 1, cnt_notifications: 2, params: { week: 14 } },
      link: `/diaries/${diary}-night-plum/week/${next}`,
    },
  ]);
});

it("listNotifications hides those of users whom the reader blocks", async () => {
  for (const fan of fans.slice(0, 2)) await notify({ event: "comment", from_user_id: fan.id });
  await sql`insert into user_ban (user_id, type, content_id) values (${grower.id}, 'user', ${fans[0]?.id})`.execute(
    api.database.db,
  );
  expect((await list()).body.data).toMatchObject({
    total: 1,
    items: [{ items_user: [{ name: "lichtfang" }] }],
  });
});

it.each(Object.entries(NOTIFICATION_EVENTS))(
  "the database groups %s as the table of events says",
  async (event, rule) => {
    for (const fan of fans.slice(0, 2)) await notify({ event, channel: rule.channel, from_user_id: fan.id });
    expect((await list()).body.data.items).toHaveLength(rule.isGrouped ? 1 : 2);
  },
);
