// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { announceFeedPage } from "./feed-page-shown.ts";
import { startPageAnalytics } from "./page-analytics.ts";
import { PAGE_SHOWN } from "./page-shown.ts";

const ENDPOINT = "https://stats.example/api/event";
let posted: { address: string; body: { name: string; domain: string; url: string; referrer: string } }[];

const { dataset } = document.documentElement;

function open(path: string): void {
  history.replaceState(null, "", path);
  window.dispatchEvent(new Event(PAGE_SHOWN));
}

beforeEach(() => {
  posted = [];
  vi.stubGlobal("fetch", async (address: string, init: RequestInit) => {
    posted.push({ address, body: JSON.parse(String(init.body)) });
    return new Response();
  });
});
afterEach(() => vi.unstubAllGlobals());

it("reports nothing on a page that names no server", async () => {
  const listen = vi.spyOn(globalThis, "addEventListener");
  startPageAnalytics();
  expect([posted, listen.mock.calls]).toEqual([[], []]);
});

const pathsOf = () => posted.map(({ body }) => body.url.replace(location.origin, ""));

// Its listeners stay, as on a page.
beforeAll(() => {
  vi.stubGlobal("fetch", async () => new Response());
  history.replaceState(null, "", "/?q=typed");
});

it("reports each page once, without its query, and further pages of a feed", async () => {
  dataset.analytics = ENDPOINT;
  dataset.analyticsDomain = "grow.example";
  startPageAnalytics();
  expect(posted).toEqual([
    {
      address: ENDPOINT,
      body: { name: "pageview", domain: "grow.example", url: `${location.origin}/`, referrer: "" },
    },
  ]);
  open("/?q=other");
  open("/feed");
  for (const page of [2, 2, 3]) announceFeedPage(page);
  open("/growers");
  expect(pathsOf()).toEqual(["/", "/feed", "/feed?page=2", "/feed?page=3", "/growers"]);
  expect(posted.at(-1)?.body.referrer).toBe(`${location.origin}/feed?page=3`);

  delete dataset.analytics;
  open("/explore");
  expect(posted).toHaveLength(5);
});
