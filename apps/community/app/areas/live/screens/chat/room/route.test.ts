import type { Session } from "@grow/app-kit/request/load-context.server.ts";
import { fakeContext, formRequest, refusal, type SeenCall } from "@grow/app-kit/testing/fake-context.ts";
import { describe, expect, it } from "vitest";
import { action, loader } from "./route.tsx";

const session = { user: { id: 1, name: "grower" } } as unknown as Session;
const PATH = "/chat/u-7";
const params = { address: "u-7" };

function sent(fields: Record<string, string>, api: object, address = "u-7") {
  const { context, calls } = fakeContext({ path: `/chat/${address}`, session, api: { ...api } });
  const request = formRequest(`/chat/${address}`, { id: "31", ...fields });
  return { calls, answer: action({ context, params: { address }, request }) };
}

describe("the page of a room", () => {
  it("redirects a guest to sign in", async () => {
    const { context } = fakeContext({ path: PATH });
    const request = new Request(`https://grow.example${PATH}`);
    await expect(loader({ context, params, request })).rejects.toMatchObject({ status: 302 });
  });

  it("is not found for a malformed address, and for a room of others", async () => {
    const { context, calls } = fakeContext({ path: "/chat/x-1", session });
    const request = new Request("https://grow.example/chat/x-1");
    await expect(loader({ context, params: { address: "x-1" }, request })).rejects.toMatchObject({
      init: { status: 404 },
    });
    expect(calls).toEqual([]);
    const gone = () => {
      throw refusal(404, [{ code: "not_found" }]);
    };
    const empty = { items: [], total: 0, start: 0, limit: 50, cnt_requests: 0 };
    const api = { "GET /chats/address/{x}": gone, "GET /messages": gone, "GET /chats": empty };
    const other = fakeContext({ path: PATH, session, api });
    await expect(loader({ context: other.context, params, request })).rejects.toMatchObject({
      init: { status: 404 },
    });
  });

  const room = {
    ...{ id: 31, type: "private", address: "u-7", name: "tessellate", avatar_small: null, user_id: 7 },
    ...{ item_brand: null, items_user: [], cnt_users: 2, cnt_unread: 0, request: null, last_read: null },
  };
  const text = (id: number, user_id = 7) => ({
    ...{ id, user_id, text: `Flush ${id}`, lang: "en", add_date: "2026-09-14T14:11:00.000Z" },
    ...{ item_user: { id: user_id, name: "tessellate", link: "/grower/tessellate" }, is_remove: false },
  });
  const messages = (query: { first?: number; last?: number }) => ({
    items: query.first ? [text(3), text(4)] : query.last ? [text(5)] : [text(9)],
    is_older: query.first !== undefined,
    is_newer: query.last !== undefined,
  });
  const shown = async (search: string) => {
    const api = {
      "GET /chats/address/{x}": room,
      "GET /chats": { items: [], total: 0, start: 0, limit: 50, cnt_requests: 0 },
      "GET /messages": ({ init }: SeenCall) =>
        messages(init?.params?.query as { first?: number; last?: number }),
      "GET /messages/search": { items: [text(3), text(4, 1)], next_before: 3 },
    };
    const { context, calls } = fakeContext({ path: `${PATH}${search}`, session, api: { ...api } });
    const request = new Request(`https://grow.example${PATH}${search}`);
    const view = await loader({ context, params, request });
    return { view, calls: calls.filter(({ path }) => path.startsWith("/messages")) };
  };

  it("shows the messages around one", async () => {
    const { view, calls } = await shown("?at=4");
    expect(calls.map(({ init }) => init?.params?.query)).toEqual([
      { address: "u-7", first: 5, older: 1 },
      { address: "u-7", last: 4, newer: 1 },
    ]);
    expect(view.messages.map(({ id }) => id)).toEqual([3, 4, 5]);
    expect(view).toMatchObject({ at: 4, isOlder: true, isPart: true, search: null });
  });

  it("searches its messages and lists the newest first", async () => {
    const { view, calls } = await shown("?query=+flush+&until=9");
    expect(calls.find(({ path }) => path === "/messages/search")?.init?.params?.query).toEqual({
      ...{ address: "u-7", query: "flush", before: 9 },
    });
    expect(view.search).toMatchObject({ query: "flush", older: 3 });
    expect(view.search?.found?.map(({ id, isOwn }) => [id, isOwn])).toEqual([
      [4, true],
      [3, false],
    ]);
  });

  it("asks for a longer word instead of searching for a letter", async () => {
    const { view, calls } = await shown("?query=f");
    expect(calls.map(({ path }) => path)).toEqual(["/messages"]);
    expect(view.search).toEqual({ query: "f", found: null, older: null });
  });

  it("sends a message once per key, and comes back", async () => {
    const { answer, calls } = sent({ text: "Any better?", key: "key-1" }, { "POST /messages": { id: 9 } });
    await expect(answer).rejects.toMatchObject({ status: 303 });
    expect(calls).toMatchObject([
      { init: { body: { address: "u-7", text: "Any better?" }, idempotencyKey: "key-1" } },
    ]);
  });

  it("keeps the text of a rejected message", async () => {
    const { answer } = sent(
      { text: "Fourth" },
      {
        "POST /messages": () => {
          throw refusal(422, [{ code: "too_many", field: "text" }]);
        },
      },
    );
    expect(await answer).toMatchObject({ data: { intent: "send", text: "Fourth" }, init: { status: 422 } });
  });

  it.each([
    ["accept", "POST /chats/{id}/accept", undefined],
    ["mute", "PATCH /chats/{id}", { is_mute: true }],
    ["unmute", "PATCH /chats/{id}", { is_mute: false }],
    ["hide", "DELETE /chats/{id}", undefined],
    ["block", "POST /chats/{id}/bans", { user_id: 7 }],
    ["remove", "DELETE /chats/{id}/users/{userId}", undefined],
  ])("%s calls %s", async (intent, endpoint, body) => {
    const { answer, calls } = sent({ intent, user_id: "7", stay: "yes" }, { [endpoint]: {} });
    expect(await answer).toMatchObject({ data: { intent, error: null } });
    expect(calls).toMatchObject([{ init: { params: { path: { id: 31 } }, ...(body ? { body } : {}) } }]);
  });

  it("blocks a brand without naming a user", async () => {
    const { answer, calls } = sent({ intent: "block", stay: "yes" }, { "POST /chats/{id}/bans": {} }, "b-3");
    expect(await answer).toMatchObject({ data: { error: null } });
    expect(calls[0]?.init?.body).toEqual({});
  });

  it("reports a message, or the room where none is named", async () => {
    const report = { intent: "report", reason: "spam", stay: "yes" };
    const message = sent({ ...report, message: "5120" }, { "POST /messages/{id}/complains": {} });
    await message.answer;
    expect(message.calls).toMatchObject([
      { init: { params: { path: { id: 5120 } }, body: { reason: "spam" } } },
    ]);
    const room = sent(report, { "POST /chats/{id}/complains": {} });
    await room.answer;
    expect(room.calls).toMatchObject([{ init: { params: { path: { id: 31 } } } }]);
  });

  it("says why a message can no longer be deleted", async () => {
    const { answer } = sent(
      { intent: "delete", message: "5120", stay: "yes" },
      {
        "DELETE /messages/{id}": () => {
          throw refusal(422, [{ code: "closed" }]);
        },
      },
    );
    expect(await answer).toMatchObject({ data: { error: expect.any(String) }, init: { status: 422 } });
  });

  it("refuses an unknown intent", async () => {
    const { answer, calls } = sent({ intent: "nonsense" }, {});
    expect(await answer).toMatchObject({ init: { status: 400 } });
    expect(calls).toEqual([]);
  });
});
