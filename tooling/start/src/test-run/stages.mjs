import { readdir, rm } from "node:fs/promises";
import path from "node:path";
import { packagesToProve, storiesToProve } from "../changes.mjs";
import { root } from "../settings.mjs";
import { StartError } from "../supervisor.mjs";
import { build, missingBuild, pnpmCommand, toolEnv } from "../workspace.mjs";
import { releaseRehearsal } from "./release.mjs";
import { readResults } from "./results.mjs";
import { turboStage } from "./turbo-stage.mjs";

/**
 * What a run proves: `short` what every landing needs (`npm test`), `full` everything (`npm run test:full`).
 *
 * @typedef {"short" | "full"} Size
 */

/**
 * @typedef {object} StageContext
 * @property {import("../supervisor.mjs").Supervisor} supervisor
 * @property {NodeJS.ProcessEnv} env
 * @property {string} logDir
 * @property {(line: string) => void} say
 * @property {readonly string[] | null} changed files that changed since `npm run test:full` passed last; null when unknown
 */

/**
 * @typedef {object} Stage
 * @property {string} key what `--only` calls it
 * @property {string} title
 * @property {Size} [only] the size of run that it belongs to; without it, both
 * @property {readonly string[]} needs keys of the stages that must have succeeded before
 * @property {readonly string[]} [after] keys of stages that must have ended before, whatever their result
 * @property {number} cores how many processes it keeps busy: the number of workers that it starts
 * @property {(context: StageContext) => Promise<import("./report.mjs").StageOutcome>} run
 */

/** The quick checks, which find most mistakes: nothing else starts when one of them fails. */
const checked = ["format", "types", "imports"];

const built = ["build", "site"];

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
      ...["exec", "turbo", "run", "generate", "--output-logs=new-only"],
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
      key: "journeys",
      title: "Journeys in the browser",
      folder: "tooling/e2e",
      results: "e2e.json",
      cores: 2,
    }),
    only: "full",
  },
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
    ...workStage("release", "Release rehearsal", ["build"], releaseRehearsal),
    // The slow tests of the published packages build into the folders that it packs.
    after: ["slow"],
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

/**
 * A stage that is a run of Playwright, and counts as many tests as it ran.
 *
 * @param {object} options
 * @param {string} options.key
 * @param {string} options.title
 * @param {string} options.folder of the package whose script `journeys` runs the tests
 * @param {string} options.results the file of Playwright's JSON reporter in its folder `test-results`
 * @param {number} options.cores the number of browsers
 * @param {string} [options.tag] of the tests to run; without it, all
 * @returns {Stage}
 */
function journeysStage({ key, title, folder, results, cores, tag }) {
  return {
    key,
    title,
    needs: built,
    cores,
    async run({ supervisor, env, logDir }) {
      const began = Date.now();
      const file = path.join(root, folder, "test-results", results);
      await rm(file, { force: true });
      const command = [...(await pnpmCommand()), ...journeysArguments(folder, cores, tag)];
      const problem = await failure(() =>
        supervisor.run({ name: key, command, cwd: root, env: toolEnv(env), logDir }, `${title} failed.`),
      );
      const tally = await readResults(file);
      if (problem !== null && tally.failures.length === 0)
        tally.failures.push({ name: "the run itself", message: problem });
      const duration = Date.now() - began;
      const failures = tally.failures.map((one) => ({
        ...one,
        rerun: { folder, script: "journeys", results },
      }));
      const packages = [{ name: folder, milliseconds: duration }];
      return { key, title, duration, packages, ...tally, failures };
    },
  };
}

/**
 * @param {string} folder
 * @param {number} workers
 * @param {string} [tag]
 * @returns {string[]} arguments for pnpm
 */
export function journeysArguments(folder, workers, tag) {
  const some = tag === undefined ? [] : [`--grep=${tag}`];
  return ["--filter", `./${folder}`, "journeys", `--workers=${workers}`, ...some];
}

/**
 * A stage that is one command, and counts as one test.
 *
 * @param {object} options
 * @param {string} options.key
 * @param {string} options.title
 * @param {readonly string[]} options.needs
 * @param {() => readonly string[] | Promise<readonly string[]>} options.command
 * @param {number} [options.cores]
 * @returns {Stage}
 */
function commandStage({ key, title, needs, command, cores = 1 }) {
  const stage = workStage(key, title, needs, async ({ supervisor, env, logDir }) =>
    supervisor.run(
      { name: key, command: await command(), cwd: root, env: toolEnv(env), logDir },
      `${title} failed.`,
    ),
  );
  return { ...stage, cores };
}

/**
 * A stage that succeeds or throws, and counts as one test.
 *
 * @param {string} key
 * @param {string} title
 * @param {readonly string[]} needs
 * @param {(context: StageContext) => Promise<void>} work
 * @returns {Stage}
 */
function workStage(key, title, needs, work) {
  return {
    key,
    title,
    needs,
    cores: 1,
    async run(context) {
      const began = Date.now();
      const problem = await failure(() => work(context));
      const failures = problem === null ? [] : [{ name: key, message: problem }];
      return { key, title, passed: problem === null ? 1 : 0, failures, duration: Date.now() - began };
    },
  };
}

/**
 * @param {() => Promise<void>} work
 * @returns {Promise<string | null>} the problem with the last lines of the command; other errors are rethrown
 */
async function failure(work) {
  try {
    await work();
    return null;
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    return [error.message, ...error.lastLines].join("\n");
  }
}

/** @param {string} name */
function program(name) {
  return path.join(root, "node_modules/.bin", name);
}
