import type { Schema } from "@grow/contract";
import { describe, expect, test } from "vitest";
import { chatApi } from "../../testing/chat-api.ts";
import type { TestUser } from "../../testing/test-api.ts";

const { api, users, send, openAccepted } = chatApi();

const toBen = () => `u-${users.ben.id}`;
const complain = (as: TestUser, path: string, body: object = { reason: "spam" }) =>
  api.request("POST", `${path}/complains`, { as: as.id, body });
const complaints = (as: TestUser | null, query = "") =>
  api.request<Schema<"ChatComplaintList">>("GET", `/complains/chats${query}`, { as: as?.id ?? null });
const close = (as: TestUser | null, id: number, state = "accepted") =>
  api.request<Schema<"ChatComplaint">>("PATCH", `/complains/chats/${id}`, {
    as: as?.id ?? null,
    body: { state },
  });

async function sendMany(count: number): Promise<number[]> {
  const ids: number[] = [];
  for (let number = 0; number < count; number += 1)
    ids.push((await send(users.ann, toBen(), { text: `message ${number}` })).body.data.id);
  return ids;
}

describe("a complaint about a message", () => {
  test("carries the ten messages around it to moderators, and nothing written later", async () => {
    await openAccepted();
    const ids = await sendMany(14);
    const { status, codes } = await complain(users.ben, `/messages/${ids[7]}`, {
      reason: "offence",
      text: "Rude",
    });
    expect([status, codes]).toEqual([200, ["sent"]]);
    expect((await complain(users.ben, `/messages/${ids[7]}`)).status).toBe(200);
    await complain(users.ben, `/messages/${ids[13]}`);
    await send(users.ann, toBen(), { text: "later" });
    await api.request("DELETE", `/messages/${ids[7]}`, { as: users.ann.id });

    const { items, total } = (await complaints(users.moderator)).body.data;
    expect(total).toBe(2);
    expect(items[0]).toMatchObject({
      type: "message",
      content_id: ids[7],
      text: "Rude",
      chat_type: "private",
      cnt_open: 1,
    });
    expect(items[0]?.items_message.map(({ id }) => id)).toEqual(ids.slice(2, 13));
    expect(items[0]?.items_message[5]).toMatchObject({
      text: "message 7",
      is_remove: true,
      item_user: { name: "ann" },
    });
    expect(items[1]?.items_message.map(({ id }) => id)).toEqual(ids.slice(8));
  });

  test("needs a message that the user sees", async () => {
    await openAccepted();
    const [id] = await sendMany(1);
    expect((await complain(users.stranger, `/messages/${id}`)).status).toBe(404);
    expect((await complain(users.ben, "/messages/99999")).status).toBe(404);
    expect((await complain(users.ben, `/messages/${id}`, { reason: "boring" })).status).toBe(422);
  });
});

test("a complaint about a room carries its last ten messages", async () => {
  const chat = await openAccepted();
  const ids = await sendMany(12);
  expect((await complain(users.ben, `/chats/${chat}`)).status).toBe(200);
  expect((await complain(users.stranger, `/chats/${chat}`)).status).toBe(404);
  expect((await complain(users.ben, `/chats/${chat}`, {})).status).toBe(422);
  const [complaint] = (await complaints(users.admin)).body.data.items;
  expect(complaint).toMatchObject({ type: "chat", content_id: chat });
  expect(complaint?.items_message.map(({ id }) => id)).toEqual(ids.slice(2));
});

test("complaints about rooms and messages are closed by moderators, all about a thing at once", async () => {
  await openAccepted();
  const [message] = await sendMany(1);
  await complain(users.ben, `/messages/${message}`);
  await complain(users.ann, `/messages/${message}`);
  for (const [as, status] of [
    [null, 401],
    [users.ben, 403],
  ] as const) {
    expect((await complaints(as)).status).toBe(status);
    expect((await close(as, 1)).status).toBe(status);
  }
  const [first] = (await complaints(users.moderator)).body.data.items;
  expect((await close(users.moderator, first?.id ?? 0)).body.data.state).toBe("accepted");
  expect((await close(users.moderator, first?.id ?? 0, "rejected")).body.data.state).toBe("accepted");
  expect((await complaints(users.moderator)).body.data.total).toBe(0);
  expect((await complaints(users.moderator, "?state=accepted")).body.data.total).toBe(2);
  expect((await close(users.moderator, 99_999)).status).toBe(404);
  expect((await close(users.moderator, first?.id ?? 0, "maybe")).status).toBe(422);
  expect((await complaints(users.moderator, "?state=none")).status).toBe(422);
});
