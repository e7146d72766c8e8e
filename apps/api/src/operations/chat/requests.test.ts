import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { unreadNumbers } from "../../live/unread-numbers.ts";
import { chatApi } from "../../testing/chat-api.ts";
import { addPhoto } from "../../testing/diary-rows.ts";

const { api, users, things, open, send, list, rooms, room, openAccepted } = chatApi();

const toBen = () => `u-${users.ben.id}`;
const toAnn = () => `u-${users.ann.id}`;
const accept = (id: number, as: number) =>
  api.request<{ request: unknown }>("POST", `/chats/${id}/accept`, { as });
const badge = async (userId: number) =>
  (await unreadNumbers(api.database.db, [userId])).get(userId)?.cnt_messages ?? 0;

describe("the first contact", () => {
  test("is a request, without a number, until the other one accepts", async () => {
    const { id } = (await open(users.ann, { user_id: users.ben.id })).body.data;
    expect((await rooms(users.ben, "?is_request=true")).body.data.total).toBe(0);
    await send(users.ann, toBen());
    expect((await rooms(users.ben)).body.data).toMatchObject({ total: 0, cnt_requests: 1 });
    const [request] = (await rooms(users.ben, "?is_request=true")).body.data.items;
    expect(request).toMatchObject({ id, request: "received", cnt_unread: 1 });
    expect(await badge(users.ben.id)).toBe(0);
    expect((await rooms(users.ann)).body.data.items[0]).toMatchObject({ id, request: "sent" });

    expect((await accept(id, users.ann.id)).status).toBe(403);
    expect((await accept(id, users.stranger.id)).status).toBe(404);
    expect((await accept(id, users.ben.id)).body.data.request).toBeNull();
    expect((await accept(id, users.ben.id)).status).toBe(200);
    expect(await badge(users.ben.id)).toBe(1);
    expect((await rooms(users.ben)).body.data).toMatchObject({ total: 1, cnt_requests: 0 });
  });

  test("is accepted by an answer", async () => {
    await open(users.ann, { user_id: users.ben.id });
    await send(users.ann, toBen());
    await send(users.ben, toAnn(), { text: "Hello" });
    expect((await room(users.ann, toBen())).body.data).toMatchObject({ request: null, cnt_unread: 1 });
  });

  test("has at most three messages, also in parallel", async () => {
    await open(users.ann, { user_id: users.ben.id });
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(users.ann, toBen())));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 422, 422]);
    expect(answers.find(({ status }) => status === 422)?.codes).toEqual(["too_many text"]);
    expect((await list(users.ben, toAnn())).body.data.total).toBe(3);
  });
});

describe("a new account", () => {
  const makeNew = () =>
    sql`update users set add_date = now() where id = ${users.ann.id}`.execute(api.database.db);

  test("sends neither photo nor link in its first message", async () => {
    await makeNew();
    await open(users.ann, { user_id: users.ben.id });
    const photo_id = await addPhoto(api.database.db, { user_id: users.ann.id });
    expect((await send(users.ann, toBen(), { photo_id })).codes).toEqual(["not_allowed photo_id"]);
    for (const text of ["See https://shop.example/a", "cheap at www.lamps", "Go to lamps.com now"])
      expect((await send(users.ann, toBen(), { text })).codes).toEqual(["not_allowed text"]);
    expect((await send(users.ann, toBen(), { text: "EC 1.2 on Sat.or later" })).status).toBe(201);
    expect((await send(users.ann, toBen(), { photo_id, text: "See lamps.com" })).status).toBe(201);
  });

  test("opens five rooms a day, and knows when the next one is free", async () => {
    await makeNew();
    const others = [];
    for (let number = 0; number < 6; number += 1) others.push(await api.addUser({ name: `other-${number}` }));
    const answers = [];
    for (const other of others) answers.push(await open(users.ann, { user_id: other.id }));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
    expect(Number(answers[5]?.headers["retry-after"])).toBeGreaterThan(80_000);
    expect((await open(users.ann, { brand_id: things.brandId })).status).toBe(429);
    expect((await open(users.ann, { user_id: others[0]?.id ?? 0 })).status).toBe(200);
    expect((await open(users.ben, { user_id: users.ann.id })).status).toBe(200);
  });
});

test("the badge counts what unmuted private and business rooms show, up to 100 each", async () => {
  const id = await openAccepted();
  expect(await badge(users.ben.id)).toBe(1);
  await sql`update chat set cnt_messages = 500 where id = ${id}`.execute(api.database.db);
  expect([await badge(users.ben.id), (await room(users.ben, toAnn())).body.data.cnt_unread]).toEqual([
    100, 100,
  ]);
  await api.request("PATCH", `/chats/${id}`, { as: users.ben.id, body: { is_mute: true } });
  expect(await badge(users.ben.id)).toBe(0);
});
