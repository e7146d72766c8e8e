import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fileResponse } from "./cache-assets.ts";
import { type CacheContext, cacheOwnPages } from "./cache-pages.ts";
import { photoResponse, photosIn } from "./cache-photos.ts";
import type { PageMessage } from "./page-message.ts";
import { pageResponse } from "./page-response.ts";
import { CHECK_EVERY, noteChange, refreshCache } from "./refresh-cache.ts";
import { fakeCaches } from "./testing/fake-caches.ts";
import { fakeSite } from "./testing/fake-site.ts";
import { clearCache, currentCache, DIARY_LIST } from "./viewer-cache.ts";

const origin = "https://grow.example";
const start = Date.parse("2026-09-14T08:30:00Z");
const build = {
  version: "one",
  files: ["/assets/shell.js"],
  catalogs: { de: ["/assets/de.js"], th: ["/assets/th.js"] },
};
const page = (text: string) => `<!doctype html><html lang="de"><body>${text}</body></html>`;
const diaryPage = page(
  `<link href="/assets/diary.css"><a href="/diaries/12-plum/week/181">1</a><img srcset="/media/abc/320.webp 320w, /media/abc/640.webp 640w, /media/abc/1600.webp 1600w">`,
);
const message: PageMessage = {
  type: "page",
  viewer: 7,
  locale: "de",
  appearance: "de dark",
  hasChanges: false,
  isControlled: true,
  mayFetch: true,
};

let caches: ReturnType<typeof fakeCaches>;
let site: ReturnType<typeof fakeSite>;
let now = start;
let context: CacheContext;

