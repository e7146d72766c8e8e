import type { Browser, Page } from "playwright";
import type { BenchSite } from "../site/bench-site.ts";
import type { Targets } from "../site/targets.ts";
import { visitor } from "./browser.ts";
import { FOREIGN_BEFORE, FOREIGN_LIVE, foreignModules } from "./module-graph.ts";
import { type PageRequest, recordRequests, scriptsOf, weigh } from "./weight.ts";

/** Milliseconds without requests after which a page counts as loaded. */
const QUIET = 700;

/** Measures bytes, requests and modules of the pages, which do not depend on time. */
export async function weightRows(
  browser: Browser,
  site: BenchSite,
  known: Targets,
): Promise<Record<string, number>> {
  const rows: Record<string, number> = {};
  const foreign = { before: new Set<string>(), live: new Set<string>() };
  for (const name of ["explore", "diary"] as const) {
    const { before, after, trackers } = await requestsOf(browser, site, known[name]);
    const [first, whole] = [await weigh(before, {}), await weigh(after, {})];
    rows[`${name}.script-before`] = first.script;
    rows[`${name}.script-idle`] = (await weigh(trackers, {})).script;
    rows[`${name}.script-after`] = whole.script;
    rows[`${name}.style`] = first.style;
    rows[`${name}.document`] = first.document;
    rows[`${name}.requests`] = first.requests;
    for (const one of foreignModules(scriptsOf(before), FOREIGN_BEFORE)) foreign.before.add(one);
    for (const one of foreignModules(scriptsOf(after), FOREIGN_LIVE)) foreign.live.add(one);
  }
  rows["diary.step-scripts"] = await scriptsOfStep(browser, site, known.diary);
  rows["reading.foreign-modules"] = foreign.before.size;
  rows["reading-live.foreign-modules"] = foreign.live.size;
  for (const one of new Set([...foreign.before, ...foreign.live])) console.log(`  on a reading page: ${one}`);

  for (const locale of ["en", "ru", "th"] as const) {
    const { context, page } = await visitor(browser, { origin: site.origins.community, locale });
    const asked = recordRequests(page);
    // Other pages mix scripts in users' texts.
    await page.goto(known.ofOneScript[locale], { waitUntil: "load" });
    await page.waitForTimeout(QUIET);
    rows[`fonts.${locale}`] = (await weigh(asked, { cookie: `locale=${locale}` })).font;
    await context.close();
  }
  const { context, page } = await visitor(browser, { origin: site.origins.community, token: known.token });
  const asked = recordRequests(page);
  await page.goto(known.editor, { waitUntil: "load" });
  await untilHydrated(page);
  rows["week-editor.script-after"] = (
    await weigh(
      asked.filter((request) => !isTracking(request)),
      { cookie: `token=${known.token}` },
    )
  ).script;
  await context.close();
  return rows;
}

/** Whether a page requests this for the trackers, which start after everything else, when it is idle. */
const isTracking = ({ url }: PageRequest): boolean =>
  /\/assets\/trackers-|\/api\/(?:adv|stat|telemetry|errors)(?:[/?]|$)/.test(url);

/** Requests of a guest's page until it has loaded, all requests after the first interaction, and those of the trackers. */
async function requestsOf(
  browser: Browser,
  site: BenchSite,
  url: string,
): Promise<{ before: PageRequest[]; after: PageRequest[]; trackers: PageRequest[] }> {
  const { context, page } = await visitor(browser, { origin: site.origins.community });
  const asked = recordRequests(page);
  await page.goto(url, { waitUntil: "load" });
  await page.waitForTimeout(QUIET);
  const before = asked.filter((request) => !isTracking(request));
  await page.keyboard.press("Shift");
  await untilHydrated(page);
  await context.close();
  return {
    before,
    after: asked.filter((request) => !isTracking(request)),
    trackers: asked.filter(isTracking),
  };
}

/** The number of scripts that the first step from a hydrated diary to another week loads. */
async function scriptsOfStep(browser: Browser, site: BenchSite, url: string): Promise<number> {
  const { context, page } = await visitor(browser, { origin: site.origins.community });
  await page.goto(url, { waitUntil: "load" });
  await page.keyboard.press("Shift");
  await untilHydrated(page);
  const first = page.url();
  const asked = recordRequests(page);
  // Clicked by script, because scrolling to it would load deferred parts.
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('nav a[href*="/week/"]:not([aria-current])')?.click();
  });
  await page.waitForURL((address) => address.href !== first);
  await untilHydrated(page);
  await context.close();
  return scriptsOf(asked).length;
}

/**
 * Waits until React has hydrated the page and requests have ceased. It counts requests, because a member's event stream stays open.
 */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.documentElement).some((key) => key.startsWith("__react")),
  );
  let last = Date.now();
  const heard = () => {
    last = Date.now();
  };
  page.on("request", heard);
  page.on("requestfinished", heard);
  while (Date.now() - last < QUIET) await page.waitForTimeout(QUIET / 10);
  page.off("request", heard);
  page.off("requestfinished", heard);
}
