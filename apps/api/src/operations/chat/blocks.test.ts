import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { chatApi } from "../../testing/chat-api.ts";
import { addMember, addOpenRoom } from "../../testing/chat-rows.ts";
import type { TestUser } from "../../testing/test-api.ts";

const { api, users, things, open, send, list, rooms, room, patch, openAccepted } = chatApi();

const toBen = () => `u-${users.ben.id}`;
const toAnn = () => `u-${users.ann.id}`;
const ban = (as: TestUser, id: number, user_id?: number) =>
  api.request<{ items: { id: number }[] }>("POST", `/chats/${id}/bans`, { as: as.id, body: { user_id } });
const lift = (as: TestUser, id: number, userId: number) =>
  api.request<{ items: { id: number }[] }>("DELETE", `/chats/${id}/bans/${userId}`, { as: as.id });
const bans = (as: TestUser, id: number) =>
  api.request<{ items: { id: number }[]; total: number }>("GET", `/chats/${id}/bans`, { as: as.id });

/** What someone sees of a room and its messages, without what differs between two messages. */
async function seenBy(user: TestUser, address: string) {
  const { item_message, ...seen } = (await room(user, address)).body.data;
  return { ...seen, last: item_message?.text, cnt: (await list(user, address)).body.data.items.length };
}

describe("a grower whom the other one has blocked", () => {
  test.each(["in the room", "on the profile"])(
    "%s gets no hint, and the other one no message",
    async (place) => {
      const id = await openAccepted();
      await patch(users.ben, id, { last_read: 900_000_000 });
      const before = await seenBy(users.ann, toBen());
      const told = await seenBy(users.ben, toAnn());
      if (place === "in the room") await ban(users.ben, id, users.ann.id);
      else await api.request("POST", `/users/${users.ann.id}/ban`, { as: users.ben.id });
      await sql`update account set visit_date = now()`.execute(api.database.db);

      const { status, body } = await send(users.ann, toBen(), { text: "Are you there?" });
      expect([status, body.data.text]).toEqual([201, "Are you there?"]);
      const after = await seenBy(users.ann, toBen());
      expect(after).toEqual({
        ...before,
        last: "Are you there?",
        cnt: before.cnt + 1,
        last_read: body.data.id,
        items_user: before.items_user.map((user) => ({ ...user, is_online: false })),
      });
      expect(after.can_write).toBe(true);

      const own = await seenBy(users.ben, toAnn());
      expect(own).toMatchObject({
        is_ban: true,
        can_write: false,
        cnt_unread: 0,
        last: told.last,
        cnt: told.cnt,
      });
      const answer = await send(users.ben, toAnn());
      expect([answer.status, answer.codes]).toEqual([403, ["blocked"]]);
      expect(
        (
          await api.request("POST", `/messages/${body.data.id}/complains`, {
            as: users.ben.id,
            body: { reason: "spam" },
          })
        ).status,
      ).toBe(404);

      if (place === "in the room") await lift(users.ben, id, users.ann.id);
      else await api.request("DELETE", `/users/${users.ann.id}/ban`, { as: users.ben.id });
      await send(users.ann, toBen(), { text: "Back again" });
      expect((await list(users.ben, toAnn())).body.data.items.map(({ text }) => text)).toEqual([
        "Runoff was 2.1.",
        "Back again",
      ]);
      expect((await room(users.ben, toAnn())).body.data.cnt_unread).toBe(1);
    },
  );

  test("opens a room as with anybody, which the other one never sees", async () => {
    await api.request("POST", `/users/${users.ann.id}/ban`, { as: users.ben.id });
    const { status, body } = await open(users.ann, { user_id: users.ben.id });
    expect([status, body.data.request, body.data.can_write]).toEqual([200, "sent", true]);
    expect((await send(users.ann, toBen())).status).toBe(201);
    expect((await rooms(users.ben, "?is_request=true")).body.data).toMatchObject({
      total: 0,
      cnt_requests: 0,
    });
  });
});