beforeEach(async () => {
  caches = fakeCaches(origin);
  vi.stubGlobal("caches", caches);
  vi.stubGlobal(
    "Request",
    class extends Request {
      constructor(input: RequestInfo | URL, init?: RequestInit) {
        super(typeof input === "string" ? new URL(input, origin) : input, init);
      }
    },
  );
  vi.spyOn(Response, "redirect").mockImplementation(
    (path, status = 302) => new Response(null, { status, headers: { location: String(path) } }),
  );
  site = fakeSite(origin);
  now = start;
  context = { build, fetch: site.ask as typeof fetch, now: () => now };
  site.pages.set("/offline", page("Offline"));
  site.pages.set("/diaries/12-plum", diaryPage);
  site.pages.set("/diaries/12-plum/week/181", page("Week 1"));
  site.pages.set("/diaries/12/weeks/new/edit", page("New week"));
  site.pages.set("/diaries/12/weeks/181/edit", page("Edit"));
  site.diaries.push({
    id: 12,
    name: "Plum",
    link: "/diaries/12-plum",
    update_date: "2026-09-10T08:00:00Z",
    cnt_days: 7,
  });
  // As after the start of a worker.
  await noteChange(Number.NEGATIVE_INFINITY);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Navigates to a page, and waits for the work after the response. */
async function go(path: string): Promise<Response> {
  const works: Promise<unknown>[] = [];
  const answer = await pageResponse(new Request(`${origin}${path}`), {
    fetch: (request) => site.ask(request),
    now: () => now,
    waitUntil: (work) => works.push(work),
  });
  await Promise.all(works);
  return answer;
}

describe("the user's own diaries", () => {
  it("are cached with their weeks, editors, photos and files, in the user's language", async () => {
    await cacheOwnPages(message, context);
    const cached = caches.paths();
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
    expect(site.asked).toContain("/media/abc/640.webp");
  });

  it("are shown offline with the time at which they were cached", async () => {
    await cacheOwnPages(message, context);
    site.isOnline = false;
    const answer = await go("/diaries/12-plum/week/181");
    expect(await answer.text()).toContain(`<html data-cached-at="${start}" lang="de">`);
    expect(await (await fileResponse(new Request("/assets/shell.js"), context.fetch)).text()).toBe(
      "/assets/shell.js",
    );
  });

  it("are found by other forms of their URL", async () => {
    await cacheOwnPages(message, context);
    site.isOnline = false;
    expect((await go("/diaries/12")).headers.get("location")).toBe("/diaries/12-plum");
    expect((await go("/diaries/12-old-name/week/181")).headers.get("location")).toBe(
      "/diaries/12-plum/week/181",
    );
  });

  it("come from the server while it responds, and the cached copy is replaced", async () => {
    await cacheOwnPages(message, context);
    now += 60_000;
    site.pages.set("/diaries/12-plum", page("Week 2 is there"));
    expect(await (await go("/diaries/12-plum")).text()).toBe(page("Week 2 is there"));
    site.isOnline = false;
    const text = await (await go("/diaries/12-plum")).text();
    expect(text).toContain("Week 2 is there");
    expect(text).toContain(`data-cached-at="${start + 60_000}"`);
  });

  it("replace the error of a proxy whose server does not respond", async () => {
    await cacheOwnPages(message, context);
    site.status = 502;
    expect(await (await go("/diaries/12-plum")).text()).toContain("data-cached-at");
    site.status = 500;
    expect((await go("/diaries/12-plum")).status).toBe(500);
  });

  it("are shown from the cache after 6 seconds without a response", async () => {
    await cacheOwnPages(message, context);
    vi.useFakeTimers();
    const answer = pageResponse(new Request(`${origin}/diaries/12-plum`), {
      fetch: () => new Promise(() => {}),
      now: () => now,
      waitUntil: () => {},
    });
    await vi.advanceTimersByTimeAsync(6000);
    expect(await (await answer).text()).toContain("data-cached-at");
    vi.useRealTimers();
  });

  it("are fetched again after a change or in another appearance, and not before", async () => {
    await cacheOwnPages(message, context);
    const first = site.asked.filter((path) => path.startsWith("/diaries/")).length;
    now += 3_600_000;
    await cacheOwnPages(message, context);
    expect(site.asked.filter((path) => path.startsWith("/diaries/"))).toHaveLength(first);
    site.diaries[0] = {
      id: 12,
      name: "Plum",
      link: "/diaries/12-plum",
      update_date: new Date(now).toISOString(),
      cnt_days: 14,
    };
    now += 1;
    await cacheOwnPages(message, context);
    expect(site.asked.filter((path) => path.startsWith("/diaries/"))).toHaveLength(2 * first);
    await cacheOwnPages({ ...message, appearance: "de light" }, context);
    expect(site.asked.filter((path) => path.startsWith("/diaries/"))).toHaveLength(3 * first);
  });

  it("are fetched again after a change that is dated before the cached copy", async () => {
    const editor = "/diaries/12/weeks/new/edit";
    await cacheOwnPages(message, context);
    const [diary] = site.diaries;
    if (!diary) throw new Error("No diary");
    // An hour before the copies were made, as on a device whose clock is ahead.
    site.diaries[0] = { ...diary, update_date: new Date(start - 3_600_000).toISOString() };
    site.pages.set(editor, page("Second week"));
    await cacheOwnPages(message, context);
    expect(await (await (await currentCache())?.match(editor))?.text()).toContain("Second week");
  });

  it("are fetched again after a week was deleted, which does not change the diary's date", async () => {
    await cacheOwnPages(message, context);
    const [diary] = site.diaries;
    if (!diary) throw new Error("No diary");
    site.diaries[0] = { ...diary, cnt_days: 0 };
    site.pages.set("/diaries/12-plum", page("No week"));
    await cacheOwnPages(message, context);
    expect(await (await (await currentCache())?.match("/diaries/12-plum"))?.text()).toContain("No week");
  });

  it("are not fetched again after a visit replaced the cached copy", async () => {
    await cacheOwnPages(message, context);
    await go("/diaries/12-plum");
    const before = site.asked.length;
    await cacheOwnPages(message, context);
    expect(site.asked.slice(before)).not.toContain("/diaries/12-plum");
  });

  it("are listed with the time at which they were cached", async () => {
    await cacheOwnPages(message, context);
    const list = await (await currentCache())?.match(DIARY_LIST);
    expect(await list?.json()).toEqual([{ id: 12, name: "Plum", link: "/diaries/12-plum", cachedAt: start }]);
  });

  it("are evicted when they no longer belong to the user", async () => {
    await cacheOwnPages(message, context);
    site.diaries.length = 0;
    await cacheOwnPages(message, context);
    expect(caches.paths()["grow-own-7"]?.sort()).toEqual(["/offline", "/offline/diaries.json"]);
  });

  /** Whether a message from a page makes the worker request anything. */
  async function requestsAgain(other: PageMessage = message): Promise<boolean> {
    const before = site.asked.length;
    await refreshCache(other, context);
    return site.asked.length > before;
  }

  it("are checked again after ten minutes, after a change, in another language and for another user", async () => {
    expect(await requestsAgain()).toBe(true);
    expect(await requestsAgain()).toBe(false);
    expect(await requestsAgain({ ...message, hasChanges: true })).toBe(true);
    expect(await requestsAgain({ ...message, appearance: "th dark" })).toBe(true);
    expect(await requestsAgain()).toBe(true);
    expect(await requestsAgain({ ...message, viewer: null })).toBe(true);
    expect(await requestsAgain()).toBe(false);
    now += CHECK_EVERY + 1;
    expect(await requestsAgain()).toBe(true);
  });

  it("are checked again after a write by a worker that has restarted since", async () => {
    await refreshCache(message, context);
    await noteChange(now);
    vi.resetModules();
    const woken = await import("./refresh-cache.ts");
    await go("/offline");
    const before = site.asked.length;
    await woken.refreshCache(message, context);
    expect(site.asked.length).toBeGreaterThan(before);
  });

  it("are checked again after a page that the worker did not control", async () => {
    await refreshCache({ ...message, isControlled: false }, context);
    expect(await requestsAgain()).toBe(true);
    expect(await requestsAgain()).toBe(false);
  });

  it("are checked again after a write during a refresh", async () => {
    const { fetch } = context;
    const written: typeof fetch = async (input, init) => {
      if (String(input).endsWith("/week/181")) await noteChange(now);
      return fetch(input, init);
    };
    await refreshCache(message, { ...context, fetch: written });
    expect(await requestsAgain()).toBe(true);
  });

  it("are checked again after a refresh that began less than 10 seconds after a write", async () => {
    await noteChange(now);
    now += 3000;
    expect(await requestsAgain()).toBe(true);
    now += 20_000;
    expect(await requestsAgain()).toBe(true);
    expect(await requestsAgain()).toBe(false);
  });

  it("are requested again from a busy server, and stay cached with all files meanwhile", async () => {
    await refreshCache(message, context);
    const files = caches.paths();
    const waits: number[] = [];
    site.status = 503;
    await refreshCache(
      { ...message, hasChanges: true },
      context,
      async (milliseconds) => void waits.push(milliseconds),
    );
    expect(waits).toEqual([3000, 12_000]);
    expect(caches.paths()["grow-files"]).toEqual(files["grow-files"]);
    expect(caches.paths()["grow-own-7"]).toEqual(expect.arrayContaining(["/diaries/12-plum", "/media/abc"]));
  });

  it("are complete once a busy server responds again", async () => {
    site.status = 503;
    await refreshCache(message, context, async () => {
      site.status = 200;
    });
    expect(caches.paths()["grow-own-7"]).toContain("/diaries/12/weeks/new/edit");
    expect(await requestsAgain()).toBe(false);
  });

  it("are checked again with the next page after a network failure", async () => {
    site.isOnline = false;
    await refreshCache(message, context);
    site.isOnline = true;
    expect(await requestsAgain()).toBe(true);
  });

  it("stay cached as far as an interrupted refresh got", async () => {
    const { fetch } = context;
    const untilCut: typeof fetch = async (input, init) => {
      if (String(input).includes("/week/")) site.isOnline = false;
      return fetch(input, init);
    };
    await cacheOwnPages(message, { ...context, fetch: untilCut });
    expect(await (await go("/diaries/12-plum")).text()).toContain("data-cached-at");
  });

  it("are not fetched when the user saves data", async () => {
    await cacheOwnPages({ ...message, mayFetch: false }, context);
    expect(caches.paths()["grow-own-7"]).toEqual(["/offline"]);
  });
});

describe("bookmarked diaries", () => {
  const wanted: PageMessage = { ...message, keepsBookmarks: true };
  const list = async () => (await (await currentCache())?.match(DIARY_LIST))?.json();
  beforeEach(() => {
    site.bookmarks.push({ id: 30, name: "Fog", link: "/diaries/30-fog" });
    site.pages.set("/diaries/30-fog", page(`<img srcset="/media/fog/640.webp 640w">`));
    site.pages.set("/diaries/30-fog/week/181", page("Week of fog"));
  });

  it("are cached on request only, with weeks and photos and without editors", async () => {
    await cacheOwnPages(message, context);
    expect(site.asked.filter((path) => /bookmark|30/.test(path))).toEqual([]);
    await cacheOwnPages(wanted, context);
    expect(
      caches
        .paths()
        ["grow-own-7"]?.filter((path) => /30|fog/.test(path))
        .sort(),
    ).toEqual(["/diaries/30-fog", "/diaries/30-fog/week/181", "/media/fog"]);
    expect(await list()).toEqual([
      { id: 12, name: "Plum", link: "/diaries/12-plum", cachedAt: start },
      { id: 30, name: "Fog", link: "/diaries/30-fog", cachedAt: start, isBookmark: true },
    ]);
  });

  it("are shown offline, and evicted once they are no longer wanted", async () => {
    await refreshCache(wanted, context);
    site.isOnline = false;
    expect(await (await go("/diaries/30-fog/week/181")).text()).toContain("Week of fog");
    site.isOnline = true;
    await refreshCache(message, context);
    expect(caches.paths()["grow-own-7"]?.filter((path) => /30|fog/.test(path))).toEqual([]);
    expect(await list()).toHaveLength(1);
  });

  it("leave the user's own diaries alone when the user has none", async () => {
    site.bookmarks.length = 0;
    await cacheOwnPages(wanted, context);
    expect(await list()).toHaveLength(1);
  });
});

describe("cached pages", () => {
  it("are cleared when another user signs in, before that user could see any", async () => {
    await cacheOwnPages(message, context);
    site.viewer = 8;
    await go("/diaries/12-plum");
    site.isOnline = false;
    const text = await (await go("/diaries/12-plum")).text();
    expect(text).not.toContain("data-cached-at");
    expect(caches.paths()).not.toHaveProperty("grow-own-7");
  });

  it("are cleared when the session has ended", async () => {
    await cacheOwnPages(message, context);
    site.viewer = 0;
    await go("/offline");
    expect(caches.paths()).not.toHaveProperty("grow-own-7");
  });

  it("are cleared after sign-out", async () => {
    await cacheOwnPages(message, context);
    await clearCache();
    site.isOnline = false;
    const answer = await go("/diaries/12-plum");
    expect(answer.status).toBe(503);
    expect(await answer.text()).toContain("Du bist offline.");
  });

  it("are not created for a page that was left open when another user signed in", async () => {
    site.viewer = 8;
    await cacheOwnPages(message, context);
    expect(caches.paths()["grow-own-8"]).toEqual(["/offline"]);
    expect(caches.paths()).not.toHaveProperty("grow-own-7");
  });

  it("never include a page that was rendered for another user in the meantime", async () => {
    const { fetch } = context;
    const thenOther: typeof fetch = async (input, init) => {
      if (String(input) === "/diaries/12-plum") site.viewer = 8;
      return fetch(input, init);
    };
    await cacheOwnPages(message, { ...context, fetch: thenOther });
    expect(caches.paths()["grow-own-7"]).toEqual(["/offline"]);
  });
});

describe("a page that is not cached", () => {
  it("redirects to the offline page with the requested path", async () => {
    await cacheOwnPages(message, context);
    site.isOnline = false;
    const answer = await go("/explore/indoor?sort=new");
    expect(answer.headers.get("location")).toBe("/offline?from=%2Fexplore%2Findoor%3Fsort%3Dnew");
    expect(await (await go("/offline?from=%2Fexplore")).text()).toContain("Offline");
  });

  it("shows a sentence in every language when nothing is cached, and escapes the URL", async () => {
    site.isOnline = false;
    const answer = await go('/search?query="><script>');
    expect(answer.status).toBe(503);
    const text = await answer.text();
    for (const lang of ["en", "ru", "de", "es", "th"]) expect(text).toContain(`<p lang="${lang}">`);
    expect(text).not.toContain("<script>");
  });
});

describe("photos", () => {
  it("are cached once, in a width for phones", () => {
    const pages = [
      "/media/a/160.avif /media/a/320.webp /media/a/640.webp /media/a/1600.webp /media/b/320.webp",
    ];
    expect([...photosIn(pages)]).toEqual([
      ["a", "/media/a/640.webp"],
      ["b", "/media/b/320.webp"],
    ]);
  });

  it("replace other widths offline, and only then", async () => {
    await cacheOwnPages(message, context);
    const cache = await currentCache();
    const show = (path: string) => photoResponse(new Request(path), cache, context.fetch);
    expect(await (await show("/media/abc/1600.webp")).text()).toBe("/media/abc/1600.webp");
    site.isOnline = false;
    expect(await (await show("/media/abc/1600.webp")).text()).toBe("/media/abc/640.webp");
    expect(await (await show("/media/abc/640.webp")).text()).toBe("/media/abc/640.webp");
    await expect(show("/media/zzz/640.webp")).rejects.toThrow("Failed to fetch");
  });
});
