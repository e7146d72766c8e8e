import type { Browser } from "playwright";
import { type VisitorOptions, visitor } from "./browser.ts";
import { throttle } from "./vitals.ts";
import { untilHydrated } from "./weight-rows.ts";

/** Text of a week; a hundred keys. */
const TEXT =
  "She drinks twice as much as last week, and the new leaves pray to the light. I raised the lamp a little.";

/**
 * Types into the editor with a 4× slower CPU.
 *
 * @returns milliseconds from a key to the next paint, 98th percentile
 */
export async function nextPaint(browser: Browser, url: string, who: VisitorOptions): Promise<number> {
  const { context, page } = await visitor(browser, who);
  await page.addInitScript(() => {
    const durations: number[] = [];
    (window as unknown as { durations: number[] }).durations = durations;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (["keydown", "keyup", "keypress", "input"].includes(entry.name)) durations.push(entry.duration);
      }
    }).observe({ type: "event", buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  });
  await page.goto(url, { waitUntil: "load" });
  await untilHydrated(page);
  await throttle(page, false);
  const field = page.locator('textarea[name="text"]');
  await field.click();
  await field.pressSequentially(TEXT, { delay: 40 });
  await page.waitForTimeout(500);
  const durations = await page.evaluate(() => (window as unknown as { durations: number[] }).durations);
  await context.close();
  // Events faster than a frame are not reported.
  const sorted = [...durations].sort((one, other) => other - one);
  return sorted[Math.min(2, sorted.length - 1)] ?? 16;
}
