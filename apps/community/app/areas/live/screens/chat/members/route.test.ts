import type { Session } from "@grow/app-kit/request/load-context.server.ts";
import { fakeContext, formRequest } from "@grow/app-kit/testing/fake-context.ts";
import { describe, expect, it } from "vitest";
import { action, loader } from "./route.tsx";

const PATH = "/chat/common/members";
const params = { address: "common" };

const room = (change: object = {}) => ({
  ...{ id: 31, type: "common", address: "common", name: "Outdoor", avatar_small: null, user_id: null },
  ...{ item_brand: null, items_user: [], cnt_users: 61, cnt_unread: 0, request: null, last_read: null },
  ...{ role: "member", ...change },
});
const person = { id: 7, name: "tessellate", link: "/grower/tessellate", avatar_small: null };
const member = { ...person, role: "member", is_moderator: false, is_online: true, cnt_reports: 3 };

async function shown(search: string, roomOf: object, access: readonly string[] = []) {
  const session = { user: { id: 1, name: "grower", access } } as unknown as Session;
  const api = {
    "GET /chats/address/{x}": roomOf,
    "GET /chats/{id}/users": { items: search.includes("page=9") ? [] : [member], total: 61 },
    "GET /chats/{id}/bans": { items: [person], total: 1 },
  };
  const { context, calls } = fakeContext({ path: `${PATH}${search}`, session, api: { ...api } });
  const request = new Request(`https://grow.example${PATH}${search}`);
  return { view: await loader({ context, params, request }), calls };
}

describe("the members of an open room", () => {
  it("redirects a guest to sign in", async () => {
    const { context } = fakeContext({ path: PATH });
    const request = new Request(`https://grow.example${PATH}`);
    await expect(loader({ context, params, request })).rejects.toMatchObject({ status: 302 });
  });

  it("lists them page by page, without bans for members", async () => {
    const { view, calls } = await shown("?page=2", room());
    expect(calls.at(-1)?.init?.params).toEqual({ path: { id: 31 }, query: { start: 24, limit: 24 } });
    expect(view).toMatchObject({ page: 2, pages: 3, room: { canModerate: false }, banned: [] });
    expect(view.members).toMatchObject([{ id: 7, role: "member", isStaff: false }]);
    await expect(shown("?page=9", room())).rejects.toMatchObject({ init: { status: 404 } });
  });

  it.each([
    ["a host", room({ role: "moderator" }), []],
    ["a moderator of the site", room(), ["moderate"]],
  ])("shows bans to %s", async (_who, roomOf, access) => {
    const { view } = await shown("?list=banned", roomOf, access);
    expect(view).toMatchObject({
      room: { canModerate: true },
      list: "banned",
      members: [],
      banned: [{ id: 7 }],
    });
  });

  it.each([
    ["bans for other members", "?list=banned", room()],
    ["private rooms", "", room({ type: "private", role: "owner" })],
    ["unknown lists", "?list=all", room({ role: "owner" })],
  ])("is not found for %s", async (_what, search, roomOf) => {
    await expect(shown(search, roomOf)).rejects.toMatchObject({ init: { status: 404 } });
  });

  it.each([
    [{ intent: "unblock" }, "DELETE /chats/{id}/bans/{userId}"],
    [{ intent: "remove" }, "DELETE /chats/{id}/users/{userId}"],
    [{ intent: "role", role: "moderator" }, "PATCH /chats/{id}/users/{userId}"],
  ])("%o comes back to the list", async (fields, endpoint) => {
    const session = { user: { id: 1, name: "grower" } } as unknown as Session;
    const { context, calls } = fakeContext({ path: PATH, session, api: { [endpoint]: {} } });
    const request = formRequest(PATH, { id: "31", user_id: "7", ...fields });
    const answer = action({ context, params, request });
    await expect(answer).rejects.toMatchObject({ status: 303 });
    expect(((await answer.catch((thrown) => thrown)) as Response).headers.get("location")).toBe(PATH);
    expect(calls).toMatchObject([{ init: { params: { path: { id: 31, userId: 7 } } } }]);
  });

  it("refuses an unknown role", async () => {
    const session = { user: { id: 1, name: "grower" } } as unknown as Session;
    const { context, calls } = fakeContext({ path: PATH, session });
    const request = formRequest(PATH, { id: "31", user_id: "7", intent: "role", role: "king" });
    expect(await action({ context, params, request })).toMatchObject({ init: { status: 400 } });
    expect(calls).toEqual([]);
  });
});
