import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { root } from "../settings.mjs";
import { createSupervisor, StartError } from "../supervisor.mjs";
import { journeysStage } from "./journeys-stage.mjs";

/** @type {string} */
let folder;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "grow-journeys-"));
  await mkdir(path.join(folder, "test-results"));
});
afterEach(async () => {
  await rm(folder, { recursive: true });
});

/** @param {unknown} report what Playwright leaves, if anything, when it fails */
async function runStage(report) {
  const where = { folder: path.relative(root, folder), results: "e2e.json" };
  const supervisor = {
    ...createSupervisor(),
    async run() {
      if (report) await writeFile(path.join(folder, "test-results/e2e.json"), JSON.stringify(report));
      throw new StartError("The site did not start.");
    },
  };
  const stage = journeysStage({ key: "smoke", title: "Journeys", cores: 2, ...where });
  return await stage.run({
    ...{ supervisor, env: process.env, logDir: folder, say: () => {}, order: [], changed: null },
  });
}

test("journeys that failed can run again, an error outside of them cannot", async () => {
  const spec = { title: "reads", file: "explore.spec.ts", line: 12 };
  const { failures } = await runStage({
    suites: [
      { title: "explore.spec.ts", specs: [{ ...spec, tests: [{ status: "unexpected", results: [] }] }] },
    ],
    errors: [{ message: "the site ended" }],
  });
  expect(failures.map(({ name, rerun }) => [name, rerun?.script])).toEqual([
    ["explore.spec.ts › reads", "journeys"],
    ["the run itself", undefined],
  ]);
});

test("a run without results is one failure, and does not run again", async () => {
  const { failures } = await runStage(null);
  expect(failures.map(({ rerun }) => rerun)).toEqual([undefined]);
});
