import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { repairCounters } from "../../jobs/counters/repair-counters.ts";
import { purgeRemoved } from "../../jobs/purge/purge-removed.ts";
import { addProduct, addStrain } from "../../testing/catalogue-rows.ts";
import { chatApi } from "../../testing/chat-api.ts";
import { addMember, addMessage, addOpenRoom } from "../../testing/chat-rows.ts";
import { addDiary, addPhoto, addWeek } from "../../testing/diary-rows.ts";

const { api, users, things, send, list, room, openAccepted } = chatApi();

const toBen = () => `u-${users.ben.id}`;
const toAnn = () => `u-${users.ann.id}`;

describe("POST /messages", () => {
  test("makes one message of five parallel requests with one key", async () => {
    await openAccepted();
    const key = { "idempotency-key": "made-in-the-outbox" };
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(users.ann, toBen(), {}, key)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1);
    expect((await list(users.ben, toAnn())).body.data.total).toBe(2);
    expect((await room(users.ben, toAnn())).body.data.cnt_unread).toBe(2);
    expect((await send(users.ann, toBen(), { text: "Another" }, key)).status).toBe(409);
  });

  test("gives ids in the order of commits", async () => {
    const { db } = api.database;
    const id = await addOpenRoom(db);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    let isLocked = () => {};
    const locked = new Promise<void>((resolve) => {
      isLocked = resolve;
    });
    // The first writer takes the room's row as a message does, and commits last if it can.
    const first = db.transaction().execute(async (tx) => {
      await sql`update chat set cnt_messages = cnt_messages + 1 where id = ${id}`.execute(tx);
      isLocked();
      await held;
      const { rows } = await sql<{ id: number }>`
        insert into message (chat_id, user_id, text, position) values (${id}, ${users.ben.id}, 'first', 1) returning id`.execute(
        tx,
      );
      return rows[0]?.id ?? 0;
    });
    await locked;
    const second = send(users.ann, "common", { text: "second" });
    const before = (await list(users.stranger, "common")).body.data.items;
    release();
    const [one, two] = [await first, (await second).body.data.id];
    expect(before).toEqual([]);
    expect(two).toBeGreaterThan(one);
    expect(
      (await list(users.stranger, "common", `&last=${one}`)).body.data.items.map(({ text }) => text),
    ).toEqual(["second"]);
    expect(await repairCounters(api.database)).toEqual([]);
  });

  test("writes a number of rows in an open room that does not depend on its members", async () => {
    const { db } = api.database;
    const id = await addOpenRoom(db);
    await addMember(db, id, users.ann.id);
    const written = async () => {
      const { rows: before } = await sql<{ xmin: string }>`select pg_current_xact_id()::text as xmin`.execute(
        db,
      );
      await send(users.ann, "common");
      const { rows } = await sql<{ cnt: number }>`
        select count(*)::int as cnt from chat_user where xmin::text::bigint > ${before[0]?.xmin}::bigint`.execute(
        db,
      );
      return rows[0]?.cnt;
    };
    expect(await written()).toBe(1);
    for (const { id: userId } of [users.ben, users.stranger, users.manager]) await addMember(db, id, userId);
    expect(await written()).toBe(1);
  });

  test("shares a diary, week, strain or product as a card under the reader's rights", async () => {
    const { db } = api.database;
    await openAccepted();
    const diary_id = await addDiary(db, { userId: users.ann.id });
    const week_id = await addWeek(db, diary_id);
    const strain_id = await addStrain(db, "Night Plum");
    const product_id = await addProduct(db, { brandId: things.brandId, name: "Base A" } as Parameters<
      typeof addProduct
    >[1]);
    for (const body of [{ diary_id }, { week_id }, { strain_id }, { product_id }])
      expect((await send(users.ann, toBen(), body)).status).toBe(201);
    const seen = async () => (await list(users.ben, toAnn())).body.data.items.slice(1);
    const ids = (message: Schema<"Message">) =>
      [message.item_diary, message.item_week, message.item_strain, message.item_product].map(
        (card) => card?.id ?? null,
      );
    expect((await seen()).map(ids)).toEqual([
      [diary_id, null, null, null],
      [null, week_id, null, null],
      [null, null, strain_id, null],
      [null, null, null, product_id],
    ]);
    await sql`update diary set visibility = 'private'`.execute(db);
    expect((await seen()).slice(0, 2).map(ids)).toEqual([
      [null, null, null, null],
      [null, null, null, null],
    ]);
    const hidden = await send(users.ben, toAnn(), { diary_id });
    expect([hidden.status, hidden.codes]).toEqual([422, ["unknown_reference diary_id"]]);
    const two = await send(users.ann, toBen(), { diary_id, strain_id });
    expect([two.status, two.codes]).toEqual([422, ["not_allowed strain_id"]]);
  });

  test("attaches a photo of the user once", async () => {
    await openAccepted();
    const photo_id = await addPhoto(api.database.db, { user_id: users.ann.id });
    const codes = async (...given: Parameters<typeof send>) => (await send(...given)).codes;
    expect(await codes(users.ben, toAnn(), { photo_id })).toEqual(["foreign_photo photo_id"]);
    expect((await send(users.ann, toBen(), { photo_id })).body.data.item_photo?.id).toBe(photo_id);
    expect(await codes(users.ann, toBen(), { photo_id })).toEqual(["foreign_photo photo_id"]);
    expect(await codes(users.ann, toBen(), { photo_id: 99_999 })).toEqual(["unknown_reference photo_id"]);
  });

  test("returns 404 for a room that was not opened, 422 for an empty text", async () => {
    expect((await send(users.ann, toBen())).status).toBe(404);
    await openAccepted();
    const { status, codes } = await send(users.ann, toBen(), { text: " \n" });
    expect([status, codes]).toEqual([422, ["wrong_format text"]]);
    expect((await send(users.ann, toBen(), { text: "x".repeat(2001) })).status).toBe(422);
    expect((await send(users.ann, toBen(), { text: "x".repeat(2000) })).status).toBe(201);
  });
});

