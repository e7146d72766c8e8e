import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { answerFile } from "./cache-assets.ts";
import { type KeepParts, keepOwn } from "./cache-pages.ts";
import { answerPhoto, photosNamedIn } from "./cache-photos.ts";
import type { Hello } from "./page-message.ts";
import { answerPage } from "./page-response.ts";
import { keepUp, LOOK_AGAIN, noteChange } from "./refresh-cache.ts";
import { fakeCaches } from "./testing/fake-caches.ts";
import { fakeSite } from "./testing/fake-site.ts";
import { forgetOwn, KEPT_LIST, presentCache } from "./viewer-cache.ts";

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
const hello: Hello = {
  type: "hello",
  viewer: 7,
  locale: "de",
  look: "de dark",
  isNews: false,
  isControlled: true,
  mayFetch: true,
};

let caches: ReturnType<typeof fakeCaches>;
let site: ReturnType<typeof fakeSite>;
let now = start;
let parts: KeepParts;

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
  parts = { build, ask: site.ask as typeof fetch, now: () => now };
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
  // The worker has woken, and knows of nothing.
  await noteChange(Number.NEGATIVE_INFINITY);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A step to a page, and all that is done after its answer. */
async function go(path: string): Promise<Response> {
  const works: Promise<unknown>[] = [];
  const answer = await answerPage(new Request(`${origin}${path}`), {
    fetch: (request) => site.ask(request),
    now: () => now,
    later: (work) => works.push(work),
  });
  await Promise.all(works);
  return answer;
}

