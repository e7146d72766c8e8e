import { describe, expect, it } from "vitest";
import { type Found, type Made, PageCache } from "./page-cache.ts";

const SECOND = 1000;

/** A cache with a manual clock, and pages that count how often they were rendered. */
function bench({ capacity = 1_000_000 } = {}) {
  const clock = { now: 0 };
  const cache = new PageCache({ capacity, now: () => clock.now });
  cache.isFollowing = true;
  let times = 0;
  const make =
    (contentKeys: readonly string[] = [], { isForAll = true, size = 10, until = Promise.resolve() } = {}) =>
    async (): Promise<Made> => {
      times += 1;
      const text = `page ${times} `.padEnd(size, "x");
      await until;
      return {
        isForAll,
        page: {
          status: 200,
          headers: [["content-type", "text/html"]],
          body: new TextEncoder().encode(text),
          contentKeys,
        },
      };
    };
  return { cache, clock, make, made: () => times };
}

const textOf = async (found: Found): Promise<string> =>
  found.cached
    ? (await found.cached.body(undefined)).bytes.toString()
    : new TextDecoder().decode(found.page.body);

describe("cached pages", () => {
  it("are rendered once while fresh", async () => {
    const { cache, clock, make, made } = bench();
    await cache.get("/", make());
    clock.now = 9 * SECOND;
    const again = await cache.get("/", make());
    expect(again).toMatchObject({ outcome: "hit" });
    expect(made()).toBe(1);
  });

  it("are served stale while one request revalidates them, but not once expired", async () => {
    const { cache, clock, make, made } = bench();
    await cache.get("/", make());
    clock.now = 15 * SECOND;
    const answers = await Promise.all([cache.get("/", make()), cache.get("/", make())]);
    expect(await Promise.all(answers.map(textOf))).toEqual(
      ["page 1 xxx", "page 1 xxx"].map((text) => text.slice(0, 10)),
    );
    await expect.poll(async () => textOf(await cache.get("/", make()))).toContain("page 2");
    expect(made()).toBe(2);
    clock.now = 60 * SECOND;
    expect(await textOf(await cache.get("/", make()))).toContain("page 3");
  });

  it("are never served stale without change notifications", async () => {
    const { cache, clock, make } = bench();
    cache.isFollowing = false;
    await cache.get("/", make());
    clock.now = 11 * SECOND;
    expect(await textOf(await cache.get("/", make()))).toContain("page 2");
  });

  it("are rendered once for concurrent requests", async () => {
    const { cache, make, made } = bench();
    const crowd = await Promise.all(Array.from({ length: 50 }, () => cache.get("/", make())));
    expect(made()).toBe(1);
    expect(new Set(await Promise.all(crowd.map(textOf))).size).toBe(1);
  });

  it("fail for all waiting requests, and are retried by the next", async () => {
    const { cache, make } = bench();
    let fail = () => {};
    const broken = () =>
      new Promise<Made>((_, reject) => {
        fail = () => reject(new Error("no database"));
      });
    const both = Promise.allSettled([cache.get("/", broken), cache.get("/", make())]);
    fail();
    const answers = await both;
    expect(answers.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    expect(await textOf(await cache.get("/", make()))).toContain("page 1");
  });

  it("are rendered per request and not cached when private", async () => {
    const { cache, make, made } = bench();
    const own = make([], { isForAll: false });
    const answers = await Promise.all([cache.get("/", own), cache.get("/", own), cache.get("/", own)]);
    expect(new Set(await Promise.all(answers.map(textOf))).size).toBe(3);
    expect(made()).toBe(3);
    expect(cache.rows()).toEqual([]);
  });
});

describe("a change", () => {
  it("purges only the pages that show it", async () => {
    const { cache, make } = bench();
    await cache.get("/a", make(["diary-1", "user-9"]));
    await cache.get("/b", make(["diary-2", "user-9"]));
    cache.purge(["diary-1"]);
    expect(cache.rows().map(({ key }) => key)).toEqual(["/b"]);
    cache.purge(["user-9", "user-10"]);
    expect(cache.rows()).toEqual([]);
    expect(cache.size).toBe(0);
  });

  it("during rendering prevents caching, and the next request renders again", async () => {
    const { cache, make } = bench();
    let finish = () => {};
    const until = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const early = cache.get("/", make(["diary-1"], { until }));
    cache.purge(["diary-1"]);
    const late = cache.get("/", make(["diary-1"]));
    expect(await textOf(await late)).toContain("page 2");
    finish();
    expect(await textOf(await early)).toContain("page 1");
    expect(await textOf(await cache.get("/", make(["diary-1"])))).toContain("page 2");
  });

  it("is remembered until all renderings that began before it have ended", async () => {
    const { cache, make } = bench();
    let finish = () => {};
    const until = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const early = cache.get("/", make(["diary-1"], { until }));
    cache.purge(["diary-1"]);
    for (let id = 2; id < 20_000; id += 1) cache.purge([`diary-${id}`]);
    finish();
    await early;
    expect(cache.rows()).toEqual([]);
  });

  it("without keys clears everything, including renderings in flight", async () => {
    const { cache, make } = bench();
    await cache.get("/a", make());
    const making = cache.get("/b", make());
    cache.clear();
    await making;
    expect(cache.rows()).toEqual([]);
  });
});

describe("memory", () => {
  it("stays within its limit by evicting the least recently used page", async () => {
    const { cache, make } = bench({ capacity: 3 * 2300 });
    for (const key of ["/a", "/b", "/c"]) await cache.get(key, make([], { size: 200 }));
    await cache.get("/a", make());
    await cache.get("/d", make([], { size: 200 }));
    expect(cache.rows().map(({ key }) => key)).toEqual(["/c", "/a", "/d"]);
    expect(cache.size).toBeLessThanOrEqual(3 * 2300);
  });

  it("stores no page larger than the whole cache", async () => {
    const { cache, make } = bench({ capacity: 0 });
    await cache.get("/", make());
    expect(cache.rows()).toEqual([]);
    expect(cache.size).toBe(0);
  });

  it("is released when one page is removed", async () => {
    const { cache, make } = bench();
    await cache.get("/", make());
    expect(cache.rows()).toMatchObject([{ key: "/", hits: 0 }]);
    expect(cache.remove("/")).toBe(true);
    expect(cache.remove("/")).toBe(false);
    expect(cache.size).toBe(0);
  });
});

describe("the body of a cached page", () => {
  it("is the same page in every encoding", async () => {
    const { brotliDecompressSync, gunzipSync } = await import("node:zlib");
    const { cache, make } = bench();
    const found = await cache.get("/", make([], { size: 5000 }));
    if (!found.cached) throw new Error("The page was not cached");
    const plain = (await found.cached.body(undefined)).bytes;
    const packed = await found.cached.body("br");
    const zipped = await found.cached.body("gzip");
    expect([packed.encoding, zipped.encoding]).toEqual(["br", "gzip"]);
    expect(brotliDecompressSync(packed.bytes)).toEqual(plain);
    expect(gunzipSync(zipped.bytes)).toEqual(plain);
    expect((await found.cached.body("gzip")).bytes).toBe(zipped.bytes);
    for (const { bytes } of [packed, zipped]) {
      expect(bytes.buffer.byteLength, "nothing is cached along with it").toBe(bytes.byteLength);
    }
  });
});
