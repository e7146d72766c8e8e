import { afterEach, describe, expect, it, vi } from "vitest";
import { systemClock } from "../browser/clock.ts";
import { type ConnectionInfo, createPrefetch, isSlow, pageAhead } from "./payload-prefetch.ts";

afterEach(() => {
  vi.useRealTimers();
});

/** A page that was just shown, with a clock that the test advances. */
function shownPage(connection: ConnectionInfo = {}) {
  vi.useFakeTimers();
  const fetched: string[] = [];
  const prefetch = createPrefetch({
    clock: systemClock,
    here: "/explore",
    connection: () => connection,
    fetchData: (page) => fetched.push(page),
  });
  return { prefetch, fetched, pass: (milliseconds: number) => vi.advanceTimersByTime(milliseconds) };
}

describe("prefetching the data of a page", () => {
  it("starts once the pointer has rested on its link for 100 ms, and only once", () => {
    const { prefetch, fetched, pass } = shownPage();
    pass(1000);
    prefetch.rest("/diaries/12");
    pass(99);
    expect(fetched).toEqual([]);
    pass(1);
    expect(fetched).toEqual(["/diaries/12"]);
    prefetch.leave();
    prefetch.rest("/diaries/12#week-3");
    pass(1000);
    expect(fetched).toEqual(["/diaries/12"]);
  });

  it("starts at once on touch or focus", () => {
    const { prefetch, fetched, pass } = shownPage();
    pass(1000);
    prefetch.touch("/diaries/12");
    expect(fetched).toEqual(["/diaries/12"]);
  });

  it("waits for the end of the page's first second", () => {
    const { prefetch, fetched, pass } = shownPage();
    prefetch.touch("/diaries/12");
    pass(999);
    expect(fetched).toEqual([]);
    pass(1);
    expect(fetched).toEqual(["/diaries/12"]);
  });

  it("waits for the full 100 ms when they end after the first second", () => {
    const { prefetch, fetched, pass } = shownPage();
    pass(950);
    prefetch.rest("/diaries/12");
    pass(99);
    expect(fetched).toEqual([]);
    pass(1);
    expect(fetched).toEqual(["/diaries/12"]);
  });

  it("does not start when the pointer only passes, or has left by the end of the first second", () => {
    const { prefetch, fetched, pass } = shownPage();
    prefetch.rest("/diaries/12");
    pass(500);
    prefetch.leave();
    pass(600);
    prefetch.rest("/diaries/13");
    pass(99);
    prefetch.rest("/diaries/14");
    pass(99);
    prefetch.leave();
    pass(1000);
    expect(fetched).toEqual([]);
  });

  it("does not start when the page was left before", () => {
    const { prefetch, fetched, pass } = shownPage();
    prefetch.touch("/diaries/12");
    pass(999);
    prefetch.end();
    pass(1000);
    prefetch.touch("/diaries/13");
    prefetch.rest("/diaries/14");
    pass(1000);
    expect(fetched).toEqual([]);
  });

  it("does not start when the connection has become slow", () => {
    const connection: ConnectionInfo = { effectiveType: "4g" };
    const { prefetch, fetched, pass } = shownPage(connection);
    pass(1000);
    connection.effectiveType = "3g";
    prefetch.touch("/diaries/12");
    expect(fetched).toEqual([]);
    connection.effectiveType = "4g";
    prefetch.touch("/diaries/12");
    expect(fetched).toEqual(["/diaries/12"]);
  });

  it("stops after six pages", () => {
    const { prefetch, fetched, pass } = shownPage();
    pass(1000);
    for (const one of "abcdefgh") prefetch.touch(`/diaries/${one}`);
    expect(fetched).toHaveLength(6);
  });
});

describe("isSlow", () => {
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
  ])("rates connection %j as %s", (connection, slow) => {
    expect(isSlow(connection)).toBe(slow);
  });
});

describe("pageAhead", () => {
  it.each([
    ["/diaries/13#week-2", "/diaries/13"],
    ["/explore?sort=new", "/explore?sort=new"],
    ["/", "/"],
  ])("resolves the link %s to %s", (href, page) => {
    expect(pageAhead(href, "/explore")).toBe(page);
  });

  it.each([
    "https://elsewhere.example/",
    "//elsewhere.example",
    "#comments",
    "mailto:a@b.example",
    "",
    "/media/1/800.avif",
    "/api/diaries",
    "/auth/signin?return_path=%2F",
    "/settings/locale",
    "/diaries/edit/new",
    "/diaries/12/weeks/3/edit",
    "/sitemap.xml",
    "/explore",
    "/explore#top",
    "/?lang=de",
  ])("returns null for the link %j", (href) => {
    expect(pageAhead(href, "/explore")).toBeNull();
  });
});