describe("GET /messages", () => {
  test("pages to older and newer messages without a gap", async () => {
    const { db } = api.database;
    const id = await addOpenRoom(db);
    const sent: number[] = [];
    for (let number = 0; number < 70; number += 1)
      sent.push(await addMessage(db, id, { userId: users.ben.id }));
    const ids = async (query: string) => {
      const { items, is_older, is_newer } = (await list(users.ann, "common", query)).body.data;
      return [items.map((message) => message.id), is_older, is_newer];
    };
    expect(await ids("")).toEqual([sent.slice(40), true, false]);
    expect(await ids(`&first=${sent[40]}&older=1`)).toEqual([sent.slice(10, 40), true, false]);
    expect(await ids(`&first=${sent[10]}&older=1`)).toEqual([sent.slice(0, 10), false, false]);
    expect(await ids(`&last=${sent[4]}&newer=1`)).toEqual([sent.slice(5, 35), true, true]);
    expect(await ids(`&last=${sent[64]}`)).toEqual([sent.slice(65), true, false]);
    const { status, codes } = await list(users.ann, "common", "&newer=1");
    expect([status, codes]).toEqual([422, ["required last"]]);
  });

  test("returns 404 to people outside, also to moderators", async () => {
    await openAccepted();
    for (const other of [users.stranger, users.moderator, users.admin])
      expect((await list(other, toAnn())).status).toBe(404);
  });
});

test("GET /messages/search finds all words in a room, and no deleted messages", async () => {
  await openAccepted();
  for (const text of ["Runoff 100% fine", "Flush on Saturday", "Saturday I flush again"])
    await send(users.ann, toBen(), { text });
  const find = (query: string, as = users.ben.id, address = toAnn()) =>
    api.request<Schema<"MessageSearch">>(
      "GET",
      `/messages/search?address=${address}&query=${encodeURIComponent(query)}`,
      { as },
    );
  const texts = async (query: string) => (await find(query)).body.data.items.map(({ text }) => text);
  expect(await texts("flush SATURDAY")).toEqual(["Flush on Saturday", "Saturday I flush again"]);
  expect(await texts("100%")).toEqual(["Runoff 100% fine"]);
  expect(await texts("1_0%")).toEqual([]);
  const [flush] = (await find("Flush on")).body.data.items;
  await api.request("DELETE", `/messages/${flush?.id}`, { as: users.ann.id });
  expect(await texts("flush")).toEqual(["Saturday I flush again"]);
  expect((await find("flush", users.stranger.id)).status).toBe(404);
  expect((await find("x")).status).toBe(422);
});

describe("DELETE /messages/{id}", () => {
  const remove = (id: number, as: number) => api.request("DELETE", `/messages/${id}`, { as });
  const grow = (id: number, minutes: number) =>
    sql`update message set add_date = add_date - make_interval(mins => ${minutes}) where id = ${id}`.execute(
      api.database.db,
    );

  test("leaves a placeholder that stays and counts", async () => {
    await openAccepted();
    const photo_id = await addPhoto(api.database.db, { user_id: users.ann.id });
    const { id } = (await send(users.ann, toBen(), { photo_id })).body.data;
    await grow(id, 9);
    expect((await remove(id, users.ann.id)).body.data).toEqual({ id });
    expect((await list(users.ben, toAnn())).body.data.items.at(-1)).toMatchObject({
      ...{ id, is_remove: true, text: "", user_id: null, item_user: null, item_photo: null },
    });
    expect((await room(users.ben, toAnn())).body.data.cnt_unread).toBe(2);
    expect((await remove(id, users.ann.id)).status).toBe(404);
    await sql`update message set remove_date = now() - interval '31 days' where is_remove`.execute(
      api.database.db,
    );
    expect(await purgeRemoved(api.database, api.parts.media.store)).toMatchObject({ message: 1 });
    expect((await list(users.ben, toAnn())).body.data.items.at(-1)?.id).toBe(id);
    expect(await repairCounters(api.database)).toEqual([]);
  });

  test("returns 422 to the sender after ten minutes, not to moderators", async () => {
    await openAccepted();
    const { id } = (await send(users.ann, toBen())).body.data;
    await grow(id, 11);
    const { status, codes } = await remove(id, users.ann.id);
    expect([status, codes]).toEqual([422, ["closed id"]]);
    expect((await remove(id, users.moderator.id)).status).toBe(200);
  });

  test("returns 403 to the other grower, 404 to strangers; moderators of an open room may", async () => {
    const { db } = api.database;
    await openAccepted();
    const { id } = (await send(users.ann, toBen())).body.data;
    expect((await remove(id, users.ben.id)).status).toBe(403);
    expect((await remove(id, users.stranger.id)).status).toBe(404);
    const open = await addOpenRoom(db);
    await addMember(db, open, users.ben.id, "moderator");
    const said = (await send(users.ann, "common")).body.data.id;
    expect((await remove(said, users.stranger.id)).status).toBe(403);
    expect((await remove(said, users.ben.id)).status).toBe(200);
  });
});