test("bans in a private room are each grower's own, and repeatable", async () => {
  const id = await openAccepted();
  expect((await ban(users.ann, id, users.ben.id)).body.data.items.map((user) => user.id)).toEqual([
    users.ben.id,
  ]);
  expect((await ban(users.ann, id, users.ben.id)).status).toBe(200);
  expect((await bans(users.ben, id)).body.data.total).toBe(0);
  expect((await ban(users.ann, id, users.stranger.id)).codes).toEqual(["not_allowed user_id"]);
  expect((await ban(users.ann, id)).codes).toEqual(["required user_id"]);
  expect((await bans(users.stranger, id)).status).toBe(404);
  expect((await ban(users.stranger, id, users.ann.id)).status).toBe(404);
  expect((await lift(users.stranger, id, users.ben.id)).status).toBe(404);
  expect((await lift(users.ann, id, users.ben.id)).body.data.items).toEqual([]);
  expect((await bans(users.ann, id)).status).toBe(200);
  expect((await api.request("GET", `/chats/${id}/bans?limit=0`, { as: users.ann.id })).status).toBe(422);
});

test("a brand and a grower block each other without a hint", async () => {
  const { id } = (await open(users.ann, { brand_id: things.brandId })).body.data;
  const [address, theirs] = [`b-${things.brandId}`, `b-${things.brandId}-${users.ann.id}`];
  await send(users.ann, address);
  expect((await ban(users.manager, id, users.ann.id)).body.data.items.map((user) => user.id)).toEqual([
    users.ann.id,
  ]);
  expect((await bans(users.ann, id)).body.data.items).toEqual([]);
  expect((await send(users.ann, address)).status).toBe(201);
  expect((await list(users.manager, theirs)).body.data.items).toHaveLength(1);
  expect((await list(users.ann, address)).body.data.items).toHaveLength(2);
  await lift(users.manager, id, users.ann.id);
  await ban(users.ann, id);
  expect((await room(users.ann, address)).body.data.is_ban).toBe(true);
  expect((await send(users.manager, theirs)).status).toBe(201);
  expect((await list(users.ann, address)).body.data.items).toHaveLength(2);
  expect((await list(users.manager, theirs)).body.data.items).toHaveLength(2);
});

describe("an open room", () => {
  test("is moderated by its owners and moderators, and by staff", async () => {
    const { db } = api.database;
    const id = await addOpenRoom(db);
    await addMember(db, id, users.ann.id, "owner");
    await send(users.ben, "common");
    expect((await ban(users.ben, id, users.stranger.id)).status).toBe(403);
    expect((await bans(users.ben, id)).status).toBe(403);
    expect((await lift(users.ben, id, users.stranger.id)).status).toBe(403);
    expect((await ban(users.ann, id, users.ben.id)).body.data.items.map((user) => user.id)).toEqual([
      users.ben.id,
    ]);
    expect((await send(users.ben, "common")).status).toBe(403);
    expect((await room(users.ben, "common")).body.data).toMatchObject({ can_write: false, cnt_users: 1 });
    expect((await list(users.ben, "common")).status).toBe(200);
    for (const [user_id, code] of [
      [users.ann.id, "not_allowed user_id"],
      [99_999, "unknown_reference user_id"],
    ] as const)
      expect((await ban(users.moderator, id, user_id)).codes).toEqual([code]);
    expect((await lift(users.admin, id, users.ben.id)).body.data.items).toEqual([]);
    expect((await send(users.ben, "common")).status).toBe(201);
  });

  test("hides messages between a grower and one they blocked", async () => {
    await addOpenRoom(api.database.db);
    await send(users.ann, "common", { text: "mine" });
    await send(users.ben, "common", { text: "theirs" });
    await api.request("POST", `/users/${users.ann.id}/ban`, { as: users.ben.id });
    const texts = async (user: TestUser) =>
      (await list(user, "common")).body.data.items.map(({ text }) => text);
    expect([await texts(users.ann), await texts(users.ben)]).toEqual([["mine"], ["theirs"]]);
    expect((await room(users.ann, "common")).body.data.item_message?.text).toBe("mine");
    expect(await texts(users.stranger)).toEqual(["mine", "theirs"]);
  });
});
