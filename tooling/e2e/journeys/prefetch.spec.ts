import type { Page, Request } from "@playwright/test";
import { expect, test } from "./journey.ts";

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
    scripts: () => paths((request) => request.resourceType() === "script"),
    clear: () => all.splice(0),
  };
}

/**
 * Opens the list of diaries, lets React take over, and waits until the page is a second old.
 *
 * @param isAlone - nobody is signed in: a line of events, which stays open, would keep the network busy for ever
 */
async function openList(page: Page, isAlone = true) {
  // The diaries that other journeys write and rename stand first in any other order.
  await page.goto("/explore?sort=like");
  await page.locator("body").press("Shift");
  await page.waitForFunction(() => "__remixRouter" in window);
  if (isAlone) await page.waitForLoadState("networkidle");
  else await expect(page.getByTitle(/^Notifications/)).toBeVisible();
  await page.waitForTimeout(1100);
  const links = page.getByRole("main").getByRole("article").getByRole("link");
  return {
    link: links.first(),
    path: new URL((await links.first().getAttribute("href")) ?? "", page.url()).pathname,
  };
}

test.describe("prefetch on hover", () => {
  test("fetches the page's data without its scripts and opens from it", async ({ page }) => {
    const { link, path } = await openList(page);
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
    await openList(page);
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

test("is off for members", async ({ page, signIn }) => {
  await signIn("grower");
  const { link } = await openList(page, false);
  const requests = watchRequests(page);
  await link.hover();
  await page.waitForTimeout(500);
  expect(requests.ahead()).toEqual([]);
});

test("is off on a slow connection", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { effectiveType: "3g", saveData: false } });
  });
  const { link } = await openList(page);
  const requests = watchRequests(page);
  await link.hover();
  await page.waitForTimeout(500);
  expect(requests.ahead()).toEqual([]);
});
