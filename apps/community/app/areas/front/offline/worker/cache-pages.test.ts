import { beforeEach, describe, expect, it } from "vitest";
import { cacheOwnPages } from "./cache-pages.ts";
import type { PageMessage } from "./page-message.ts";
import { refreshCache } from "./refresh-cache.ts";
import { message, page, START, workerAtSite } from "./testing/worker-at-site.ts";
import { currentCache, DIARY_LIST } from "./viewer-cache.ts";

const worker = workerAtSite();

describe("the user's own diaries", () => {
  it("are cached with their weeks, editors, photos and files, in the user's language", async () => {
    await cacheOwnPages(message, worker.context);
    const cached = worker.caches.paths();
    expect(cached["grow-own-7"]?.sort()).toEqual([
      "/diaries/12-plum",
      "/diaries/12-plum/week/181",
      "/diaries/12/weeks/181/edit",
      "/diaries/12/weeks/new/edit",
      "/media/abc",
      "/offline",
      "/offline/diaries.json",
    ]);
    expect(cached["grow-files"]?.sort()).toEqual(["/assets/de.js", "/assets/diary.css", "/assets/shell.js"]);
    expect(worker.site.asked).toContain("/media/abc/640.webp");
  });

  it("are fetched again after a change or in another appearance, and not before", async () => {
    await cacheOwnPages(message, worker.context);
    const first = worker.site.asked.filter((path) => path.startsWith("/diaries/")).length;
    worker.now += 3_600_000;
    await cacheOwnPages(message, worker.context);
    expect(worker.site.asked.filter((path) => path.startsWith("/diaries/"))).toHaveLength(first);
    worker.site.diaries[0] = {
      id: 12,
      name: "Plum",
      link: "/diaries/12-plum",
      update_date: new Date(worker.now).toISOString(),
      cnt_days: 14,
    };
    worker.now += 1;
    await cacheOwnPages(message, worker.context);
    expect(worker.site.asked.filter((path) => path.startsWith("/diaries/"))).toHaveLength(2 * first);
    await cacheOwnPages({ ...message, appearance: "de light" }, worker.context);
    expect(worker.site.asked.filter((path) => path.startsWith("/diaries/"))).toHaveLength(3 * first);
  });

  it("are fetched again after a change that is dated before the cached copy", async () => {
    const editor = "/diaries/12/weeks/new/edit";
    await cacheOwnPages(message, worker.context);
    const [diary] = worker.site.diaries;
    if (!diary) throw new Error("No diary");
    // An hour before the copies were made, as on a device whose clock is ahead.
    worker.site.diaries[0] = { ...diary, update_date: new Date(START - 3_600_000).toISOString() };
    worker.site.pages.set(editor, page("Second week"));
    await cacheOwnPages(message, worker.context);
    expect(await (await (await currentCache())?.match(editor))?.text()).toContain("Second week");
  });

  it("are fetched again after a week was deleted, which does not change the diary's date", async () => {
    await cacheOwnPages(message, worker.context);
    const [diary] = worker.site.diaries;
    if (!diary) throw new Error("No diary");
    worker.site.diaries[0] = { ...diary, cnt_days: 0 };
    worker.site.pages.set("/diaries/12-plum", page("No week"));
    await cacheOwnPages(message, worker.context);
    expect(await (await (await currentCache())?.match("/diaries/12-plum"))?.text()).toContain("No week");
  });

  it("are not fetched again after a visit replaced the cached copy", async () => {
    await cacheOwnPages(message, worker.context);
    await worker.go("/diaries/12-plum");
    const before = worker.site.asked.length;
    await cacheOwnPages(message, worker.context);
    expect(worker.site.asked.slice(before)).not.toContain("/diaries/12-plum");
  });

  it("are listed with the time at which they were cached", async () => {
    await cacheOwnPages(message, worker.context);
    const list = await (await currentCache())?.match(DIARY_LIST);
    expect(await list?.json()).toEqual([{ id: 12, name: "Plum", link: "/diaries/12-plum", cachedAt: START }]);
  });

  it("are evicted when they no longer belong to the user", async () => {
    await cacheOwnPages(message, worker.context);
    worker.site.diaries.length = 0;
    await cacheOwnPages(message, worker.context);
    expect(worker.caches.paths()["grow-own-7"]?.sort()).toEqual(["/offline", "/offline/diaries.json"]);
  });

  it("stay cached as far as an interrupted refresh got", async () => {
    const { fetch } = worker.context;
    const untilCut: typeof fetch = async (input, init) => {
      if (String(input).includes("/week/")) worker.site.isOnline = false;
      return fetch(input, init);
    };
    await cacheOwnPages(message, { ...worker.context, fetch: untilCut });
    expect(await (await worker.go("/diaries/12-plum")).text()).toContain("data-cached-at");
  });

  it("are not fetched when the user saves data", async () => {
    await cacheOwnPages({ ...message, mayFetch: false }, worker.context);
    expect(worker.caches.paths()["grow-own-7"]).toEqual(["/offline"]);
  });
});

describe("bookmarked diaries", () => {
  const wanted: PageMessage = { ...message, keepsBookmarks: true };
  const list = async () => (await (await currentCache())?.match(DIARY_LIST))?.json();
  beforeEach(() => {
    worker.site.bookmarks.push({ id: 30, name: "Fog", link: "/diaries/30-fog" });
    worker.site.pages.set("/diaries/30-fog", page(`<img srcset="/media/fog/640.webp 640w">`));
    worker.site.pages.set("/diaries/30-fog/week/181", page("Week of fog"));
  });

  it("are cached on request only, with weeks and photos and without editors", async () => {
    await cacheOwnPages(message, worker.context);
    expect(worker.site.asked.filter((path) => /bookmark|30/.test(path))).toEqual([]);
    await cacheOwnPages(wanted, worker.context);
    expect(
      worker.caches
        .paths()
        ["grow-own-7"]?.filter((path) => /30|fog/.test(path))
        .sort(),
    ).toEqual(["/diaries/30-fog", "/diaries/30-fog/week/181", "/media/fog"]);
    expect(await list()).toEqual([
      { id: 12, name: "Plum", link: "/diaries/12-plum", cachedAt: START },
      { id: 30, name: "Fog", link: "/diaries/30-fog", cachedAt: START, isBookmark: true },
    ]);
  });

  it("are shown offline, and evicted once they are no longer wanted", async () => {
    await refreshCache(wanted, worker.context);
    worker.site.isOnline = false;
    expect(await (await worker.go("/diaries/30-fog/week/181")).text()).toContain("Week of fog");
    worker.site.isOnline = true;
    await refreshCache(message, worker.context);
    expect(worker.caches.paths()["grow-own-7"]?.filter((path) => /30|fog/.test(path))).toEqual([]);
    expect(await list()).toHaveLength(1);
  });

  it("leave the user's own diaries alone when the user has none", async () => {
    worker.site.bookmarks.length = 0;
    await cacheOwnPages(wanted, worker.context);
    expect(await list()).toHaveLength(1);
  });
});
