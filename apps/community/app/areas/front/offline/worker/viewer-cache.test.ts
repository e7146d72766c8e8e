import { describe, expect, it } from "vitest";
import { cacheOwnPages } from "./cache-pages.ts";
import { message, workerAtSite } from "./testing/worker-at-site.ts";
import { clearCache } from "./viewer-cache.ts";

const worker = workerAtSite();

describe("cached pages", () => {
  it("are cleared when another user signs in, before that user could see any", async () => {
    await cacheOwnPages(message, worker.context);
    worker.site.viewer = 8;
    await worker.go("/diaries/12-plum");
    worker.site.isOnline = false;
    const text = await (await worker.go("/diaries/12-plum")).text();
    expect(text).not.toContain("data-cached-at");
    expect(worker.caches.paths()).not.toHaveProperty("grow-own-7");
  });

  it("are cleared when the session has ended", async () => {
    await cacheOwnPages(message, worker.context);
    worker.site.viewer = 0;
    await worker.go("/offline");
    expect(worker.caches.paths()).not.toHaveProperty("grow-own-7");
  });

  it("are cleared after sign-out", async () => {
    await cacheOwnPages(message, worker.context);
    await clearCache();
    worker.site.isOnline = false;
    const answer = await worker.go("/diaries/12-plum");
    expect(answer.status).toBe(503);
    expect(await answer.text()).toContain("Du bist offline.");
  });

  it("are not created for a page that was left open when another user signed in", async () => {
    worker.site.viewer = 8;
    await cacheOwnPages(message, worker.context);
    expect(worker.caches.paths()["grow-own-8"]).toEqual(["/offline"]);
    expect(worker.caches.paths()).not.toHaveProperty("grow-own-7");
  });

  it("never include a page that was rendered for another user in the meantime", async () => {
    const { fetch } = worker.context;
    const thenOther: typeof fetch = async (input, init) => {
      if (String(input) === "/diaries/12-plum") worker.site.viewer = 8;
      return fetch(input, init);
    };
    await cacheOwnPages(message, { ...worker.context, fetch: thenOther });
    expect(worker.caches.paths()["grow-own-7"]).toEqual(["/offline"]);
  });
});
