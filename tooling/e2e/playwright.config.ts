import { chromium, LOCAL_HOSTS_ONLY } from "@grow/testing/chromium";
import { patience } from "@grow/testing/test-time";
import { defineConfig } from "@playwright/test";

export default defineConfig({
  testDir: "journeys",
  globalSetup: "./site/global-setup.ts",
  outputDir: "test-results/artifacts",
  forbidOnly: true,
  // `npm test` runs what failed once more, alone, at its very end.
  retries: 0,
  // Journeys share one site, and each makes what it changes: they may run side by side.
  fullyParallel: false,
  workers: 2,
  timeout: 60_000 * patience,
  expect: { timeout: 10_000 * patience },
  reporter: [["line"], ["json", { outputFile: "test-results/e2e.json" }]],
  use: {
    browserName: "chromium",
    // Recognised bots get no error pages, and a headless browser says that it is one.
    userAgent:
      "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36",
    locale: "en-US",
    timezoneId: "UTC",
    viewport: { width: 1280, height: 800 },
    // What a service worker asks for cannot be held back or looked at; one journey is about it.
    serviceWorkers: "block",
    // What was done and said, and the page as it was in the end. Pictures of every step, for all journeys that pass, take as much
    // of the processor as the journeys do; `--trace on` brings them where one is looked at.
    trace: { mode: "retain-on-failure", screenshots: false, snapshots: false },
    screenshot: "only-on-failure",
    // Requests of a page to other hosts fail, and a failure is a console error, which fails the journey.
    launchOptions: { ...chromium, args: [...chromium.args, LOCAL_HOSTS_ONLY] },
  },
});
