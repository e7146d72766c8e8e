import type { Browser, Page } from "playwright";
import { type VisitorOptions, visitor } from "./browser.ts";

/** What a page load was like for who waits for it. */
export interface Vitals {
  /** Milliseconds until the largest thing stood there. */
  readonly paint: number;
  /** Milliseconds beyond 50 of every task between the first paint and the end of loading. */
  readonly blocking: number;
  readonly shift: number;
}

export interface Conditions {
  /** 150 ms to the server and back, 1.6 Mbit a second. */
  readonly isSlow?: boolean;
  readonly hasPhotos?: boolean;
}

/** Milliseconds after the load in which late paints and shifts still count. */
const AFTERWARDS = 1000;

/** Milliseconds after the load within which something must have been painted. */
const PAINTED = 15_000;

interface Seen {
  paint: number;
  first: number;
  shift: number;
  tasks: { at: number; duration: number }[];
}

/**
 * Loads a page with a cold cache and a fourth of the processor.
 *
 * @throws Error when the browser told of no paint: all numbers would be 0
 */
export async function vitalsOf(
  browser: Browser,
  url: string,
  who: VisitorOptions,
  { isSlow = false, hasPhotos = true }: Conditions = {},
): Promise<Vitals> {
  const { context, page } = await visitor(browser, who);
  await throttle(page, isSlow);
  if (!hasPhotos) await page.route("**/media/**", (route) => route.abort());
  await page.addInitScript(observe);
  await page.goto(url, { waitUntil: "load" });
  await page
    .waitForFunction(() => (window as unknown as { seen: Seen }).seen.paint > 0, undefined, {
      timeout: PAINTED,
    })
    .catch(() => {});
  await page.waitForTimeout(AFTERWARDS);
  const seen = await page.evaluate(() => (window as unknown as { seen: Seen }).seen);
  await context.close();
  if (seen.paint === 0 || seen.first === 0) throw new Error(`${url}: nothing was told of its painting.`);
  const blocking = seen.tasks
    .filter(({ at }) => at >= seen.first)
    .reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0);
  return { paint: seen.paint, blocking, shift: seen.shift };
}

/** A fourth of the processor; on request a network of the country. */
export async function throttle(page: Page, isSlow: boolean): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  if (!isSlow) return;
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  });
}

/** Runs in the page, before anything of it. No function within it has a name: what loads this file would mark it with one of its own words. */
function observe(): void {
  const seen: Seen = { paint: 0, first: 0, shift: 0, tasks: [] };
  (window as unknown as { seen: Seen }).seen = seen;
  for (const type of ["largest-contentful-paint", "paint", "layout-shift", "longtask"]) {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { startTime: at, duration } = entry;
        if (type === "largest-contentful-paint") seen.paint = at;
        if (entry.name === "first-contentful-paint") seen.first = at;
        if (type === "longtask") seen.tasks.push({ at, duration });
        if (type !== "layout-shift") continue;
        const { hadRecentInput, value } = entry as PerformanceEntry & {
          hadRecentInput: boolean;
          value: number;
        };
        if (!hadRecentInput) seen.shift += value;
      }
    }).observe({ type, buffered: true });
  }
}
