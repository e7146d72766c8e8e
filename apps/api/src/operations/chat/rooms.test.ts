import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { repairCounters } from "../../jobs/counters/repair-counters.ts";
import { chatApi } from "../../testing/chat-api.ts";
import { addMember, addMessage, addOpenRoom } from "../../testing/chat-rows.ts";

const { api, users, things, open, send, list, rooms, room, patch, openAccepted } = chatApi();

describe("POST /chats", () => {
  test("opens a private room, and returns the same one to both", async () => {
    const first = await open(users.ann, { user_id: users.ben.id });
    expect([first.status, first.body.data.address, first.body.data.name]).toEqual([
      200,
      `u-${users.ben.id}`,
      "ben",
    ]);
    const again = await open(users.ann, { user_id: users.ben.id });
    const theirs = await open(users.ben, { user_id: users.ann.id });
    expect([again.body.data.id, theirs.body.data.id]).toEqual([first.body.data.id, first.body.data.id]);
    expect(theirs.body.data.address).toBe(`u-${users.ann.id}`);
  });

  test("opens one room for two growers who open it at once", async () => {
    const answers = await Promise.all([
      open(users.ann, { user_id: users.ben.id }),
      open(users.ben, { user_id: users.ann.id }),
      open(users.ann, { user_id: users.ben.id }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1);
  });

  test("returns 422 for oneself, a brand one manages, and unknown ones", async () => {
    const codes = async (...given: Parameters<typeof open>) => {
      const { status, codes: found } = await open(...given);
      return [status, ...found];
    };
    expect(await codes(users.ann, { user_id: users.ann.id })).toEqual([422, "not_allowed user_id"]);
    expect(await codes(users.manager, { brand_id: things.brandId })).toEqual([422, "not_allowed brand_id"]);
    expect(await codes(users.ann, { user_id: 99_999 })).toEqual([422, "unknown_reference user_id"]);
    expect(await codes(users.ann, { brand_id: 99_999 })).toEqual([422, "unknown_reference brand_id"]);
  });
});

test("GET /chats/address/{x} returns 404 for a room nobody opened, and for others' rooms", async () => {
  expect((await room(users.ann, `u-${users.ben.id}`)).status).toBe(404);
  await open(users.ann, { brand_id: things.brandId });
  expect((await room(users.ann, `b-${things.brandId}`)).status).toBe(200);
  expect((await room(users.manager, `b-${things.brandId}-${users.ann.id}`)).status).toBe(200);
  expect((await room(users.ben, `b-${things.brandId}-${users.ann.id}`)).status).toBe(404);
  expect((await room(users.ann, "common-nowhere")).status).toBe(404);
  expect((await room(users.ann, "nonsense")).status).toBe(404);
});

describe("a business room", () => {
  test("is answered by managers as the brand, whose names growers do not see", async () => {
    await open(users.ann, { brand_id: things.brandId });
    await send(users.ann, `b-${things.brandId}`, { text: "Which EC for seedlings?" });
    const theirs = (await rooms(users.manager, "/business")).body.data.items;
    expect(theirs.map(({ address, name, cnt_unread }) => [address, name, cnt_unread])).toEqual([
      [`b-${things.brandId}-${users.ann.id}`, "ann", 1],
    ]);
    const answer = await send(users.manager, theirs[0]?.address ?? "", { text: "0.8 at most." });
    expect(answer.body.data.item_user?.id).toBe(users.manager.id);
    const [, seen] = (await list(users.ann, `b-${things.brandId}`)).body.data.items;
    expect(seen).toMatchObject({
      text: "0.8 at most.",
      user_id: null,
      item_user: null,
      item_brand: { name: "Loam" },
    });
    const [mine] = (await rooms(users.ann, "/business")).body.data.items;
    expect(mine).toMatchObject({ name: "Loam", cnt_unread: 1, items_user: [] });
    expect(await repairCounters(api.database)).toEqual([]);
  });

  test("is closed to former managers, and to viewers for writing", async () => {
    await open(users.ann, { brand_id: things.brandId });
    await send(users.ann, `b-${things.brandId}`);
    const address = `b-${things.brandId}-${users.ann.id}`;
    await sql`update brand_manager set role = 'viewer'`.execute(api.database.db);
    expect((await send(users.manager, address)).status).toBe(403);
    expect((await list(users.manager, address)).status).toBe(200);
    await sql`delete from brand_manager`.execute(api.database.db);
    expect((await list(users.manager, address)).status).toBe(404);
    expect((await rooms(users.manager, "/business")).body.data.items).toEqual([]);
  });
});

describe("GET /chats/common", () => {
  test("lists the reader's language first, then English", async () => {
    const { db } = api.database;
    for (const lang of ["th", "en", "de"])
      await addOpenRoom(db, { address: `common-${lang}`, name: lang, lang });
    const { body } = await api.request<{ items: { lang: string }[] }>("GET", "/chats/common", {
      as: users.ann.id,
      headers: { "accept-language": "de" },
    });
    expect(body.data.items.map(({ lang }) => lang)).toEqual(["de", "en", "th"]);
  });

  test("marks a room with new messages by a dot for members only", async () => {
    const id = await addOpenRoom(api.database.db);
    await addMessage(api.database.db, id, { userId: users.ben.id });
    expect((await room(users.ann, "common")).body.data.cnt_unread).toBe(0);
    expect((await patch(users.ann, id, { is_mute: false })).body.data.cnt_unread).toBe(0);
    await send(users.ben, "common");
    await send(users.ben, "common");
    expect((await room(users.ann, "common")).body.data.cnt_unread).toBe(1);
  });

  test("reports wrong pages with 422", async () => {
    for (const path of ["", "/common", "/business"])
      expect((await rooms(users.ann, `${path}?limit=0`)).status).toBe(422);
  });
});

describe("PATCH /chats/{id}", () => {
  test("marks as read: it only rises, and ends at the last message", async () => {
    const id = await openAccepted();
    const sent = [];
    for (const text of ["one", "two", "three"])
      sent.push((await send(users.ann, `u-${users.ben.id}`, { text })).body.data.id);
    const unread = async () => (await room(users.ben, `u-${users.ann.id}`)).body.data.cnt_unread;
    expect(await unread()).toBe(4);
    expect((await patch(users.ben, id, { last_read: sent[1] ?? 0 })).body.data).toMatchObject({
      cnt_unread: 1,
      last_read: sent[1],
    });
    expect((await patch(users.ben, id, { last_read: sent[0] ?? 0 })).body.data.last_read).toBe(sent[1]);
    expect((await patch(users.ben, id, { last_read: 900_000_000 })).body.data).toMatchObject({
      cnt_unread: 0,
      last_read: sent[2],
    });
    expect(await repairCounters(api.database)).toEqual([]);
  });

  test("does not mark as read what arrived before one's own message unseen", async () => {
    const id = await openAccepted();
    await patch(users.ben, id, { last_read: 900_000_000 });
    await send(users.ann, `u-${users.ben.id}`);
    await send(users.ben, `u-${users.ann.id}`);
    expect((await room(users.ben, `u-${users.ann.id}`)).body.data.cnt_unread).toBe(1);
    expect(await repairCounters(api.database)).toEqual([]);
  });

  test("mutes a room, which no longer counts", async () => {
    const id = await openAccepted();
    expect((await patch(users.ben, id, { is_mute: true })).body.data).toMatchObject({
      is_mute: true,
      cnt_unread: 0,
    });
    expect((await patch(users.ben, id, { is_mute: false })).body.data.cnt_unread).toBe(1);
  });

  test("renames an open room for its owners only", async () => {
    const id = await addOpenRoom(api.database.db);
    await addMember(api.database.db, id, users.ann.id, "owner");
    expect((await patch(users.ann, id, { name: "Balcony" })).body.data.name).toBe("Balcony");
    expect((await patch(users.ben, id, { name: "Mine" })).status).toBe(403);
    const { status, codes } = await patch(users.ann, await openAccepted(), { name: "x" });
    expect([status, codes]).toEqual([422, ["not_allowed name"]]);
  });

  test("returns 404 for others' rooms, and 422 without a change", async () => {
    const id = await openAccepted();
    expect((await patch(users.stranger, id, { is_mute: true })).status).toBe(404);
    expect((await patch(users.moderator, id, { is_mute: true })).status).toBe(404);
    expect((await patch(users.ann, id, {})).status).toBe(422);
  });
});

test("DELETE /chats/{id} hides a room until its next message", async () => {
  const id = await openAccepted();
  const hide = (as: number) => api.request("DELETE", `/chats/${id}`, { as });
  expect((await hide(users.ben.id)).body.data).toEqual({ id });
  expect((await rooms(users.ben)).body.data.total).toBe(0);
  expect((await rooms(users.ann)).body.data.total).toBe(1);
  await send(users.ann, `u-${users.ben.id}`);
  expect((await rooms(users.ben)).body.data.items.map((one) => one.id)).toEqual([id]);
  expect((await hide(users.stranger.id)).status).toBe(404);
});

test("read marks are for both or for neither", async () => {
  const id = await openAccepted();
  const last = (await list(users.ben, `u-${users.ann.id}`)).body.data.items.at(-1)?.id ?? 0;
  await patch(users.ben, id, { last_read: last });
  const mark = async () => (await room(users.ann, `u-${users.ben.id}`)).body.data.items_user[0]?.last_read;
  expect(await mark()).toBe(last);
  const save = (as: number, is_read_marks: unknown) =>
    api.request("PATCH", "/chats/settings", { as, body: { is_read_marks } });
  for (const { id: as } of [users.ben, users.ann]) {
    expect((await save(as, false)).body.data).toEqual({ is_read_marks: false });
    expect(await mark()).toBeNull();
    await save(as, true);
  }
  expect((await api.request("GET", "/chats/settings", { as: users.ann.id })).body.data).toEqual({
    is_read_marks: true,
  });
  expect((await save(users.ann.id, "no")).status).toBe(422);
});

test("GET /chats/users-search finds growers by the beginning of their name, not those who blocked the user", async () => {
  const find = async (query: string) =>
    await api.request<{ items: { name: string }[] }>("GET", `/chats/users-search?query=${query}`, {
      as: users.ann.id,
    });
  expect((await find("be")).body.data.items.map(({ name }) => name)).toEqual(["ben"]);
  expect((await find("ann")).body.data.items).toEqual([]);
  await api.request("POST", `/users/${users.ann.id}/ban`, { as: users.ben.id });
  expect((await find("be")).body.data.items).toEqual([]);
  expect((await find("")).status).toBe(422);
});
