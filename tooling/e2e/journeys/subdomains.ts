import { PERSONAS, type PersonaName } from "@grow/testing";
import { patience } from "@grow/testing/test-time";
import type { Page } from "@playwright/test";
import { startSite } from "../site/site.ts";
import { test as journeys } from "./journey.ts";
import { sendSignIn } from "./people.ts";

/** Journeys on a site of their own, whose two apps are subdomains that share the sign-in session. */
export const test = journeys.extend({
  // Its start has a time of its own: a busy machine takes longer than a journey may.
  site: [
    async ({}, use) => {
      const own = await startSite(({ community, brands }) => ({
        COOKIE_DOMAIN: "grow.localhost",
        PUBLIC_URL: `http://grow.localhost:${community}`,
        BRANDS_URL: `http://brands.grow.localhost:${brands}`,
      }));
      await use({ community: own.community, brands: own.brands, dataDir: own.dataDir, tokens: {} });
      await own.stop();
    },
    { scope: "test", timeout: 120_000 * patience },
  ],
});

/** Signs the browser in by the form: the shared sessions of demo accounts are for another host. */
export async function signInAs(page: Page, name: PersonaName): Promise<void> {
  await page.goto("/auth/signin");
  await sendSignIn(page, PERSONAS[name].name, PERSONAS[name].password);
  await page.waitForURL((url) => !url.pathname.startsWith("/auth/"));
}
