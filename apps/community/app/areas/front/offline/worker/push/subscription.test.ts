import { ApiError } from "@grow/api-client";
import { beforeEach, describe, expect, it } from "vitest";
import { fakeNotifications } from "../testing/fake-notifications.ts";
import { showPush } from "./show-push.ts";
import { endSubscription, renewSubscription } from "./subscription.ts";

type Api = NonNullable<Parameters<typeof renewSubscription>[1]>;

let browser: ReturnType<typeof fakeNotifications>;
beforeEach(() => {
  browser = fakeNotifications();
});

/** The api of a member, or of a guest. */
function fakeApi({
  user = 7 as number | null,
  key = "key" as string | null,
  status = 401,
  devices = [] as { is_current: boolean; is_named: boolean }[],
} = {}) {
  const posted: unknown[] = [];
  const api = {
    async GET(path: string) {
      if (path !== "/session") return { data: { server_key: key, devices } };
      if (user === null) throw new ApiError({ status });
      return { data: { user: { id: user } } };
    },
    async POST(path: string, init: unknown) {
      posted.push([path, init]);
    },
  };
  return { posted, api: api as unknown as Api };
}

describe("a subscription that the browser has ended", () => {
  it("is made again with the key of the server, which gets the new one", async () => {
    const { api, posted } = fakeApi();
    await renewSubscription(browser.scope, api);
    expect(browser.subscribed).toBe("key");
    expect(posted).toEqual([
      [
        "/users/{id}/settings/push-devices",
        {
          params: { path: { id: 7 } },
          body: {
            endpoint: "https://push.example/new",
            keys: { p256dh: "public", auth: "secret" },
            is_named: false,
          },
        },
      ],
    ]);
  });

  it.each([true, false])("shows names only if this browser did (%s)", async (is_named) => {
    const others = [{ is_current: false, is_named: true }];
    const { api, posted } = fakeApi({ devices: [{ is_current: true, is_named }, ...others] });
    await renewSubscription(browser.scope, api);
    expect(posted[0]).toMatchObject([expect.any(String), { body: { is_named } }]);
  });

  it.each([{ user: null }, { key: null }])("stays ended with %j", async (given) => {
    const { api, posted } = fakeApi(given);
    await renewSubscription(browser.scope, api);
    expect([browser.subscribed, posted]).toEqual([null, []]);
  });

  it("fails with the server, so that the browser knows", async () => {
    await expect(
      renewSubscription(browser.scope, fakeApi({ user: null, status: 503 }).api),
    ).rejects.toThrow();
  });
});

describe("signing out", () => {
  it("ends the subscription and closes what is on the screen", async () => {
    browser.subscribed = "key";
    await showPush(browser.scope, { text: () => "{}" });
    await endSubscription(browser.scope);
    expect(browser).toMatchObject({ subscribed: null, shown: [] });
  });

  it("does nothing in a browser without one", async () => {
    await endSubscription(browser.scope);
    expect(browser.subscribed).toBeNull();
  });
});