describe("one's own diaries", () => {
  it("are kept with their weeks, editors, photos and the files that they need, in one's own language", async () => {
    await keepOwn(hello, parts);
    const kept = caches.paths();
    expect(kept["grow-own-7"]?.sort()).toEqual([
      "/diaries/12-plum",
      "/diaries/12-plum/week/181",
      "/diaries/12/weeks/181/edit",
      "/diaries/12/weeks/new/edit",
      "/media/abc",
      "/offline",
      "/offline/kept.json",
    ]);
    expect(kept["grow-files"]?.sort()).toEqual(["/assets/de.js", "/assets/diary.css", "/assets/shell.js"]);
    expect(site.asked).toContain("/media/abc/640.webp");
  });

  it("can be read without a connection, and say when they were fetched", async () => {
    await keepOwn(hello, parts);
    site.isOnline = false;
    const answer = await go("/diaries/12-plum/week/181");
    expect(await answer.text()).toContain(`<html data-kept-at="${start}" lang="de">`);
    expect(await (await answerFile(new Request("/assets/shell.js"), parts.ask)).text()).toBe(
      "/assets/shell.js",
    );
  });

  it("are found by other forms of their address", async () => {
    await keepOwn(hello, parts);
    site.isOnline = false;
    expect((await go("/diaries/12")).headers.get("location")).toBe("/diaries/12-plum");
    expect((await go("/diaries/12-old-name/week/181")).headers.get("location")).toBe(
      "/diaries/12-plum/week/181",
    );
  });

  it("come from the server while it answers, and the kept copy follows", async () => {
    await keepOwn(hello, parts);
    now += 60_000;
    site.pages.set("/diaries/12-plum", page("Week 2 is there"));
    expect(await (await go("/diaries/12-plum")).text()).toBe(page("Week 2 is there"));
    site.isOnline = false;
    const text = await (await go("/diaries/12-plum")).text();
    expect(text).toContain("Week 2 is there");
    expect(text).toContain(`data-kept-at="${start + 60_000}"`);
  });

  it("stand in for a proxy behind which nobody answers", async () => {
    await keepOwn(hello, parts);
    site.status = 502;
    expect(await (await go("/diaries/12-plum")).text()).toContain("data-kept-at");
    site.status = 500;
    expect((await go("/diaries/12-plum")).status).toBe(500);
  });

  it("are not waited for longer than a few seconds", async () => {
    await keepOwn(hello, parts);
    vi.useFakeTimers();
    const answer = answerPage(new Request(`${origin}/diaries/12-plum`), {
      fetch: () => new Promise(() => {}),
      now: () => now,
      later: () => {},
    });
    await vi.advanceTimersByTimeAsync(6000);
    expect(await (await answer).text()).toContain("data-kept-at");
    vi.useRealTimers();
  });

  it("are fetched anew when they have changed, or look otherwise, and not before", async () => {
    await keepOwn(hello, parts);
    const first = site.asked.filter((path) => path.startsWith("/diaries/")).length;
    now += 3_600_000;
    await keepOwn(hello, parts);
    expect(site.asked.filter((path) => path.startsWith("/diaries/"))).toHaveLength(first);
    site.diaries[0] = {
      id: 12,
      name: "Plum",
      link: "/diaries/12-plum",
      update_date: new Date(now).toISOString(),
      cnt_days: 14,
    };
    now += 1;
    await keepOwn(hello, parts);
    expect(site.asked.filter((path) => path.startsWith("/diaries/"))).toHaveLength(2 * first);
    await keepOwn({ ...hello, look: "de light" }, parts);
    expect(site.asked.filter((path) => path.startsWith("/diaries/"))).toHaveLength(3 * first);
  });

  it("are fetched anew after a change that began before they were fetched and ended after, whatever the clocks say", async () => {
    const editor = "/diaries/12/weeks/new/edit";
    await keepOwn(hello, parts);
    const [diary] = site.diaries;
    if (!diary) throw new Error("No diary");
    // An hour before the copies were made, as on a device whose clock is ahead.
    site.diaries[0] = { ...diary, update_date: new Date(start - 3_600_000).toISOString() };
    site.pages.set(editor, page("Second week"));
    await keepOwn(hello, parts);
    expect(await (await (await presentCache())?.match(editor))?.text()).toContain("Second week");
  });

  it("are fetched anew after a week was deleted, which does not move the diary up", async () => {
    await keepOwn(hello, parts);
    const [diary] = site.diaries;
    if (!diary) throw new Error("No diary");
    site.diaries[0] = { ...diary, cnt_days: 0 };
    site.pages.set("/diaries/12-plum", page("No week"));
    await keepOwn(hello, parts);
    expect(await (await (await presentCache())?.match("/diaries/12-plum"))?.text()).toContain("No week");
  });

  it("are not fetched again because a visit has renewed their copy", async () => {
    await keepOwn(hello, parts);
    await go("/diaries/12-plum");
    const before = site.asked.length;
    await keepOwn(hello, parts);
    expect(site.asked.slice(before)).not.toContain("/diaries/12-plum");
  });

  it("are listed with the moment at which they were fetched", async () => {
    await keepOwn(hello, parts);
    const list = await (await presentCache())?.match(KEPT_LIST);
    expect(await list?.json()).toEqual([{ id: 12, name: "Plum", link: "/diaries/12-plum", keptAt: start }]);
  });

  it("go when they are one's own no longer", async () => {
    await keepOwn(hello, parts);
    site.diaries.length = 0;
    await keepOwn(hello, parts);
    expect(caches.paths()["grow-own-7"]?.sort()).toEqual(["/offline", "/offline/kept.json"]);
  });

  /** Whether a page that greets the worker makes it ask the site. */
  async function asksAgain(other: Hello = hello): Promise<boolean> {
    const before = site.asked.length;
    await keepUp(other, parts);
    return site.asked.length > before;
  }

  it("are looked at again after ten minutes, after a change, in another language and by another person", async () => {
    expect(await asksAgain()).toBe(true);
    expect(await asksAgain()).toBe(false);
    expect(await asksAgain({ ...hello, isNews: true })).toBe(true);
    expect(await asksAgain({ ...hello, look: "th dark" })).toBe(true);
    expect(await asksAgain()).toBe(true);
    expect(await asksAgain({ ...hello, viewer: null })).toBe(true);
    expect(await asksAgain()).toBe(false);
    now += LOOK_AGAIN + 1;
    expect(await asksAgain()).toBe(true);
  });

  it("are looked at again after a write, also by a worker that did not see it and after a visit of the offline page", async () => {
    await keepUp(hello, parts);
    await noteChange(now);
    vi.resetModules();
    const woken = await import("./refresh-cache.ts");
    await go("/offline");
    const before = site.asked.length;
    await woken.keepUp(hello, parts);
    expect(site.asked.length).toBeGreaterThan(before);
  });

  it("are checked again after a page that the worker did not control, for it does not see that page's writes", async () => {
    await keepUp({ ...hello, isControlled: false }, parts);
    expect(await asksAgain()).toBe(true);
    expect(await asksAgain()).toBe(false);
  });

  it("are looked at again when something was written while they were being kept", async () => {
    const ask = parts.ask;
    const written: typeof fetch = async (input, init) => {
      if (String(input).endsWith("/week/181")) await noteChange(now);
      return ask(input, init);
    };
    await keepUp(hello, { ...parts, ask: written });
    expect(await asksAgain()).toBe(true);
  });

  it("are looked at again when something written was still on its way as they began to be kept", async () => {
    await noteChange(now);
    now += 3000;
    expect(await asksAgain()).toBe(true);
    now += 20_000;
    expect(await asksAgain()).toBe(true);
    expect(await asksAgain()).toBe(false);
  });

  it("are asked for once more of a server that has no time, and stay with all their files meanwhile", async () => {
    await keepUp(hello, parts);
    const files = caches.paths();
    const waits: number[] = [];
    site.status = 503;
    await keepUp({ ...hello, isNews: true }, parts, async (milliseconds) => void waits.push(milliseconds));
    expect(waits).toEqual([3000, 12_000]);
    expect(caches.paths()["grow-files"]).toEqual(files["grow-files"]);
    expect(caches.paths()["grow-own-7"]).toEqual(expect.arrayContaining(["/diaries/12-plum", "/media/abc"]));
  });

  it("are whole once the server has time again", async () => {
    site.status = 503;
    await keepUp(hello, parts, async () => {
      site.status = 200;
    });
    expect(caches.paths()["grow-own-7"]).toContain("/diaries/12/weeks/new/edit");
    expect(await asksAgain()).toBe(false);
  });

  it("are looked at with the next page where the network failed", async () => {
    site.isOnline = false;
    await keepUp(hello, parts);
    site.isOnline = true;
    expect(await asksAgain()).toBe(true);
  });

  it("are kept as far as the network reached", async () => {
    const ask = parts.ask;
    const untilCut: typeof fetch = async (input, init) => {
      if (String(input).includes("/week/")) site.isOnline = false;
      return ask(input, init);
    };
    await keepOwn(hello, { ...parts, ask: untilCut });
    expect(await (await go("/diaries/12-plum")).text()).toContain("data-kept-at");
  });

  it("are not fetched ahead where bytes are dear", async () => {
    await keepOwn({ ...hello, mayFetch: false }, parts);
    expect(caches.paths()["grow-own-7"]).toEqual(["/offline"]);
  });
});

