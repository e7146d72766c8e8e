import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { addDiary, addPhoto, addWeek } from "../testing/diary-rows.ts";
import { notificationsApi } from "../testing/notifications-api.ts";

const { api, users, like, comment, choose } = notificationsApi();
let diary: number;
let week: number;

beforeEach(async () => {
  diary = await addDiary(api.database.db, { userId: users.author.id });
  week = await addWeek(api.database.db, diary, { days: 3 });
});

const told = async () =>
  (
    await sql`
      select user_id as "to", from_user_id as "from", channel, event, type, content_id as id, diary_id as diary, params
      from notification order by notification.id`.execute(api.database.db)
  ).rows;

/** What all notifications of the author have in common. */
const news = { channel: "activity", diary: 0, params: {} };

describe("an author is notified", () => {
  it("of likes of their diary, weeks, photos and comments", async () => {
    const photo = await addPhoto(api.database.db, {
      user_id: users.author.id,
      diary_id: diary,
      week_id: week,
    });
    const own = await comment(`diary/${diary}`, users.author.id);
    for (const on of [`diary/${diary}`, `week/${week}`, `photo/${photo}`, `comment/${own}`]) await like(on);
    const row = { ...news, diary, to: users.author.id, from: users.other.id, event: "like" };
    expect(await told()).toEqual([
      { ...row, type: "diary", id: diary },
      { ...row, type: "week", id: week },
      { ...row, type: "photo", id: photo },
      { ...row, type: "comment", id: own },
    ]);
  });

  it("of a repeated like once, and not of one undone before they read it", async () => {
    await like(`diary/${diary}`);
    await like(`diary/${diary}`);
    expect(await told()).toHaveLength(1);
    await api.request("DELETE", `/likes/diary/${diary}`, { as: users.other.id });
    expect(await told()).toEqual([]);
    await like(`diary/${diary}`);
    await sql`update notification set is_visit = true, visit_date = now()`.execute(api.database.db);
    await api.request("DELETE", `/likes/diary/${diary}`, { as: users.other.id });
    await like(`diary/${diary}`);
    expect(await told()).toHaveLength(1);
  });

  it("of comments, and the parent comment's author of replies", async () => {
    const first = await comment(`week/${week}`);
    await comment(`week/${week}`, users.third.id, first);
    const own = await comment(`week/${week}`, users.author.id);
    await comment(`week/${week}`, users.third.id, own);
    const row = { ...news, diary };
    expect(await told()).toEqual([
      { ...row, to: users.author.id, from: users.other.id, event: "comment", type: "week", id: week },
      { ...row, to: users.other.id, from: users.third.id, event: "reply", type: "comment", id: first },
      { ...row, to: users.author.id, from: users.third.id, event: "comment", type: "week", id: week },
      { ...row, to: users.author.id, from: users.third.id, event: "reply", type: "comment", id: own },
    ]);
  });

  it("of a comment only while it is not removed", async () => {
    const remove = (id: number, as = users.other.id) => api.request("DELETE", `/comments/${id}`, { as });
    const restore = (id: number, as = users.other.id) =>
      api.request("POST", `/comments/${id}/restore`, { as });
    const own = await comment(`week/${week}`, users.third.id);
    const id = await comment(`week/${week}`, users.other.id, own);
    const stays = { to: users.author.id, from: users.third.id };
    const before = await told();
    const dates = async () =>
      (
        await sql`select add_date, group_period from notification order by user_id, id`.execute(
          api.database.db,
        )
      ).rows;
    await sql`
      with old as (update event set add_date = now() - interval '3 days')
      update notification set add_date = now() - interval '3 days',
        group_period = ((now() - interval '3 days') at time zone 'utc')::date`.execute(api.database.db);
    const old = await dates();
    expect(before).toMatchObject([
      stays,
      { to: users.third.id, event: "reply" },
      { to: users.author.id, from: users.other.id },
    ]);

    await remove(id);
    expect(await told()).toEqual(before.slice(0, 1));
    await restore(id);
    await restore(id);
    expect(await told()).toEqual(before);
    expect(await dates()).toEqual(old);
  });

  it("of a comment once, even after it was read", async () => {
    const id = await comment(`week/${week}`, users.other.id, await comment(`week/${week}`, users.third.id));
    await sql`
      update notification set is_visit = true, visit_date = now() where user_id = ${users.third.id}`.execute(
      api.database.db,
    );
    const before = await told();
    await api.request("DELETE", `/comments/${id}`, { as: users.other.id });
    expect(await told()).toEqual(before.slice(0, 2));
    await choose("comment", false, false);
    await api.request("POST", `/comments/${id}/restore`, { as: users.other.id });
    expect(await told()).toEqual(before.slice(0, 2));
  });

  it("of new followers of themselves and of their diary", async () => {
    for (const on of [`user/${users.author.id}`, `diary/${diary}`]) {
      await api.request("POST", `/follows/${on}`, { as: users.other.id });
      await api.request("POST", `/follows/${on}`, { as: users.other.id });
    }
    const row = { ...news, to: users.author.id, from: users.other.id, event: "follow" };
    expect(await told()).toEqual([
      { ...row, type: "user", id: users.author.id, diary: null },
      { ...row, type: "diary", id: diary, diary },
    ]);
    await api.request("DELETE", `/follows/user/${users.author.id}`, { as: users.other.id });
    expect(await told()).toHaveLength(1);
  });

  it("of a moderator's decision with the reason, but without the moderator", async () => {
    const decide = (body: object) =>
      api.request("POST", `/diaries/${diary}/approve`, { as: users.moderator.id, body });
    await decide({ state: 2, text: "Not your photos." });
    await decide({ state: 2, text: "Not your photos." });
    await decide({ state: 1, is_verify: true });
    const row = { channel: "system", to: users.author.id, from: null, type: "diary", id: diary, diary };
    expect(await told()).toEqual([
      { ...row, event: "diary_rejected", params: { reason: "Not your photos." } },
      { ...row, event: "diary_approved", params: {} },
      { ...row, event: "diary_verified", params: {} },
    ]);
  });
});

describe("no notification is sent", () => {
  it("of a user's own actions", async () => {
    await like(`diary/${diary}`, users.author.id);
    await comment(`diary/${diary}`, users.author.id, await comment(`diary/${diary}`, users.author.id));
    await api.request("POST", `/follows/diary/${diary}`, { as: users.author.id });
    expect(await told()).toEqual([]);
  });

  it("of actions of blocked users", async () => {
    await sql`
      insert into user_ban (user_id, type, content_id) values (${users.author.id}, 'user', ${users.other.id})`.execute(
      api.database.db,
    );
    expect((await like(`diary/${diary}`)).status).toBe(403);
    // A mention elsewhere is what a blocked user can still do.
    const elsewhere = await addDiary(api.database.db, { userId: users.third.id });
    const body = { text: "@author Nice.", parent_id: null };
    const { status } = await api.request("POST", `/comments/diary/${elsewhere}`, {
      as: users.other.id,
      body,
    });
    expect(status).toBe(201);
    await comment(`diary/${diary}`, users.third.id);
    expect(await told()).toMatchObject([
      { to: users.third.id, from: users.other.id },
      { to: users.author.id, from: users.third.id },
    ]);
  });

  it("of muted events and failed writes", async () => {
    await choose("like", false, false);
    await like(`diary/${diary}`);
    await api.request("POST", `/comments/diary/${diary}`, {
      as: users.other.id,
      body: { text: "Nice.", parent_id: 99 },
    });
    expect(await told()).toEqual([]);
  });
});
