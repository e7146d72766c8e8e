import { describe, expect, onTestFinished, test } from "vitest";
import { tokenHash } from "../accounts/token-hash.ts";
import { openChangeFeed } from "../changes/change-feed.ts";
import type { ChatNews } from "../changes/chat-news.ts";
import { createServer } from "../http/create-server.ts";
import { operations } from "../operations/index.ts";
import { owners } from "../operations/owners.ts";
import { chatApi } from "../testing/chat-api.ts";
import { addMember, addOpenRoom } from "../testing/chat-rows.ts";
import { type LiveListener, listenLive } from "../testing/live-listener.ts";
import { liveOfReports } from "../testing/reported-changes.ts";
import type { TestUser } from "../testing/test-api.ts";
import { testDatabaseAddress } from "../testing/test-database.ts";
import { openLive } from "./live.ts";

const { api, users, send, patch, openAccepted } = chatApi();

/** Another server on the same database, with the streams of these users. */
async function listen(...listening: TestUser[]): Promise<LiveListener[]> {
  const { database } = api;
  const address = await testDatabaseAddress();
  const feed = await openChangeFeed(database, "url" in address ? address : null);
  const live = openLive({
    db: database.db,
    feed,
    onError: (error) => {
      throw error;
    },
  });
  const parts = { ...api.parts, database, live };
  const server = await createServer({ parts, operations, owners, isChecked: true, hasLimits: false });
  const origin = await server.listen({ port: 0, host: "127.0.0.1" });
  onTestFinished(async () => {
    live.close();
    await server.close();
    await feed.close();
  });
  const lines = [];
  for (const { token } of listening) {
    const line = await listenLive(origin, token);
    onTestFinished(() => line.close());
    await expect.poll(() => line.numbers()).toBeDefined();
    lines.push(line);
  }
  return lines;
}

const roomEvents = (line: LiveListener | undefined) =>
  (line?.events ?? []).filter(({ event }) => ["message", "read", "typing", "room"].includes(event));
const message = (chat_id: number, last_id: number) => ({ event: "message", data: { chat_id, last_id } });

describe("the live line", () => {
  test("tells both growers of a message by ids only, and the other one of typing, reading and numbers", async () => {
    const id = await openAccepted();
    const [ann, ben, stranger] = await listen(users.ann, users.ben, users.stranger);
    const said = (await send(users.ann, `u-${users.ben.id}`, { text: "secret words" })).body.data.id;
    await expect.poll(() => roomEvents(ben)).toEqual([message(id, said)]);
    await expect.poll(() => roomEvents(ann)).toEqual([message(id, said)]);
    await expect.poll(() => ben?.numbers()?.cnt_messages).toBe(2);
    await patch(users.ben, id, { is_typing: true });
    await patch(users.ben, id, { last_read: said });
    await expect
      .poll(() => roomEvents(ann).slice(1))
      .toEqual([
        { event: "typing", data: { chat_id: id, user_id: users.ben.id } },
        { event: "read", data: { chat_id: id, user_id: users.ben.id, last_read: said } },
      ]);
    await expect.poll(() => ben?.numbers()?.cnt_messages).toBe(0);
    expect(ann?.text).not.toContain("secret");
    expect(roomEvents(stranger)).toEqual([]);
  });

  test("sends nothing between growers when one has blocked the other", async () => {
    const id = await openAccepted();
    await api.request("POST", `/chats/${id}/bans`, { as: users.ben.id, body: { user_id: users.ann.id } });
    const [ann, ben] = await listen(users.ann, users.ben);
    const said = (await send(users.ann, `u-${users.ben.id}`)).body.data.id;
    await patch(users.ann, id, { is_typing: true });
    await patch(users.ben, id, { is_typing: true, last_read: said });
    await expect.poll(() => roomEvents(ann)).toEqual([message(id, said)]);
    // A later message in an open room arrives after everything else.
    const open = await addOpenRoom(api.database.db);
    await addMember(api.database.db, open, users.ben.id);
    const last = (await send(users.stranger, "common")).body.data.id;
    await expect.poll(() => roomEvents(ben)).toEqual([message(open, last)]);
    expect(roomEvents(ann)).toHaveLength(1);
  });

  test("notifies connected members of an open room, but no removed ones", async () => {
    const { db } = api.database;
    const id = await addOpenRoom(db);
    for (const { id: userId } of [users.ann, users.ben, users.stranger]) await addMember(db, id, userId);
    const [ben, stranger] = await listen(users.ben, users.stranger);
    await api.request("POST", `/chats/${id}/bans`, {
      as: users.moderator.id,
      body: { user_id: users.stranger.id },
    });
    await expect.poll(() => roomEvents(stranger)).toEqual([{ event: "room", data: { chat_id: id } }]);
    const said = (await send(users.ann, "common")).body.data.id;
    await expect.poll(() => roomEvents(ben).at(-1)).toEqual(message(id, said));
    expect(roomEvents(stranger)).toHaveLength(1);
  });

  test("notifies the room of a deleted message", async () => {
    const id = await openAccepted();
    const said = (await send(users.ann, `u-${users.ben.id}`)).body.data.id;
    const [ben] = await listen(users.ben);
    await api.request("DELETE", `/messages/${said}`, { as: users.ann.id });
    await expect.poll(() => roomEvents(ben)).toEqual([{ event: "room", data: { chat_id: id } }]);
  });

  test("asks clients to load everything newer after a gap", async () => {
    const { live, tellChats } = liveOfReports(api.database.db);
    let text = "";
    live.open(users.ann.id, tokenHash(users.ann.token)).on("data", (data) => {
      text += String(data);
    });
    tellChats(null);
    await expect.poll(() => text.match(/event: ready/g)?.length).toBe(2);
  });

  test("queries all open rooms of a round once, and sends a room's newest message", async () => {
    const { db } = api.database;
    const id = await addOpenRoom(db);
    await addMember(db, id, users.ann.id);
    const { live, failures, tellChats } = liveOfReports(db);
    let text = "";
    live.open(users.ann.id, tokenHash(users.ann.token)).on("data", (data) => {
      text += String(data);
    });
    const news = (last_id: number): ChatNews => ({ event: "message", chat_id: id, last_id, to: null });
    for (const last_id of [1, 2, 3]) tellChats(news(last_id));
    await expect.poll(() => text.match(/event: message/g)?.length).toBe(1);
    expect(text).toContain(`{"chat_id":${id},"last_id":3}`);
    expect(failures).toEqual([]);
  });
});
