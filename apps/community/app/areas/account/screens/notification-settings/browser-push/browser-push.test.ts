import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { readPushBrowser, turnOffPush, turnOnPush } from "./browser-push.ts";

const IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1";
const LINUX = "Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0";

let subscribed: string | null;
let permission: NotificationPermission;
let answered: NotificationPermission;
let status: number;
let requests: { url: string; method: string; body: unknown }[];

const subscription = () => ({
  options: { applicationServerKey: new TextEncoder().encode(atob(subscribed ?? "")).buffer },
  toJSON: () => ({ endpoint: "https://push.example/1", keys: { p256dh: "public", auth: "secret" } }),
  async unsubscribe() {
    subscribed = null;
    return true;
  },
});

const registration = {
  pushManager: {
    getSubscription: async () => (subscribed === null ? null : subscription()),
    async subscribe({ applicationServerKey }: { applicationServerKey: string }) {
      if (subscribed !== null && subscribed !== applicationServerKey) throw new Error("Another key");
      subscribed = applicationServerKey;
      return subscription();
    },
  },
};

function openIn(userAgent: string, more: object = {}): void {
  const serviceWorker = {
    getRegistration: async () => registration,
    register: async () => registration,
    ready: Promise.resolve(registration),
  };
  vi.stubGlobal("navigator", { userAgent, maxTouchPoints: 0, serviceWorker, ...more });
}

beforeEach(() => {
  [subscribed, permission, answered, status, requests] = [null, "default", "granted", 200, []];
  openIn(LINUX);
  const Notification = {
    get permission() {
      return permission;
    },
    async requestPermission() {
      permission = answered;
      return answered;
    },
  };
  vi.stubGlobal("Notification", Notification);
  vi.stubGlobal("window", { PushManager: {}, Notification });
  vi.stubGlobal("fetch", async (url: string, { method, body }: { method: string; body?: string }) => {
    requests.push({ url, method, body: body === undefined ? null : JSON.parse(body) });
    return new Response(null, { status });
  });
});

afterEach(() => vi.unstubAllGlobals());

describe("turnOnPush", () => {
  it("asks, subscribes with the server's key, and adds the browser", async () => {
    expect(await turnOnPush(7, "a2V5", true)).toBe("granted");
    expect(subscribed).toBe("a2V5");
    expect(requests).toEqual([
      {
        ...{ url: "/api/users/7/settings/push-devices", method: "POST" },
        body: {
          endpoint: "https://push.example/1",
          keys: { p256dh: "public", auth: "secret" },
          is_named: true,
        },
      },
    ]);
  });

  it.each(["denied", "default"] as const)("adds nothing after the answer %s", async (given) => {
    answered = given;
    expect(await turnOnPush(7, "a2V5", false)).toBe(given);
    expect([subscribed, requests]).toEqual([null, []]);
  });

  it("replaces a subscription with an old key of the server", async () => {
    subscribed = "b2xk";
    await turnOnPush(7, "a2V5", false);
    expect(subscribed).toBe("a2V5");
  });

  it("fails if the server refuses the browser", async () => {
    status = 422;
    await expect(turnOnPush(7, "a2V5", false)).rejects.toThrow("422");
  });
});

describe("turnOffPush", () => {
  it.each([200, 404])(
    "ends the subscription, and removes the browser unless it is gone (%i)",
    async (given) => {
      [subscribed, status] = ["a2V5", given];
      await turnOffPush(7, 3);
      expect([subscribed, requests]).toEqual([
        null,
        [{ url: "/api/users/7/settings/push-devices/3", method: "DELETE", body: null }],
      ]);
    },
  );

  it("fails if the server does", async () => {
    status = 500;
    await expect(turnOffPush(7, 3)).rejects.toThrow("500");
  });
});

describe("readPushBrowser", () => {
  it("says with which key the browser is subscribed, and asks for nothing", async () => {
    subscribed = "a2V5";
    expect(await readPushBrowser()).toEqual({
      ...{ hasPush: true, permission: "default", isUninstalledIos: false, subscribedKey: "a2V5" },
    });
    expect([permission, requests]).toEqual(["default", []]);
  });

  it("knows a browser without push", async () => {
    vi.stubGlobal("window", {});
    expect(await readPushBrowser()).toMatchObject({ hasPush: false, subscribedKey: null });
  });

  it("returns unknown in a browser whose service workers or subscriptions fail", async () => {
    const fail = async () => {
      throw new DOMException("Storage is off", "SecurityError");
    };
    openIn(LINUX, { serviceWorker: { getRegistration: fail } });
    expect(await readPushBrowser()).toBe("unknown");
    openIn(LINUX, {
      serviceWorker: { getRegistration: async () => ({ pushManager: { getSubscription: fail } }) },
    });
    expect(await readPushBrowser()).toBe("unknown");
  });

  it.each([
    ["an iPhone", IPHONE, {}, true],
    ["an iPad, which calls itself a Mac", "Mozilla/5.0 (Macintosh)", { maxTouchPoints: 5 }, true],
    ["an iPhone's Home Screen", IPHONE, { standalone: true }, false],
    ["a Mac", "Mozilla/5.0 (Macintosh)", {}, false],
  ])("tells a tab from an installed app on %s", async (_, userAgent, more, isUninstalledIos) => {
    openIn(userAgent, more);
    expect(await readPushBrowser()).toMatchObject({ isUninstalledIos });
  });
});
