import type { Session } from "@grow/app-kit/request/load-context.server.ts";
import { fakeContext, formRequest, refusal } from "@grow/app-kit/testing/fake-context.ts";
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
