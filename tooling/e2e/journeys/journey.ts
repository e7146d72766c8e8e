import AxeBuilder from "@axe-core/playwright";
import type { PersonaName } from "@grow/testing";
import { type BrowserContext, test as base, expect, type Page } from "@playwright/test";
import { type SiteUnderTest, siteUnderTest } from "../site/under-test.ts";

/** Console errors (CSP violations included), uncaught errors and requests to other hosts. */
export interface Complaints {
  readonly list: readonly string[];
  /** Allows a message, such as the console's note about a 404. */
  allow(pattern: RegExp): void;
  /** Also listens to another browser. */
  watch(context: BrowserContext): void;
}

interface Journey {
  site: SiteUnderTest;
  complaints: Complaints;
  /** Signs the browser in as a demo account from the next page on. The session is shared, so journeys that sign out must sign in by themselves. */
  signIn(name: PersonaName): Promise<void>;
  /** A page of a browser without JavaScript. */
  plainPage: Page;
  /** A page of a second, signed-out browser. */
  guestPage: Page;
  /** Fails when axe finds a serious or critical violation in the current theme. */
  expectAccessible(page: Page): Promise<void>;
  /** The same in both themes, without loading the page again: in the dark theme only the rules about colours. */
  expectAccessibleInBothThemes(page: Page): Promise<void>;
}

export const test = base.extend<Journey>({
  // The empty pattern tells Playwright that this depends on no other fixture.
  site: async ({}, use) => use(siteUnderTest()),

  baseURL: async ({ site }, use) => use(site.community),

  complaints: [
    async ({ context, site }, use) => {
      const list: string[] = [];
      // After its session ended, a page requests its event stream and numbers once more.
      const allowed: RegExp[] = [/status of 401 .*\/(?:live|notifications-g\/numbers\/v2)\)/];
      const listen = (other: BrowserContext) => watch(other, site, list);
      listen(context);
      await use({ list, allow: (pattern) => allowed.push(pattern), watch: listen });
      expect(
        list.filter((line) => !allowed.some((pattern) => pattern.test(line))),
        "The pages say nothing in the console and ask for nothing elsewhere",
      ).toEqual([]);
    },
    { auto: true },
  ],

  signIn: async ({ context, site }, use) => {
    await use(async (name) => {
      const value = site.tokens[name] ?? "";
      await context.addCookies([
        { name: "token", value, url: site.community, httpOnly: true, sameSite: "Lax" },
      ]);
    });
  },

  plainPage: async ({ browser, contextOptions, userAgent, site }, use) => {
    const context = await browser.newContext({
      ...contextOptions,
      ...(userAgent === undefined ? {} : { userAgent }),
      javaScriptEnabled: false,
      baseURL: site.community,
    });
    await use(await context.newPage());
    await context.close();
  },

  guestPage: async ({ browser, site, complaints }, use) => {
    const context = await browser.newContext({ baseURL: site.community });
    complaints.watch(context);
    await use(await context.newPage());
    await context.close();
  },

  expectAccessible: async ({}, use) => use((page) => expectNothingSerious(page)),

  expectAccessibleInBothThemes: async ({}, use) => {
    await use(async (page) => {
      await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
      await expectNothingSerious(page);
      await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
      await expectNothingSerious(page, COLOUR_RULES);
    });
  },
});

export { expect };

/** The rules of axe whose outcome depends on the theme. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

/** Runs axe, all rules or some. */
async function expectNothingSerious(page: Page, rules?: string[]): Promise<void> {
  // In the page itself and violations only: transferring passed nodes takes longer than the check. Legacy mode skips
  // frames from other origins, which our pages do not have.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
  if (rules !== undefined) axe.withRules(rules);
  const { violations } = await axe.analyze();
  const serious = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
  expect(
    serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join("\n  ")}`),
    "axe finds nothing serious",
  ).toEqual([]);
}

function watch(context: BrowserContext, site: SiteUnderTest, list: string[]): void {
  const own = [site.community, site.brands];
  context.on("console", (message) => {
    if (message.type() === "error") list.push(`${message.text()} (${message.location().url})`);
  });
  context.on("weberror", (error) => {
    list.push(error.error().stack ?? error.error().message);
  });
  context.on("request", (request) => {
    const url = request.url();
    if (/^(data|blob):/.test(url) || own.some((origin) => url.startsWith(`${origin}/`))) return;
    list.push(`A request to elsewhere: ${url}`);
  });
}
