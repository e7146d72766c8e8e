import { describe, expect, it, vi } from "vitest";
import { fileResponse } from "./cache-assets.ts";
import { cacheOwnPages } from "./cache-pages.ts";
import { pageResponse } from "./page-response.ts";
import { message, ORIGIN, page, START, workerAtSite } from "./testing/worker-at-site.ts";

const worker = workerAtSite();

describe("the user's own diaries", () => {
  it("are shown offline with the time at which they were cached", async () => {
    await cacheOwnPages(message, worker.context);
    worker.site.isOnline = false;
    const answer = await worker.go("/diaries/12-plum/week/181");
    expect(await answer.text()).toContain(`<html data-cached-at="${START}" lang="de">`);
    expect(await (await fileResponse(new Request("/assets/shell.js"), worker.context.fetch)).text()).toBe(
      "/assets/shell.js",
    );
  });

  it("are found by other forms of their URL", async () => {
    await cacheOwnPages(message, worker.context);
    worker.site.isOnline = false;
    expect((await worker.go("/diaries/12")).headers.get("location")).toBe("/diaries/12-plum");
    expect((await worker.go("/diaries/12-old-name/week/181")).headers.get("location")).toBe(
      "/diaries/12-plum/week/181",
    );
  });

  it("come from the server while it responds, and the cached copy is replaced", async () => {
    await cacheOwnPages(message, worker.context);
    worker.now += 60_000;
    worker.site.pages.set("/diaries/12-plum", page("Week 2 is there"));
    expect(await (await worker.go("/diaries/12-plum")).text()).toBe(page("Week 2 is there"));
    worker.site.isOnline = false;
    const text = await (await worker.go("/diaries/12-plum")).text();
    expect(text).toContain("Week 2 is there");
    expect(text).toContain(`data-cached-at="${START + 60_000}"`);
  });

  it("replace the error of a proxy whose server does not respond", async () => {
    await cacheOwnPages(message, worker.context);
    worker.site.status = 502;
    expect(await (await worker.go("/diaries/12-plum")).text()).toContain("data-cached-at");
    worker.site.status = 500;
    expect((await worker.go("/diaries/12-plum")).status).toBe(500);
  });

  it("are shown from the cache after 6 seconds without a response", async () => {
    await cacheOwnPages(message, worker.context);
    vi.useFakeTimers();
    const answer = pageResponse(new Request(`${ORIGIN}/diaries/12-plum`), {
      fetch: () => new Promise(() => {}),
      now: () => worker.now,
      waitUntil: () => {},
    });
    await vi.advanceTimersByTimeAsync(6000);
    expect(await (await answer).text()).toContain("data-cached-at");
    vi.useRealTimers();
  });
});

describe("a page that is not cached", () => {
  it("redirects to the offline page with the requested path", async () => {
    await cacheOwnPages(message, worker.context);
    worker.site.isOnline = false;
    const answer = await worker.go("/explore/indoor?sort=new");
    expect(answer.headers.get("location")).toBe("/offline?from=%2Fexplore%2Findoor%3Fsort%3Dnew");
    expect(await (await worker.go("/offline?from=%2Fexplore")).text()).toContain("Offline");
  });

  it("shows a sentence in every language when nothing is cached, and escapes the URL", async () => {
    worker.site.isOnline = false;
    const answer = await worker.go('/search?query="><script>');
    expect(answer.status).toBe(503);
    const text = await answer.text();
    for (const lang of ["en", "ru", "de", "es", "th"]) expect(text).toContain(`<p lang="${lang}">`);
    expect(text).not.toContain("<script>");
  });
});
