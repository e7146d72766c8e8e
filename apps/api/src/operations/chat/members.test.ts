import type { Schema } from "@grow/contract";
import { beforeEach, describe, expect, test } from "vitest";
import { repairCounters } from "../../jobs/counters/repair-counters.ts";
import { chatApi } from "../../testing/chat-api.ts";
import { addMember, addOpenRoom } from "../../testing/chat-rows.ts";
import type { TestUser } from "../../testing/test-api.ts";

const { api, users, room, patch, openAccepted } = chatApi();
let id: number;

beforeEach(async () => {
  const { db } = api.database;
  id = await addOpenRoom(db);
  await addMember(db, id, users.ben.id);
  await addMember(db, id, users.ann.id, "owner");
});

const members = (as: TestUser, query = "", chat = id) =>
  api.request<Schema<"ChatUserList">>("GET", `/chats/${chat}/users${query}`, { as: as.id });
const role = (as: TestUser, userId: number, word: string, chat = id) =>
  api.request<Schema<"ChatUser">>("PATCH", `/chats/${chat}/users/${userId}`, {
    as: as.id,
    body: { role: word },
  });
const remove = (as: TestUser, userId: number, chat = id) =>
  api.request<Schema<"ChatUserList">>("DELETE", `/chats/${chat}/users/${userId}`, { as: as.id });

test("GET /chats/{id}/users lists owners and moderators first", async () => {
  const names = (query = "") =>
    members(users.ben, query).then(({ body }) => body.data.items.map(({ name }) => name));
  expect(await names()).toEqual(["ann", "ben"]);
  expect(await names("?start=1")).toEqual(["ben"]);
  expect((await members(users.ben, "?limit=101")).status).toBe(422);
  const chat = await openAccepted();
  expect((await members(users.stranger, "", chat)).status).toBe(404);
  expect((await members(users.ann, "", chat)).body.data.total).toBe(2);
});

test("GET /chats/{id}/users marks moderators of the site", async () => {
  await addMember(api.database.db, id, users.moderator.id);
  const { items } = (await members(users.ben)).body.data;
  expect(items.map(({ name, is_moderator }) => [name, is_moderator])).toEqual([
    ["ann", false],
    ["ben", false],
    ["moderator", true],
  ]);
});

describe("PATCH /chats/{id}/users/{userId}", () => {
  test("gives roles, for owners only", async () => {
    expect((await role(users.ann, users.ben.id, "moderator")).body.data).toMatchObject({
      name: "ben",
      role: "moderator",
    });
    expect((await role(users.ben, users.ann.id, "member")).status).toBe(403);
    expect((await role(users.ann, users.stranger.id, "moderator")).status).toBe(404);
    expect((await role(users.ann, users.ben.id, "king")).status).toBe(422);
    const chat = await openAccepted();
    expect((await role(users.ann, users.ben.id, "owner", chat)).status).toBe(403);
    expect((await role(users.stranger, users.ben.id, "owner", chat)).status).toBe(404);
  });

  test("keeps the last owner, also of two who leave at once", async () => {
    expect((await role(users.ann, users.ann.id, "member")).codes).toEqual(["last_manager role"]);
    await role(users.ann, users.ben.id, "owner");
    const answers = await Promise.all([
      role(users.ann, users.ann.id, "member"),
      role(users.ben, users.ben.id, "member"),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });
});

test("DELETE /chats/{id}/users/{userId} removes others for owners and moderators, and lets everybody leave", async () => {
  await patch(users.stranger, id, { is_mute: false });
  expect((await remove(users.stranger, users.ben.id)).status).toBe(403);
  expect((await remove(users.ann, users.ben.id)).body.data.items.map(({ name }) => name)).toEqual([
    "ann",
    "stranger",
  ]);
  expect((await remove(users.ann, users.ben.id)).status).toBe(404);
  expect((await remove(users.moderator, users.ann.id)).status).toBe(403);
  expect((await remove(users.stranger, users.stranger.id)).body.data.total).toBe(1);
  const chat = await openAccepted();
  expect((await remove(users.ann, users.ann.id, chat)).status).toBe(403);
  expect((await remove(users.stranger, users.ann.id, chat)).status).toBe(404);
  expect(await repairCounters(api.database)).toEqual([]);
});

test("DELETE /chats/{id} leaves an open room, which stays in the list", async () => {
  await api.request("DELETE", `/chats/${id}`, { as: users.ben.id });
  expect((await room(users.ben, "common")).body.data.cnt_users).toBe(1);
  expect(
    (await api.request<{ total: number }>("GET", "/chats/common", { as: users.ben.id })).body.data.total,
  ).toBe(1);
});
