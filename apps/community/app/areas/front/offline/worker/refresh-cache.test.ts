import { describe, expect, it, vi } from "vitest";
import type { PageMessage } from "./page-message.ts";
import { CHECK_EVERY, noteChange, refreshCache } from "./refresh-cache.ts";
import { message, workerAtSite } from "./testing/worker-at-site.ts";

const worker = workerAtSite();

describe("the user's own diaries", () => {
  /** Whether a message from a page makes the worker request anything. */
  async function requestsAgain(other: PageMessage = message): Promise<boolean> {
    const before = worker.site.asked.length;
    await refreshCache(other, worker.context);
    return worker.site.asked.length > before;
  }

  it("are checked again after ten minutes, after a change, in another language and for another user", async () => {
    expect(await requestsAgain()).toBe(true);
    expect(await requestsAgain()).toBe(false);
    expect(await requestsAgain({ ...message, hasChanges: true })).toBe(true);
    expect(await requestsAgain({ ...message, appearance: "th dark" })).toBe(true);
    expect(await requestsAgain()).toBe(true);
    expect(await requestsAgain({ ...message, viewer: null })).toBe(true);
    expect(await requestsAgain()).toBe(false);
    worker.now += CHECK_EVERY + 1;
    expect(await requestsAgain()).toBe(true);
  });

  it("are checked again after a write by a worker that has restarted since", async () => {
    await refreshCache(message, worker.context);
    await noteChange(worker.now);
    vi.resetModules();
    const woken = await import("./refresh-cache.ts");
    await worker.go("/offline");
    const before = worker.site.asked.length;
    await woken.refreshCache(message, worker.context);
    expect(worker.site.asked.length).toBeGreaterThan(before);
  });

  it("are checked again after a page that the worker did not control", async () => {
    await refreshCache({ ...message, isControlled: false }, worker.context);
    expect(await requestsAgain()).toBe(true);
    expect(await requestsAgain()).toBe(false);
  });

  it("are checked again after a write during a refresh", async () => {
    const { fetch } = worker.context;
    const written: typeof fetch = async (input, init) => {
      if (String(input).endsWith("/week/181")) await noteChange(worker.now);
      return fetch(input, init);
    };
    await refreshCache(message, { ...worker.context, fetch: written });
    expect(await requestsAgain()).toBe(true);
  });

  it("are checked again after a refresh that began less than 10 seconds after a write", async () => {
    await noteChange(worker.now);
    worker.now += 3000;
    expect(await requestsAgain()).toBe(true);
    worker.now += 20_000;
    expect(await requestsAgain()).toBe(true);
    expect(await requestsAgain()).toBe(false);
  });

  it("are requested again from a busy server, and stay cached with all files meanwhile", async () => {
    await refreshCache(message, worker.context);
    const files = worker.caches.paths();
    const waits: number[] = [];
    worker.site.status = 503;
    await refreshCache(
      { ...message, hasChanges: true },
      worker.context,
      async (milliseconds) => void waits.push(milliseconds),
    );
    expect(waits).toEqual([3000, 12_000]);
    expect(worker.caches.paths()["grow-files"]).toEqual(files["grow-files"]);
    expect(worker.caches.paths()["grow-own-7"]).toEqual(
      expect.arrayContaining(["/diaries/12-plum", "/media/abc"]),
    );
  });

  it("are complete once a busy server responds again", async () => {
    worker.site.status = 503;
    await refreshCache(message, worker.context, async () => {
      worker.site.status = 200;
    });
    expect(worker.caches.paths()["grow-own-7"]).toContain("/diaries/12/weeks/new/edit");
    expect(await requestsAgain()).toBe(false);
  });

  it("are checked again with the next page after a network failure", async () => {
    worker.site.isOnline = false;
    await refreshCache(message, worker.context);
    worker.site.isOnline = true;
    expect(await requestsAgain()).toBe(true);
  });
});
