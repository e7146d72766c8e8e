import { patience } from "@grow/testing/test-time";
import { defineConfig } from "@playwright/test";
import journeys from "../e2e/playwright.config.ts";

const { use } = journeys;

/** One cluster, started by the process that runs the tests, because they stop and kill its servers. */
export default defineConfig({
  testDir: "journeys",
  outputDir: "test-results/artifacts",
  forbidOnly: true,
  retries: 0,
  fullyParallel: false,
  workers: 1,
  timeout: 60_000 * patience,
  expect: { timeout: 10_000 * patience },
  reporter: [["line"], ["json", { outputFile: "test-results/cluster.json" }]],
  ...(use ? { use } : {}),
});
