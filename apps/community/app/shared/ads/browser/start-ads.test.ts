// @vitest-environment happy-dom
import type { Schema } from "@grow/contract";
import { signAdEvent } from "@grow/trackers";
import { settled } from "@grow/trackers/testing";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { AD, slotMarkup, slotTools } from "../testing/slot-page.tsx";
import { startAds } from "./start-ads.ts";

let answers: Record<string, unknown>;
let asked: string[];
let posted: { i: number; a: string; h: string }[];

const ads = (changes: Partial<Schema<"AdData">> = {}): Schema<"AdData"> => ({
  items_header: [],
  items_cpm: [],
  items_box: [AD],
  ignore_sections: [],
  ...changes,
});

beforeEach(() => {
  localStorage.clear();
  asked = [];
  posted = [];
  answers = { "/api/adv/fully": ads() };
  document.body.innerHTML = slotMarkup("box", "explore");
  vi.stubGlobal("fetch", async (url: string, init?: RequestInit) => {
    asked.push(url);
    if (init?.method === "POST") posted.push(...JSON.parse(String(init.body)).stat);
    const data = answers[url];
    return data === undefined ? new Response(null, { status: 503 }) : Response.json({ data });
  });
});
afterEach(() => vi.unstubAllGlobals());

const filled = () => document.querySelector<HTMLElement>("[data-ad-slot]")?.dataset.filled;
const shown = () => document.querySelector<HTMLElement>('[data-ad="shown"]') as HTMLElement;

/** A page whose ads have been loaded and shown. */
async function started(isCounted = true) {
  const page = slotTools(isCounted);
  startAds(page.tools);
  await loaded();
  page.clock.turn(500);
  await loaded();
  return page;
}

async function loaded() {
  for (let turn = 0; turn < 5; turn += 1) await settled();
}

it("fills a slot half a second after the page, not before", async () => {
  const { tools, clock } = slotTools();
  startAds(tools);
  await loaded();
  clock.turn(499);
  expect(filled()).toBeUndefined();
  clock.turn(1);
  expect(filled()).toBe("ad");
  expect(asked).toEqual(["/api/adv/fully"]);
});

it("fills a slot 200 ms after ads that arrive later than the page", async () => {
  const { tools, clock } = slotTools();
  startAds(tools);
  clock.turn(500);
  expect(filled()).toBeUndefined();
  await loaded();
  clock.turn(199);
  expect(filled()).toBeUndefined();
  clock.turn(1);
  expect(filled()).toBe("ad");
});

it("counts a banner when it is served, seen for one unbroken second, and clicked", async () => {
  const { clock, page, see } = await started();
  see(0.5);
  clock.turn(999);
  see(0.4);
  see(0.5);
  clock.turn(1000);
  // The test's browser would follow it.
  shown().addEventListener("click", (click) => click.preventDefault());
  shown().querySelector<HTMLElement>('[data-ad="link"]')?.click();
  page.leave();
  const event = { i: 14, t: "box", s: "explore" } as const;
  expect(posted).toEqual(
    (["serve", "view", "click"] as const).map((a) =>
      signAdEvent("9b2dd3f0-1111-4222-8333-444455556666", { ...event, a }),
    ),
  );
});

it("counts no view behind a dialog, and a second after it has closed", async () => {
  const { clock, page, see, change } = await started();
  document.body.insertAdjacentHTML("beforeend", "<dialog open></dialog>");
  see(1);
  clock.turn(10_000);
  expect(posted.map(({ a }) => a)).toEqual(["serve"]);
  document.querySelector("dialog")?.remove();
  change();
  clock.turn(1000);
  page.leave();
  expect(posted.map(({ a }) => a)).toEqual(["serve", "view"]);
});

it("counts a page from the back/forward cache anew", async () => {
  const { clock, page } = await started();
  page.leave();
  page.comeBack();
  await loaded();
  clock.turn(500);
  page.leave();
  expect(posted.map(({ a }) => a)).toEqual(["serve", "serve"]);
  expect(asked.filter((url) => url === "/api/adv/fully")).toHaveLength(1);
});

it("sends nothing about a visitor who is not counted, and shows the same", async () => {
  const { clock, page, see } = await started(false);
  see(1);
  clock.turn(1000);
  page.leave();
  expect([filled(), posted]).toEqual(["ad", []]);
});

it.each([
  ["nothing is booked", () => ads({ items_box: [] })],
  ["nothing is booked for the section", () => ads({ items_box: [{ ...AD, section: ["strains"] }] })],
  ["the section has no ads", () => ads({ ignore_sections: ["explore"] })],
  ["the ads fail to load", () => undefined],
])("shows the site's own banner where %s", async (_name, answer) => {
  answers["/api/adv/fully"] = answer();
  const { clock } = await started();
  clock.turn(200);
  expect([filled(), shown().childElementCount]).toEqual(["own", 0]);
});

it("shows a banner at most as often a day as it says", async () => {
  answers["/api/adv/fully"] = ads({ items_box: [{ ...AD, max_per_day: 1 }] });
  const { clock, see, nextPage } = await started();
  see(1);
  clock.turn(1000);
  nextPage();
  await loaded();
  clock.turn(500);
  expect(filled()).toBe("own");
  clock.setDate(clock.date() + 24 * 60 * 60 * 1000);
  nextPage();
  await loaded();
  clock.turn(500);
  expect(filled()).toBe("ad");
});

it("loads the banners of the rail by their section", async () => {
  document.body.innerHTML = slotMarkup("sidebar", "diary");
  answers["/api/adv?s=diary"] = { items_sidebar: [{ ...AD, type: "sidebar", section: ["diary"] }] };
  await started();
  expect([filled(), asked]).toEqual(["ad", ["/api/adv/fully", "/api/adv?s=diary"]]);
});

it("shows the buy button of the page's product, counted as a link to its shop", async () => {
  document.body.innerHTML = slotMarkup("button", "nutrients", 51);
  const button = { ...AD, type: "button" as const, title: "", text: "", image: null, section: [] };
  answers["/api/adv?s=nutrients"] = {
    items_button: [
      { ...button, id: 15, product_id: 50 },
      { ...button, product_id: 51 },
    ],
  };
  const { page } = await started();
  const link = shown().querySelector<HTMLAnchorElement>('[data-ad="link"]');
  expect([filled(), link?.href, link?.dataset.buy]).toEqual(["ad", AD.url, "51"]);
  page.leave();
  expect(posted).toEqual([]);
});

it("asks for nothing on a page without slots, and fills one that appears later", async () => {
  document.body.innerHTML = "";
  const { clock, change } = await started();
  expect(asked).toEqual([]);
  document.body.innerHTML = slotMarkup("box", "explore");
  change();
  await loaded();
  clock.turn(200);
  expect(filled()).toBe("ad");
});

it("does not ask again when a slot stays without a booked banner", async () => {
  answers["/api/adv/fully"] = undefined;
  const { clock, change } = await started();
  clock.turn(200);
  for (let time = 0; time < 5; time += 1) change();
  await loaded();
  expect(asked).toHaveLength(1);
});