describe("kept pages of one person", () => {
  it("are gone when another signs in, before he could see any", async () => {
    await keepOwn(hello, parts);
    site.viewer = 8;
    await go("/diaries/12-plum");
    site.isOnline = false;
    const text = await (await go("/diaries/12-plum")).text();
    expect(text).not.toContain("data-kept-at");
    expect(caches.paths()).not.toHaveProperty("grow-own-7");
  });

  it("are gone when the session has ended", async () => {
    await keepOwn(hello, parts);
    site.viewer = 0;
    await go("/offline");
    expect(caches.paths()).not.toHaveProperty("grow-own-7");
  });

  it("are gone after signing out", async () => {
    await keepOwn(hello, parts);
    await forgetOwn();
    site.isOnline = false;
    const answer = await go("/diaries/12-plum");
    expect(answer.status).toBe(503);
    expect(await answer.text()).toContain("Du bist offline.");
  });

  it("are not made by a page that was left open when another person is signed in", async () => {
    site.viewer = 8;
    await keepOwn(hello, parts);
    expect(caches.paths()["grow-own-8"]).toEqual(["/offline"]);
    expect(caches.paths()).not.toHaveProperty("grow-own-7");
  });

  it("never hold a page that was answered for somebody else in between", async () => {
    const ask = parts.ask;
    const thenOther: typeof fetch = async (input, init) => {
      if (String(input) === "/diaries/12-plum") site.viewer = 8;
      return ask(input, init);
    };
    await keepOwn(hello, { ...parts, ask: thenOther });
    expect(caches.paths()["grow-own-7"]).toEqual(["/offline"]);
  });
});

describe("any other page without a connection", () => {
  it("leads to the offline page, which knows where one wanted to go", async () => {
    await keepOwn(hello, parts);
    site.isOnline = false;
    const answer = await go("/explore/indoor?sort=new");
    expect(answer.headers.get("location")).toBe("/offline?from=%2Fexplore%2Findoor%3Fsort%3Dnew");
    expect(await (await go("/offline?from=%2Fexplore")).text()).toContain("Offline");
  });

  it("says so in every language where nothing could be kept, and quotes no address as markup", async () => {
    site.isOnline = false;
    const answer = await go('/search?query="><script>');
    expect(answer.status).toBe(503);
    const text = await answer.text();
    for (const lang of ["en", "ru", "de", "es", "th"]) expect(text).toContain(`<p lang="${lang}">`);
    expect(text).not.toContain("<script>");
  });
});

describe("photos", () => {
  it("are kept once, in a width that does for a phone", () => {
    const pages = [
      "/media/a/160.avif /media/a/320.webp /media/a/640.webp /media/a/1600.webp /media/b/320.webp",
    ];
    expect([...photosNamedIn(pages)]).toEqual([
      ["a", "/media/a/640.webp"],
      ["b", "/media/b/320.webp"],
    ]);
  });

  it("stand in for other widths without a connection, and not before", async () => {
    await keepOwn(hello, parts);
    const cache = await presentCache();
    const show = (path: string) => answerPhoto(new Request(path), cache, parts.ask);
    expect(await (await show("/media/abc/1600.webp")).text()).toBe("/media/abc/1600.webp");
    site.isOnline = false;
    expect(await (await show("/media/abc/1600.webp")).text()).toBe("/media/abc/640.webp");
    expect(await (await show("/media/abc/640.webp")).text()).toBe("/media/abc/640.webp");
    await expect(show("/media/zzz/640.webp")).rejects.toThrow("Failed to fetch");
  });
});
