import type { Session } from "@grow/app-kit/request/load-context.server.ts";
import { fakeContext, formRequest, refusal } from "@grow/app-kit/testing/fake-context.ts";
import { describe, expect, it } from "vitest";
import { action, loader } from "./route.tsx";

const session = { user: { id: 1, name: "grower" } } as unknown as Session;
const settings = { "GET /chats/settings": { is_read_marks: true } };
const empty = { items: [], total: 0, start: 0, limit: 50, cnt_requests: 2 };

async function shown(path: string, api: object) {
  const { context, calls } = fakeContext({ path, session, api: { ...api } });
  const request = new Request(`https://grow.example${path}`);
  return { view: await loader({ context, params: {}, request }), calls };
}

describe("the page of all rooms", () => {
  it("redirects a guest to sign in", async () => {
    const { context } = fakeContext({ path: "/chat" });
    const request = new Request("https://grow.example/chat");
    await expect(loader({ context, params: {}, request })).rejects.toMatchObject({ status: 302 });
  });

  it.each([
    ["/chat", "GET /chats", { start: 0 }],
    ["/chat?list=requests", "GET /chats", { is_request: true }],
    ["/chat?list=brands&start=50", "GET /chats/business", { start: 50 }],
    ["/chat?list=open", "GET /chats/common", {}],
  ])("%s lists %s", async (path, endpoint, query) => {
    const { view, calls } = await shown(path, { [endpoint]: empty, ...settings });
    expect(calls).toMatchObject([{ init: { params: { query } } }, { path: "/chats/settings" }]);
    expect(view.rooms).toMatchObject({ rows: [], cntRequests: 2, more: null });
    expect(view.people).toBeNull();
  });

  it("finds growers by name", async () => {
    const found = { items: [{ id: 7, name: "tessellate", link: "/grower/tessellate", avatar_small: null }] };
    const { view } = await shown("/chat?query=tess", {
      "GET /chats": empty,
      "GET /chats/users-search": found,
      ...settings,
    });
    expect(view.people).toEqual([{ id: 7, name: "tessellate", avatar: null }]);
  });

  const opened = (fields: Record<string, string>, api: object) => {
    const { context, calls } = fakeContext({ path: "/chat", session, api: { ...api } });
    return { calls, answer: action({ context, params: {}, request: formRequest("/chat", fields) }) };
  };

  it("opens the room with a grower or a brand and goes there", async () => {
    const grower = opened({ user_id: "7" }, { "POST /chats": { address: "u-7" } });
    expect(((await grower.answer) as Response).headers.get("location")).toBe("/chat/u-7");
    expect(grower.calls[0]?.init?.body).toEqual({ user_id: 7 });
    const brand = opened({ brand_id: "3" }, { "POST /chats": { address: "b-3" } });
    expect(((await brand.answer) as Response).headers.get("location")).toBe("/chat/b-3");
    expect(brand.calls[0]?.init?.body).toEqual({ brand_id: 3 });
  });

  it.each([
    [{ intent: "settings", is_read_marks: "yes" }, true],
    [{ intent: "settings" }, false],
  ])("saves %o", async (fields, isShown) => {
    const { answer, calls } = opened(fields, { "PATCH /chats/settings": {} });
    expect(((await answer) as Response).headers.get("location")).toBe("/chat");
    expect(calls).toMatchObject([{ method: "PATCH", init: { body: { is_read_marks: isShown } } }]);
  });

  it("says that a new account has opened its rooms for today", async () => {
    const { answer } = opened(
      { user_id: "7" },
      {
        "POST /chats": () => {
          throw refusal(429, [{ code: "too_many" }]);
        },
      },
    );
    expect(await answer).toMatchObject({ data: { error: expect.any(String) }, init: { status: 429 } });
  });
});
