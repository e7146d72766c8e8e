import type { Page, Request } from "@playwright/test";
import { publishOwnDiary } from "./diaries.ts";
import { seenAt } from "./guests.ts";
import { hydrate, openHydrated, watchHydration } from "./hydration.ts";
import { expect, test } from "./journey.ts";

/** The trackers, which every page loads when it is idle. */
const isTrackers = (path: string) => path.startsWith("/assets/trackers-");

/** What a page fetched without being asked, and the scripts and data it fetched at all. */
function watchRequests(page: Page) {
  const all: Request[] = [];
  page.on("request", (request) => all.push(request));
  const paths = (wanted: (request: Request, path: string) => boolean) =>
    all
      .map((request) => ({ request, path: new URL(request.url()).pathname }))
      .filter(({ request, path }) => wanted(request, path))
      .map(({ path }) => path);
  return {
    ahead: () => paths((request) => request.headers()["x-purpose"] === "prefetch"),
    data: () => paths((_, path) => path.endsWith(".data")),
    scripts: () => paths((request, path) => request.resourceType() === "script" && !isTrackers(path)),
    clear: () => all.splice(0),
  };
}

/**
 * Opens a list in which a diary of another browser's new grower is, and hydrates it.
 *
 * @returns the link to the diary, and its path
 */
async function openList(page: Page, growersPage: Page, origin: string) {
  const { link: path, name } = await publishOwnDiary(growersPage, origin);
  const link = page.getByRole("main").getByRole("article").getByRole("link", { name }).first();
  await watchHydration(page);
  await seenAt(page, "/explore?sort=new", link);
  await hydrate(page);
  return { link, path };
}

/** The code that prefetches, which a guest's page loads after hydration. */
const isPrefetchCode = (address: string) => /\/assets\/prefetch-on-intent-[^/]*\.js$/.test(address);

/** Waits for a response on the way that a prefetch takes: what the page sent before is known by then. */
async function sendAfter(page: Page): Promise<void> {
  await page.evaluate(async () => (await fetch("/favicon.svg")).text());
}

test.describe("prefetch on hover", () => {
  test("fetches the page's data without its scripts and opens from it", async ({ page, guestPage, site }) => {
    const code = page.waitForResponse((response) => isPrefetchCode(response.url()));
    const { link, path } = await openList(page, guestPage, site.community);
    await (await code).finished();
    const requests = watchRequests(page);
    const answered = () => page.waitForResponse((response) => response.url().includes(`${path}.data`));
    const ahead = answered();
    await link.hover();
    await (await ahead).finished();
    expect(requests.ahead()).toEqual([`${path}.data`]);
    expect(requests.scripts()).toEqual([]);

    const served = answered();
    requests.clear();
    await link.click();
    await page.waitForURL(`**${path}`);
    // The browser has it already: only cached responses are counted, with zero bytes or less.
    const answer = await served;
    const { responseBodySize } = await answer.request().sizes();
    expect(responseBodySize).toBeLessThanOrEqual(0);
    expect(requests.scripts().length).toBeGreaterThan(0);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });

  test("ignores a page that fails, without a console message", async ({ page, complaints }) => {
    await openHydrated(page, "/explore");
    const requests = watchRequests(page);
    await page.evaluate(() =>
      document
        .querySelector("main")
        ?.insertAdjacentHTML("afterbegin", '<a href="/diaries/999999999">Gone</a>'),
    );
    const answered = page.waitForResponse((response) => response.url().includes("/diaries/999999999.data"));
    await page.getByRole("link", { name: "Gone" }).hover();
    expect((await answered).status()).toBe(204);
    expect(requests.ahead()).toEqual(["/diaries/999999999.data"]);
    expect(complaints.list).toEqual([]);
  });

  test("gets an empty response for a missing page, which opens with 404", async ({ page }) => {
    const ahead = { headers: { "x-purpose": "prefetch" } };
    expect((await page.request.get("/diaries/999999999.data", ahead)).status()).toBe(204);
    expect((await page.request.get("/diaries/999999999.data")).status()).toBe(404);
  });
});

test("is off for members", async ({ page, guestPage, site, signIn }) => {
  await signIn("grower");
  await page.clock.install();
  const requests = watchRequests(page);
  const { link } = await openList(page, guestPage, site.community);
  // A guest's page has asked for the code by now.
  expect(requests.scripts().length).toBeGreaterThan(0);
  expect(requests.scripts().filter(isPrefetchCode)).toEqual([]);
  await link.hover();
  // The second in which a page prefetches nothing, and the rest of the pointer.
  await page.clock.runFor(2000);
  await sendAfter(page);
  expect(requests.ahead()).toEqual([]);
});

test("is off on a slow connection", async ({ page, guestPage, site }) => {
  await page.addInitScript(() => {
    const asked = window as unknown as { isSpeedAsked: boolean };
    const connection = {
      saveData: false,
      get effectiveType() {
        asked.isSpeedAsked = true;
        return "3g";
      },
    };
    Object.defineProperty(navigator, "connection", { value: connection });
  });
  const { link } = await openList(page, guestPage, site.community);
  const requests = watchRequests(page);
  await link.hover();
  // The last thing that is looked at before a prefetch.
  await page.waitForFunction(() => "isSpeedAsked" in window);
  await sendAfter(page);
  expect(requests.ahead()).toEqual([]);
});
