import { systemClock } from "@grow/trackers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { isSlow, pagesAhead, schedulePrefetch } from "./payload-prefetch.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("what links lead to", () => {
  it("is fetched 1 s after the page was shown, and not a millisecond before", () => {
    const run = vi.fn();
    schedulePrefetch(systemClock, () => undefined, run);
    vi.advanceTimersByTime(999);
    expect(run).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(run).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(100_000);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it("is not fetched when the page was left before", () => {
    const run = vi.fn();
    const leave = schedulePrefetch(systemClock, () => undefined, run);
    vi.advanceTimersByTime(999);
    leave();
    vi.advanceTimersByTime(1000);
    expect(run).not.toHaveBeenCalled();
  });

  it("is not fetched when the connection is slow by then", () => {
    const run = vi.fn();
    let effectiveType = "4g";
    schedulePrefetch(systemClock, () => ({ effectiveType }), run);
    effectiveType = "3g";
    vi.advanceTimersByTime(1000);
    expect(run).not.toHaveBeenCalled();
  });
});

describe("a connection", () => {
  it.each([
    [undefined, false],
    [{}, false],
    [{ effectiveType: "4g" }, false],
    [{ effectiveType: "4g", saveData: false }, false],
    [{ effectiveType: "4g", saveData: true }, true],
    [{ saveData: true }, true],
    [{ effectiveType: "3g" }, true],
    [{ effectiveType: "2g" }, true],
    [{ effectiveType: "slow-2g" }, true],
  ])("%j is slow: %s", (connection, slow) => {
    expect(isSlow(connection)).toBe(slow);
  });
});

describe("pages ahead", () => {
  const inView = (...hrefs: string[]) => hrefs.map((href) => ({ href, isInView: true }));

  it("are those in view, each once, in their order", () => {
    const links = [
      ...inView("/diaries/12", "/diaries/13#week-2"),
      { href: "/diaries/14", isInView: false },
      ...inView("/diaries/13", "/explore?sort=new"),
    ];
    expect(pagesAhead(links, "/")).toEqual(["/diaries/12", "/diaries/13", "/explore?sort=new"]);
  });

  it("are none of other sites, no files, no forms, not the page itself, and in no other language", () => {
    const links = inView(
      "https://elsewhere.example/",
      "//elsewhere.example",
      "#comments",
      "mailto:a@b.example",
      "/media/1/800.avif",
      "/api/diaries",
      "/explore",
      "/explore#top",
      "/?lang=de",
    );
    expect(pagesAhead(links, "/explore")).toEqual([]);
  });

  it("are six at most", () => {
    expect(pagesAhead(inView(..."abcdefghij".split("").map((one) => `/${one}`)), "/")).toHaveLength(6);
  });
});
