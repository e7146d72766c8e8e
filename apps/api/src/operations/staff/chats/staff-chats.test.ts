import type { Schema } from "@grow/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { chatApi } from "../../../testing/chat-api.ts";
import type { TestUser } from "../../../testing/test-api.ts";

const { api, users, send, list } = chatApi();

const NEW = { address: "common-outdoor", name: " Outdoor ", lang: "en" };
const create = (as: TestUser | null, body: object = NEW) =>
  api.request<Schema<"StaffChat">>("POST", "/staff/chats", { as: as?.id ?? null, body });
const save = (as: TestUser | null, id: number, body: object) =>
  api.request<Schema<"StaffChat">>("PUT", `/staff/chats/${id}`, { as: as?.id ?? null, body });
const close = (as: TestUser | null, id: number) =>
  api.request("DELETE", `/staff/chats/${id}`, { as: as?.id ?? null });
const all = (as: TestUser | null, query = "") =>
  api.request<Schema<"StaffChatList">>("GET", `/staff/chats${query}`, { as: as?.id ?? null });

test("staff create, rename and close open rooms", async () => {
  const { status, body } = await create(users.moderator);
  const { id } = body.data;
  expect([status, body.data]).toMatchObject([
    201,
    { name: "Outdoor", version: 1, state: "open", cnt_messages: 0 },
  ]);
  expect((await create(users.moderator)).codes).toEqual(["taken address"]);
  expect((await create(users.moderator, { ...NEW, address: "u-7" })).status).toBe(422);
  expect((await send(users.ann, "common-outdoor")).status).toBe(201);

  const renamed = await save(users.moderator, id, { version: 1, name: "Balcony", lang: "de" });
  expect(renamed.body.data).toMatchObject({
    version: 2,
    name: "Balcony",
    lang: "de",
    cnt_users: 1,
    cnt_messages: 1,
  });
  const stale = await save(users.admin, id, { version: 1, name: "Roof", lang: "en" });
  expect([stale.status, stale.codes, stale.body.data.name]).toEqual([409, ["stale"], "Balcony"]);
  expect((await save(users.moderator, id, { version: 2, name: " ", lang: "de" })).status).toBe(422);
  expect((await save(users.moderator, 99_999, { version: 1, name: "x", lang: "en" })).status).toBe(404);

  expect((await close(users.moderator, id)).status).toBe(403);
  expect((await close(users.admin, id)).body.data).toEqual({ id });
  expect((await close(users.admin, id)).status).toBe(404);
  expect((await list(users.ann, "common-outdoor")).status).toBe(404);
  const closed = await save(users.moderator, id, { version: 3, name: "x", lang: "en" });
  expect([closed.status, closed.codes]).toEqual([422, ["closed id"]]);
  expect((await create(users.moderator)).status).toBe(201);
  expect((await all(users.moderator)).body.data).toMatchObject({ total: 1 });
  expect((await all(users.admin, "?state=closed")).body.data.items.map((room) => room.id)).toEqual([id]);
  expect((await all(users.admin, "?limit=0")).status).toBe(422);
  const { rows } = await sql<{ type: string }>`
    select type from event where content_type = 'chat' and content_id = ${id} order by id`.execute(
    api.database.db,
  );
  expect(rows.map(({ type }) => type)).toEqual(["staff.create", "staff.update", "staff.delete"]);
});

test("guests get 401 and members 403", async () => {
  const { id } = (await create(users.moderator)).body.data;
  for (const [as, status] of [
    [null, 401],
    [users.ann, 403],
  ] as const) {
    expect((await all(as)).status).toBe(status);
    expect((await create(as)).status).toBe(status);
    expect((await save(as, id, { version: 1, name: "x", lang: "en" })).status).toBe(status);
    expect((await close(as, id)).status).toBe(status);
  }
});
