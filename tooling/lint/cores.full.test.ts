import path from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { parseCLI, resolveConfig } from "vitest/node";
import clusterJourneys from "../cluster/playwright.config.ts";
import journeys from "../e2e/playwright.config.ts";
import { testEnv } from "../start/src/test-run/run-tests.mjs";
import { stages } from "../start/src/test-run/stages.mjs";
import { workspacePackages } from "../start/src/workspace.mjs";

const root = path.resolve(import.meta.dirname, "../..");

const runs = (await workspacePackages()).flatMap(({ folder, scripts }) =>
  Object.entries(scripts)
    .filter(([name, script]) => name.startsWith("test") && script.startsWith("vitest run "))
    .map(([name, script]) => ({ folder, name, script })),
);

/** How many cores the schedule keeps free for a stage. */
const coresOf = (stage: string) => stages.find(({ key }) => key === stage)?.cores;

describe("workers of vitest", () => {
  beforeEach(() => {
    for (const [name, value] of Object.entries(testEnv({}, null))) vi.stubEnv(name, value);
  });
  afterEach(() => vi.unstubAllEnvs());

  test.each(runs)("$folder has one in $name", async ({ folder, script }) => {
    const { options } = parseCLI(script);
    const { vitestConfig } = await resolveConfig({ ...options, root: path.join(root, folder) });
    expect(vitestConfig.maxWorkers).toBe(1);
  });
});

describe("workers of Playwright", () => {
  test("are as many as the stages of the journeys book", () => {
    for (const stage of ["smoke", "journeys", "node-24", "node-26"])
      expect(coresOf(stage)).toBe(journeys.workers);
  });

  test("are as many as the stage of the cluster books", () => {
    expect(coresOf("cluster")).toBe(clusterJourneys.workers);
  });
});
