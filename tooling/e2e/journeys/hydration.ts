import { patience } from "@grow/testing/test-time";
import type { Page } from "@playwright/test";

/** Counts the pages whose effects have run, from the next load on: the shell dispatches an event for each. */
export async function watchHydration(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const counted = window as unknown as { pagesShown: number };
    counted.pagesShown = 0;
    addEventListener("grow:page-shown", () => {
      counted.pagesShown += 1;
    });
  });
}

/** Waits until the effects of the n-th page since the last load have run. Needs `watchHydration`. */
export async function pageShown(page: Page, number: number): Promise<void> {
  await page.waitForFunction(
    (wanted) => (window as unknown as { pagesShown: number }).pagesShown >= wanted,
    number,
  );
}

/** Hydrates the loaded page, as a guest's first key does, and waits until its effects have run. Needs `watchHydration`. */
export async function hydrate(page: Page): Promise<void> {
  await page.locator("body").press("Shift");
  await pageShown(page, 1);
}

/**
 * Holds back all scripts from now on but the loader, which asks for the others.
 *
 * @returns lets them through
 */
export async function holdScripts(page: Page): Promise<() => void> {
  let release: () => void = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/assets/*.js", async (route) => {
    if (!route.request().url().includes("/assets/start-")) await released;
    await route.continue();
  });
  return release;
}

/** Opens a page and hydrates it. */
export async function openHydrated(page: Page, address: string): Promise<void> {
  await watchHydration(page);
  await page.goto(address);
  await hydrate(page);
}

/** Waits until the browser has run everything that the page left for an idle moment. */
export async function browserIdle(page: Page): Promise<void> {
  // Idle callbacks run in the order in which they were requested; this one expires after those of the page.
  await page.evaluate(
    (timeout) => new Promise((resolve) => requestIdleCallback(resolve, { timeout })),
    2000 * patience,
  );
}
