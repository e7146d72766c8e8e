import type { Page } from "@playwright/test";
import { hydrate, openHydrated } from "./hydration.ts";
import { expect, test } from "./journey.ts";

/** What a page asked for, counted from now on. */
interface Counted {
  /** Addresses of pages that were loaded whole. */
  readonly pages: string[];
  /** Scripts that were answered with 404. */
  readonly lost: string[];
}

/**
 * From now on the scripts that a page has not loaded yet are gone, as after a new version of the site was put in place of the
 * old one. The loader, which every page has loaded, stays.
 *
 * @param times - how many of them, one after another; the scripts of the new version are there again
 */
async function loseScripts(page: Page, times = Number.POSITIVE_INFINITY): Promise<Counted> {
  const pages: string[] = [];
  const lost: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) pages.push(new URL(request.url()).pathname);
  });
  await page.route(/\/assets\/.*\.js/, async (route) => {
    // The trackers are loaded when the page is idle, and no page needs them.
    if (lost.length >= times || /\/assets\/(?:start|trackers)-/.test(route.request().url()))
      return route.fallback();
    lost.push(new URL(route.request().url()).pathname);
    return route.fulfill({ status: 404, contentType: "text/plain", body: "" });
  });
  return { pages, lost };
}

test.describe("a new version deployed while a page is open", () => {
  test.beforeEach(({ complaints }) => complaints.allow(/404|Failed to fetch dynamically|error loading/i));

  test("makes the next navigation a full page load, once", async ({ page }) => {
    // Diaries that no other visitor renames meanwhile.
    await openHydrated(page, "/explore?sort=like");
    const { pages, lost } = await loseScripts(page, 1);
    const diary = page.getByRole("main").getByRole("article").getByRole("link").first();
    await diary.click();
    await page.waitForURL(/\/diaries\/\d+/);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    // Only a page that has all its scripts gets so far: it has no more reason to load again.
    await hydrate(page);
    expect(lost).toHaveLength(1);
    expect(pages).toEqual([new URL(page.url()).pathname]);
  });

  test("does not reload in a loop when scripts stay missing, and links still work", async ({ page }) => {
    // Diaries with weeks to go to, unlike those that other visitors are just beginning.
    await openHydrated(page, "/explore/harvest");
    const { pages } = await loseScripts(page);
    await page.getByRole("main").getByRole("article").getByRole("link").first().click();
    await page.waitForURL(/\/diaries\/\d+/);
    // The loader gives up with a warning, and the page stays as the server sent it.
    const givenUp = page.waitForEvent("console", (message) => message.type() === "warning");
    await page.locator("body").press("Shift");
    await givenUp;
    expect(pages).toHaveLength(1);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.getByRole("navigation", { name: "Weeks of this diary" }).getByRole("link").first().click();
    await page.waitForURL(/\/week\/\d+/);
    expect(pages).toHaveLength(2);
  });
});
