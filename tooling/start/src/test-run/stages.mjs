import { readdir } from "node:fs/promises";
import path from "node:path";
import { packagesToProve, storiesToProve, testsToProve } from "../changes.mjs";
import { root } from "../settings.mjs";
import { build, missingBuild, pnpmCommand } from "../workspace.mjs";
import { commandStage, workStage } from "./command-stage.mjs";
import { journeysStage } from "./journeys-stage.mjs";
import { releaseRehearsal } from "./release.mjs";
import { turboStage } from "./turbo-stage.mjs";

/**
 * The size of a run: `short` proves what every landing needs (`npm test`), `full` everything (`npm run test:full`).
 *
 * @typedef {"short" | "full"} Size
 */

/**
 * @typedef {object} StageContext
 * @property {import("../supervisor.mjs").Supervisor} supervisor
 * @property {NodeJS.ProcessEnv} env
 * @property {string} logDir
 * @property {(line: string) => void} say
 * @property {readonly string[]} order arguments for vitest that order the test files
 * @property {readonly string[] | null} changed files that changed since `npm run test:full` passed last; null when unknown
 */

/**
 * @typedef {object} Stage
 * @property {string} key what `--only` calls it
 * @property {string} title
 * @property {Size} [only] the size of run that it belongs to; without it, both
 * @property {readonly string[]} needs keys of the stages that must have succeeded before
 * @property {number} cores how many processes it keeps busy: the number of workers that it starts
 * @property {(context: StageContext) => Promise<import("./report.mjs").StageOutcome>} run
 */

/** The quick checks, which find most mistakes: nothing else starts when one of them fails. */
const checked = ["format", "types", "imports"];

const built = ["build", "site"];

/** Versions of Node that the site must also run on. */
const nodes = ["24.21.0", "26.10.0"];

/**
 * `schedule.mjs` decides on the order. The journeys run alone: two browsers and a site keep two cores busy, and beside
 * them a page can take longer than a journey waits.
 *
 * @type {readonly Stage[]}
 */
export const stages = [
  commandStage({
    key: "generate",
    title: "Generated code",
    needs: [],
    command: async () => [
      ...(await pnpmCommand()),
      ...["exec", "turbo", "run", "generate", "--output-logs=new-only", "--concurrency=1"],
    ],
  }),
  commandStage({
    key: "format",
    title: "Formatting and lint",
    needs: [],
    command: () => [program("biome"), "ci", "--colors=off", "--max-diagnostics=50", "."],
  }),
  commandStage({
    key: "types",
    title: "Types",
    needs: ["generate"],
    cores: 2,
    command: () => [process.execPath, "tooling/start/typecheck.mjs"],
  }),
  commandStage({
    key: "imports",
    title: "Imports",
    needs: ["generate"],
    command: () => [process.execPath, "tooling/lint/check-imports.mjs"],
  }),
  commandStage({
    key: "unused",
    title: "Unused code and dependencies",
    needs: ["generate"],
    command: () => [program("knip"), "--no-config-hints"],
  }),
  turboStage({ key: "build", title: "Build", task: "build", needs: checked, cores: 2 }),
  {
    ...workStage("site", "The built site is complete", ["build"], async ({ supervisor, env, logDir }) => {
      // Leaves the stamp by which the launcher knows that it need not build again.
      const stamp = await missingBuild();
      if (stamp !== null) await build(supervisor, { env, logDir, stamp });
    }),
    // On a free core the tests would start, and the journeys, which need both, would wait for their end.
    cores: 2,
  },
  {
    ...journeysStage({
      key: "smoke",
      title: "Main journeys in the browser",
      folder: "tooling/e2e",
      results: "e2e.json",
      cores: 2,
      tag: "@smoke",
    }),
    only: "short",
  },
  {
    ...journeysStage({
      key: "changed-journeys",
      title: "Changed journeys in the browser",
      folder: "tooling/e2e",
      results: "e2e.json",
      cores: 2,
      select: ({ changed }) => testsToProve(changed, "tooling/e2e"),
    }),
    only: "short",
  },
  {
    ...journeysStage({
      key: "journeys",
      title: "Journeys in the browser",
      folder: "tooling/e2e",
      results: "e2e.json",
      cores: 2,
    }),
    only: "full",
  },
  ...nodes.map((node) => ({
    ...journeysStage({
      key: `node-${Number.parseInt(node, 10)}`,
      title: `Main journeys on Node ${node}`,
      folder: "tooling/e2e",
      results: "e2e.json",
      cores: 2,
      tag: "@smoke",
      node,
    }),
    only: /** @type {const} */ ("full"),
  })),
  turboStage({ key: "unit", title: "Unit tests", task: "test", results: "unit.json", needs: checked }),
  turboStage({
    key: "postgres",
    title: "Operation tests on PostgreSQL",
    task: "test:postgres",
    results: "postgres.json",
    needs: checked,
  }),
  {
    ...turboStage({
      key: "changed",
      title: "Slow tests of changed code",
      task: "test:full",
      results: "full.json",
      needs: checked,
      select: ({ changed }, having) => ({ packages: packagesToProve(changed, having) }),
    }),
    only: "short",
  },
  {
    ...turboStage({
      key: "changed-api",
      title: "Slow tests of changed parts of the api",
      task: "test:full",
      results: "full.json",
      needs: checked,
      select: ({ changed }, having) => {
        const args = testsToProve(changed, "apps/api");
        const packages = having.filter(({ folder }) => args.length > 0 && folder === "apps/api");
        return { packages: packages.map(({ name }) => name), args };
      },
    }),
    only: "short",
  },
  {
    ...turboStage({
      key: "slow",
      title: "Slow tests",
      task: "test:full",
      results: "full.json",
      needs: checked,
    }),
    only: "full",
  },
  {
    ...turboStage({
      key: "stories",
      title: "Stories of changed components",
      task: "test:storybook",
      results: "storybook.json",
      needs: checked,
      select: async ({ changed }, having) => {
        const places = storiesToProve(changed, await storyFiles());
        const packages = places?.length === 0 ? [] : having.map(({ name }) => name);
        return { packages, args: places ?? [] };
      },
    }),
    only: "short",
  },
  {
    ...turboStage({
      key: "storybook",
      title: "Storybook tests",
      task: "test:storybook",
      results: "storybook.json",
      needs: checked,
    }),
    only: "full",
  },
  {
    ...turboStage({
      key: "storybook-site",
      title: "Storybook as a site",
      task: "build-storybook",
      needs: checked,
    }),
    only: "full",
  },
  {
    ...workStage("release", "Release rehearsal", checked, releaseRehearsal),
    only: "full",
  },
  {
    ...commandStage({
      key: "budgets",
      title: "Budgets that do not depend on time",
      needs: built,
      command: async () => [...(await pnpmCommand()), "--filter", "@grow/tooling-bench", "short"],
    }),
    only: "full",
  },
  {
    ...journeysStage({
      key: "cluster",
      title: "Several servers, some of them lost",
      folder: "tooling/cluster",
      results: "cluster.json",
      cores: 1,
    }),
    only: "full",
  },
];

/** @returns {Promise<string[]>} the files with stories, relative to `packages/ui` */
async function storyFiles() {
  const files = await readdir(path.join(root, "packages/ui/src"), { recursive: true });
  return files.filter((file) => file.endsWith(".stories.tsx")).map((file) => path.posix.join("src", file));
}

/** @param {string} name */
function program(name) {
  return path.join(root, "node_modules/.bin", name);
}
