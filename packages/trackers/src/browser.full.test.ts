import { createHash } from "node:crypto";
import { chromium } from "@grow/testing/chromium";
import { pollTime } from "@grow/testing/test-time";
import { type Browser, type BrowserContext, type Page, chromium as playwright } from "playwright";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { type CountingServer, startCountingServer } from "./testing/counting-server.ts";

interface Stat {
  readonly t: string;
  readonly i: number;
  readonly v: number;
  readonly s: number;
}

let server: CountingServer;
let browser: Browser;
let context: BrowserContext;

beforeAll(async () => {
  server = await startCountingServer();
  browser = await playwright.launch(chromium);
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});
beforeEach(async () => {
  server.posts.length = 0;
  server.status = 204;
  context = await browser.newContext({ viewport: { width: 400, height: 800 } });
});
afterEach(() => context.close());

/** Opens the page and waits until it counts. */
async function open(): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${server.base}/diaries?sort=new&token=s3cret`);
  await beginsToCount(page);
  return page;
}

async function beginsToCount(page: Page): Promise<void> {
  await page.waitForSelector("html[data-counting]", { state: "attached" });
  await toldOfSight(page);
}

const postsTo = (path: string) => server.posts.filter((post) => post.path === path);
/** Sums of all received impressions. */
function impressions() {
  const sums: Record<string, { views: number; seconds: number }> = {};
  for (const { body } of postsTo("/api/stat")) {
    for (const { t, i, v, s } of body.stat as Stat[]) {
      const sum = sums[`${t} ${i}`] ?? { views: 0, seconds: 0 };
      sums[`${t} ${i}`] = { views: sum.views + v, seconds: sum.seconds + s };
    }
  }
  return sums;
}
const arrived = (check: () => void | Promise<void>) =>
  vi.waitFor(check, { timeout: pollTime, interval: 100 });

/** Waits until observers have reported; they do so in the order in which they started. */
async function toldOfSight(page: Page): Promise<void> {
  await page.bringToFront();
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        const observer = new IntersectionObserver(() => {
          observer.disconnect();
          done();
        });
        observer.observe(document.body);
      }),
  );
}

/** Scrolls and waits until the observers have reported: only from then on does time count. */
async function scroll(page: Page, top: number): Promise<void> {
  await page.evaluate((to) => scrollTo(0, to), top);
  await toldOfSight(page);
}

/** Lets time pass in all tabs at once. */
const pass = (milliseconds: number) => context.clock.runFor(milliseconds);

/** Impressions that wait in the storage. */
const pending = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem("impressions") ?? "[]") as unknown[]);

/** Simulates hiding or showing the tab. */
async function setHidden(page: Page, isHidden: boolean): Promise<void> {
  await page.evaluate((hidden) => {
    Object.defineProperty(document, "visibilityState", {
      value: hidden ? "hidden" : "visible",
      configurable: true,
    });
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
  }, isHidden);
}

describe("impressions", () => {
  beforeEach(async () => {
    await context.clock.install({ time: 0 });
    await context.clock.pauseAt(1000);
  });

  test("elements scrolled past are counted once, others never", async () => {
    const page = await open();
    await pass(400);
    await scroll(page, 1900);
    await pass(600);
    await scroll(page, 900);
    expect(postsTo("/api/stat")).toEqual([]);
    await pass(4000);
    await arrived(() =>
      expect(impressions()).toEqual({
        "diary 1": { views: 1, seconds: 0.4 },
        "video 2": { views: 1, seconds: 0.6 },
      }),
    );
    const [{ headers }] = postsTo("/api/stat") as [(typeof server.posts)[number]];
    for (const name of ["x-guest", "x-uniq-device", "x-uniq-session"])
      expect(headers[name]).toMatch(/^[0-9a-f-]{36}$/);
    await arrived(async () => expect(await pending(page)).toEqual([]));
  });

  test("an element larger than the window counts when it fills half of it", async () => {
    const page = await open();
    // It starts at 4000: at 3500 the window ends at 4300 and shows 300 px of it, too few to count; at 5000 it fills the window.
    await scroll(page, 3500);
    await pass(500);
    await scroll(page, 5000);
    await pass(500);
    await scroll(page, 0);
    await pass(4000);
    await arrived(() => expect(impressions()).toEqual({ "diary 3": { views: 1, seconds: 0.5 } }));
  });

  test("time in a hidden tab is not counted", async () => {
    const page = await open();
    await pass(300);
    await setHidden(page, true);
    await pass(3000);
    await setHidden(page, false);
    await pass(300);
    await scroll(page, 1000);
    await pass(1400);
    await arrived(() => expect(impressions()).toEqual({ "diary 1": { views: 1, seconds: 0.6 } }));
  });

  test("impressions of a page are sent by the next one after it is left", async () => {
    const page = await open();
    await pass(400);
    await page.goto(`${server.base}/empty`);
    expect(await pending(page)).toMatchObject([{ type: "diary", id: 1, views: 1 }]);
    expect(impressions()).toEqual({});
    await open();
    await pass(5000);
    await arrived(() => expect(impressions()["diary 1"]?.views).toBe(1));
  });

  test("a reload is a new view, without losing or duplicating anything", async () => {
    const page = await open();
    await pass(300);
    await page.reload();
    await beginsToCount(page);
    await pass(300);
    await scroll(page, 1000);
    await pass(5000);
    await arrived(() => expect(impressions()["diary 1"]?.views).toBe(2));
    await arrived(async () => expect(await pending(page)).toEqual([]));
    await pass(5500);
    expect(impressions()["diary 1"]?.views).toBe(2);
  });

  test("two tabs send the impressions of both once", async () => {
    const one = await open();
    await pass(300);
    const two = await open();
    await pass(300);
    for (const tab of [one, two]) await scroll(tab, 1000);
    await pass(5000);
    await arrived(() => expect(impressions()["diary 1"]?.views).toBe(2));
    await arrived(async () => expect(await pending(one)).toEqual([]));
    await pass(5500);
    expect(impressions()["diary 1"]?.views).toBe(2);
  });

  test("impressions stay after a failed post and are sent with the next one", async () => {
    server.status = 503;
    const page = await open();
    await pass(300);
    await scroll(page, 1000);
    await pass(5000);
    await arrived(() => expect(postsTo("/api/stat")).toHaveLength(1));
    expect(await pending(page)).toMatchObject([{ type: "diary", id: 1 }]);
    server.posts.length = 0;
    server.status = 204;
    await pass(5000);
    await arrived(() => expect(impressions()["diary 1"]?.views).toBe(1));
  });

  test("a browser without storage counts until the page is left", async () => {
    await context.addInitScript(() => {
      const refuse = () => {
        throw new DOMException("denied", "SecurityError");
      };
      Object.defineProperty(window, "localStorage", { get: refuse });
      Object.defineProperty(window, "sessionStorage", { get: refuse });
    });
    const page = await open();
    await pass(300);
    await scroll(page, 1000);
    await pass(5000);
    await arrived(() => expect(impressions()["diary 1"]?.views).toBe(1));
    expect(postsTo("/api/stat")[0]?.headers["x-uniq-device"]).toMatch(/^[0-9a-f-]{36}$/);
  });
});

test("ads are counted when seen and clicked, signed, and sent when the page is left", async () => {
  await context.clock.install();
  const page = await open();
  // A view takes a second.
  await pass(1500);
  await page.click("h1");
  await page.click("h1");
  await page.goto(`${server.base}/empty`);
  await arrived(() => expect(postsTo("/api/adv/stat")).toHaveLength(1));
  const [{ headers, body }] = postsTo("/api/adv/stat") as [(typeof server.posts)[number]];
  const records = body.stat as { i: number; a: string; h: string }[];
  expect(records.map(({ i, a }) => [i, a])).toEqual([
    [7, "view"],
    [7, "click"],
    [7, "click"],
  ]);
  const guest = String(headers["x-guest"]);
  const h = createHash("sha256").update(`${guest}:7:box:home:view`).digest("hex").slice(0, 16);
  expect(records[0]?.h).toBe(h);
  const cookies = await context.cookies();
  expect(cookies.find(({ name }) => name === "guest")).toMatchObject({
    value: guest,
    path: "/",
    sameSite: "Lax",
  });
});

test("measurements including web vitals are sent once as beacons when the page is hidden", async () => {
  const page = await open();
  const errors = new Set<string>();
  page.on("pageerror", ({ message }) => errors.add(message));
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error("No leaf");
    });
    void Promise.reject(new Error("No stem"));
  });
  await page.click("h1");
  await arrived(() => expect([...errors].sort()).toEqual(["No leaf", "No stem"]));
  expect(postsTo("/api/telemetry/vitals")).toEqual([]);
  await page.goto(`${server.base}/empty`);
  await arrived(() => expect(postsTo("/api/telemetry/vitals").length).toBeGreaterThan(0));
  // Beacons of the page that was left have arrived when one of its successor has.
  await page.evaluate(() => navigator.sendBeacon("/api/last", "null"));
  await arrived(() => expect(postsTo("/api/last")).toHaveLength(1));
  const bodies = postsTo("/api/telemetry/vitals").map(({ body }) => body);
  const metrics = bodies.flatMap((body) => body.metrics as Record<string, unknown>[]);
  expect(new Set(metrics.map(({ id }) => id)).size).toBe(metrics.length);
  const names = metrics.map(({ name }) => name);
  for (const name of ["hydration", "TTFB", "FCP", "LCP", "CLS"]) expect(names).toContain(name);
  const messages = metrics.filter(({ name }) => name === "error").map((metric) => metric.error_message);
  expect(messages.sort()).toEqual(["No stem", "Uncaught Error: No leaf"]);
  for (const metric of metrics) {
    expect(metric).toMatchObject({ page_path: "/diaries", page_query: { sort: "new" } });
    expect(metric.value).toBeGreaterThanOrEqual(0);
  }
  expect(bodies[0]?.session_info).toMatchObject({ user_agent: expect.stringContaining("Chrome") });
});
