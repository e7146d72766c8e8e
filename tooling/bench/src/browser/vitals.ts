import type { Browser, Page } from "playwright";
import { type VisitorOptions, visitor } from "./browser.ts";

/** Web vitals of a page load. */
export interface Vitals {
  /** Largest contentful paint in milliseconds. */
  readonly paint: number;
  /** Total blocking time: milliseconds beyond 50 of every task after the first paint. */
  readonly blocking: number;
  readonly shift: number;
}

export interface Conditions {
  /** 150 ms round trip, 1.6 Mbit/s. */
  readonly isSlow?: boolean;
  readonly hasPhotos?: boolean;
}

/** Milliseconds after the load in which late paints and shifts still count. */
const AFTERWARDS = 1000;

/** Milliseconds after the load within which something must have been painted. */
const PAINTED = 15_000;

interface Observed {
  paint: number;
  first: number;
  shift: number;
  tasks: { at: number; duration: number }[];
}

/**
 * Loads a page with a cold cache and a 4× slower CPU.
 *
 * @throws Error when the browser reported no paint
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
    .waitForFunction(() => (window as unknown as { observed: Observed }).observed.paint > 0, undefined, {
      timeout: PAINTED,
    })
    .catch(() => {});
  await page.waitForTimeout(AFTERWARDS);
  const observed = await page.evaluate(() => (window as unknown as { observed: Observed }).observed);
  await context.close();
  if (observed.paint === 0 || observed.first === 0) throw new Error(`${url}: the browser reported no paint.`);
  const blocking = observed.tasks
    .filter(({ at }) => at >= observed.first)
    .reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0);
  return { paint: observed.paint, blocking, shift: observed.shift };
}

/** Slows the CPU down 4×, and the network on request. */
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

/** Runs in the page before its scripts. It contains no named function, because esbuild would wrap it in a helper that the page lacks. */
function observe(): void {
  const observed: Observed = { paint: 0, first: 0, shift: 0, tasks: [] };
  (window as unknown as { observed: Observed }).observed = observed;
  for (const type of ["largest-contentful-paint", "paint", "layout-shift", "longtask"]) {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { startTime: at, duration } = entry;
        if (type === "largest-contentful-paint") observed.paint = at;
        if (entry.name === "first-contentful-paint") observed.first = at;
        if (type === "longtask") observed.tasks.push({ at, duration });
        if (type !== "layout-shift") continue;
        const { hadRecentInput, value } = entry as PerformanceEntry & {
          hadRecentInput: boolean;
          value: number;
        };
        if (!hadRecentInput) observed.shift += value;
      }
    }).observe({ type, buffered: true });
  }
}
