import AxeBuilder from "@axe-core/playwright";
import type { PersonaName } from "@grow/testing";
import { type BrowserContext, test as base, expect, type Page } from "@playwright/test";
import { type SiteUnderTest, siteUnderTest } from "../site/under-test.ts";

/** What a page said that it should not have: console errors (breaches of the content security policy are among them), errors nobody caught, requests to elsewhere. */
export interface Complaints {
  readonly list: readonly string[];
  /** Expects a complaint, for instance the console's note about a page that is answered with 404. */
  allow(pattern: RegExp): void;
  /** Listens to another browser besides. */
  watch(context: BrowserContext): void;
}

interface Journey {
  site: SiteUnderTest;
  complaints: Complaints;
  /** Lets the browser of this journey be that of a demo person from the next page on. His session is shared: signing out is for journeys that have signed in by themselves. */
  signIn(name: PersonaName): Promise<void>;
  /** A page of a browser without JavaScript. */
  plainPage: Page;
  /** A page of another browser, in which nobody is signed in. */
  guestPage: Page;
  /** Fails when axe finds something serious or critical on a page, in the theme that is shown. */
  expectAccessible(page: Page): Promise<void>;
}

export const test = base.extend<Journey>({
  // The empty pattern tells Playwright that this needs no other fixture.
  site: async ({}, use) => use(siteUnderTest()),

  baseURL: async ({ site }, use) => use(site.community),

  complaints: [
    async ({ context, site }, use) => {
      const list: string[] = [];
      // A page whose session has ended asks for its line of events and for what is new once more before it knows.
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

  expectAccessible: async ({}, use) => {
    await use(async (page) => {
      // In the page itself, and only what it finds wrong: carrying all it looked at to another page takes longer than looking. What
      // that is for, frames from elsewhere, our pages do not have.
      const axe = new AxeBuilder({ page }).options({ resultTypes: ["violations"] }).setLegacyMode();
      const { violations } = await axe.analyze();
      const serious = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
      expect(
        serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join("\n  ")}`),
        "axe finds nothing serious",
      ).toEqual([]);
    });
  },
});

export { expect };

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
