import { LOCAL_HOSTS_ONLY, wholeChromium } from "@grow/testing/chromium";
import { type Browser, type BrowserContext, type Page, chromium as playwright } from "playwright";
import { freePorts } from "../../../start/src/ports.mjs";

/** The phone viewport of the budgets. */
const PHONE = { width: 412, height: 823 };

const AGENT =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";

/** Chromium as people have it, without access to other hosts. */
export async function openBrowser(): Promise<{ browser: Browser; debugPort: number }> {
  const [debugPort = 0] = await freePorts(1);
  const browser = await playwright.launch({
    ...wholeChromium,
    args: [...wholeChromium.args, LOCAL_HOSTS_ONLY, `--remote-debugging-port=${debugPort}`],
  });
  return { browser, debugPort };
}

export interface VisitorOptions {
  readonly origin: string;
  readonly token?: string;
  /** The language chosen by cookie. */
  readonly locale?: string;
}

/** A new browser context with an empty cache. */
export async function visitor(
  browser: Browser,
  { origin, token, locale }: VisitorOptions,
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({
    viewport: PHONE,
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    userAgent: AGENT,
    locale: "en-US",
    // Its background requests are no part of a page.
    serviceWorkers: "block",
  });
  const cookies = { ...(token ? { token } : {}), ...(locale ? { locale } : {}) };
  await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url: origin })));
  return { context, page: await context.newPage() };
}
