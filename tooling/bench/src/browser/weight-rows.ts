import type { Browser, Page } from "playwright";
import type { BenchSite } from "../site/bench-site.ts";
import type { WellKnown } from "../site/well-known.ts";
import { visitor } from "./browser.ts";
import { FOREIGN_BEFORE, FOREIGN_LIVE, foreignModules } from "./module-graph.ts";
import { type Asked, listen, scriptsOf, weigh } from "./weight.ts";

/** Milliseconds in which a page that waits for a sign asks for more if it is going to. */
const QUIET = 700;

/** Weighs the pages and looks at what their scripts are made of; needs no time that could be measured wrongly. */
export async function weightRows(
  browser: Browser,
  site: BenchSite,
  known: WellKnown,
): Promise<Record<string, number>> {
  const rows: Record<string, number> = {};
  const foreign = { before: new Set<string>(), live: new Set<string>() };
  for (const name of ["explore", "diary"] as const) {
    const { before, after } = await readAndTouch(browser, site, known[name]);
    const [first, whole] = [await weigh(before, {}), await weigh(after, {})];
    rows[`${name}.script-before`] = first.script;
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
    const asked = listen(page);
    // Elsewhere growers write in whatever scripts they like.
    await page.goto(known.ofOneScript[locale], { waitUntil: "load" });
    await page.waitForTimeout(QUIET);
    rows[`fonts.${locale}`] = (await weigh(asked, { cookie: `locale=${locale}` })).font;
    await context.close();
  }
  const { context, page } = await visitor(browser, { origin: site.origins.community, token: known.token });
  const asked = listen(page);
  await page.goto(known.editor, { waitUntil: "load" });
  await untilLive(page);
  rows["week-editor.script-after"] = (await weigh(asked, { cookie: `token=${known.token}` })).script;
  await context.close();
  return rows;
}

/** What a guest's page asks for until it has loaded, and all of it once he has touched it. */
async function readAndTouch(
  browser: Browser,
  site: BenchSite,
  url: string,
): Promise<{ before: Asked[]; after: Asked[] }> {
  const { context, page } = await visitor(browser, { origin: site.origins.community });
  const asked = listen(page);
  await page.goto(url, { waitUntil: "load" });
  await page.waitForTimeout(QUIET);
  const before = [...asked];
  await page.keyboard.press("Shift");
  await untilLive(page);
  await context.close();
  return { before, after: [...asked] };
}

/** How many scripts a guest's first step from a diary, which he has touched, to another of its weeks asks for. */
async function scriptsOfStep(browser: Browser, site: BenchSite, url: string): Promise<number> {
  const { context, page } = await visitor(browser, { origin: site.origins.community });
  await page.goto(url, { waitUntil: "load" });
  await page.keyboard.press("Shift");
  await untilLive(page);
  const first = page.url();
  const asked = listen(page);
  // By script: a finger would bring into sight what a diary fetches there.
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('nav a[href*="/week/"]:not([aria-current])')?.click();
  });
  await page.waitForURL((address) => address.href !== first);
  await untilLive(page);
  await context.close();
  return scriptsOf(asked).length;
}

/**
 * Waits until React has taken the page over and asks for nothing any more. By what is asked, for the line of events of somebody signed
 * in stays open for as long as the page.
 */
export async function untilLive(page: Page): Promise<void> {
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
