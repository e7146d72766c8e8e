import { describe, expect, it } from "vitest";
import { cacheOwnPages } from "./cache-pages.ts";
import { photoResponse, photosIn } from "./cache-photos.ts";
import { message, workerAtSite } from "./testing/worker-at-site.ts";
import { currentCache } from "./viewer-cache.ts";

const worker = workerAtSite();

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
    await cacheOwnPages(message, worker.context);
    const cache = await currentCache();
    const show = (path: string) => photoResponse(new Request(path), cache, worker.context.fetch);
    expect(await (await show("/media/abc/1600.webp")).text()).toBe("/media/abc/1600.webp");
    worker.site.isOnline = false;
    expect(await (await show("/media/abc/1600.webp")).text()).toBe("/media/abc/640.webp");
    expect(await (await show("/media/abc/640.webp")).text()).toBe("/media/abc/640.webp");
    await expect(show("/media/zzz/640.webp")).rejects.toThrow("Failed to fetch");
  });
});
