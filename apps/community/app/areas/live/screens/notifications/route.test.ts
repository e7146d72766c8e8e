import type { Session } from "@grow/app-kit/request/load-context.server.ts";
import { fakeContext, formRequest, refusal } from "@grow/app-kit/testing/fake-context.ts";
import { describe, expect, it } from "vitest";
import { action, loader } from "./route.tsx";

const session = { user: { id: 7, name: "tess" } } as unknown as Session;
const REMOVED = "2026-09-14T08:30:00.000Z";
const numbers = { total: 0, channels: { activity: 0, follows: 0, system: 0 } };
const G = "/users/{id}/notifications-g";

/** Sends a form of the page. */
async function send(fields: Record<string, string>, api: object, path = "/notifications") {
  const { context, calls } = fakeContext({ path, session, api: { ...api } });
  const answer = await action({ context, params: {}, request: formRequest(path, fields) });
  return { calls, to: answer.headers.get("location"), status: answer.status };
}

describe("the page of notifications", () => {
  it("redirects a guest to sign in, and back", async () => {
    const { context } = fakeContext({ path: "/notifications" });
    const request = new Request("https://grow.example/notifications");
    for (const sent of [
      loader({ context, params: {}, request }),
      action({ context, params: {}, request: formRequest("/notifications", { do: "remove-all" }) }),
    ]) {
      const answer = (await sent.catch((thrown: unknown) => thrown)) as Response;
      expect(answer.status).toBe(302);
      expect(answer.headers.get("location")).toBe("/auth/signin?return_path=%2Fnotifications");
    }
  });

  const load = (path: string, items: readonly object[] = []) => {
    const list = { items, total: items.length, start: 0, limit: 20 };
    const none = { ...list, items: [], total: 0 };
    const { context, calls } = fakeContext({
      path,
      session,
      api: {
        [`GET ${G}`]: list,
        [`GET ${G}/numbers/v2`]: numbers,
        "GET /users/{id}/invitations": none,
        "GET /users/{id}/tests": none,
      },
    });
    return {
      calls,
      sent: loader({ context, params: {}, request: new Request(`https://grow.example${path}`) }),
    };
  };

  it("lists a group one by one", async () => {
    const { calls, sent } = load("/notifications?group=like:week:181&day=2026-09-14");
    await sent;
    expect(calls).toContainEqual(
      expect.objectContaining({
        init: {
          params: {
            path: { id: 7 },
            query: { start: 0, limit: 20, group: "like:week:181", group_period: "2026-09-14" },
          },
        },
      }),
    );
  });

  it("has no page beyond the last, but leads back when its last line was deleted", async () => {
    await expect(load("/notifications?page=3").sent).rejects.toMatchObject({ init: { status: 404 } });
    const answer = await load(`/notifications?page=3&removed=${REMOVED}`).sent.catch((thrown) => thrown);
    expect((answer as Response).headers.get("location")).toContain("/notifications?page=2&removed=");
  });
});

describe("the forms of notifications", () => {
  const undo = `removed=${encodeURIComponent(REMOVED)}`;

  it.each([
    [{ do: "read", notification: "5" }, `POST ${G}/read`, { body: { notifications: [5] } }],
    [
      { do: "read", group: "like:week:1", day: "2026-09-14" },
      `POST ${G}/groups/read`,
      { body: { groups: [{ group: "like:week:1", group_period: "2026-09-14" }] } },
    ],
    [{ do: "read-all" }, `POST ${G}/read-all`, { body: { channel: "follows" } }],
    [{ do: "restore", removed: REMOVED }, `POST ${G}/restore`, { body: { remove_date: REMOVED } }],
  ] as const)("%o is sent, and leads back to the channel", async (fields, call, init) => {
    const { calls, to, status } = await send(fields, { [call]: numbers }, "/notifications?channel=follows");
    expect(calls).toMatchObject([{ init }]);
    expect([status, to]).toEqual([303, "/notifications?channel=follows"]);
  });

  it.each([
    [{ do: "remove", notification: "5" }, `DELETE ${G}/{n}`, { path: { id: 7, n: 5 } }],
    [
      { do: "remove", group: "like:week:1", day: "2026-09-14" },
      `DELETE ${G}/groups/{group}`,
      { path: { id: 7, group: "like:week:1" }, query: { group_period: "2026-09-14" } },
    ],
    [{ do: "remove-all" }, `DELETE ${G}`, { query: { channel: "follows" } }],
  ] as const)("%o deletes, and offers to undo", async (fields, call, params) => {
    const api = { [call]: { ...numbers, remove_date: REMOVED } };
    const { calls, to } = await send(fields, api, "/notifications?channel=follows&page=2");
    expect(calls).toMatchObject([{ init: { params } }]);
    expect(to).toBe(`/notifications?channel=follows&page=2&${undo}`);
  });

  it("says nothing of a notification that is gone already", async () => {
    const { to } = await send(
      { do: "remove", notification: "5" },
      {
        [`DELETE ${G}/{n}`]: () => {
          throw refusal(404, [{ code: "not_found" }]);
        },
      },
    );
    expect(to).toBe("/notifications");
  });
});
