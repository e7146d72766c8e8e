import { rm } from "node:fs/promises";
import path from "node:path";
import { root } from "../settings.mjs";
import { StartError } from "../supervisor.mjs";
import { build, missingBuild, pnpmCommand, toolEnv } from "../workspace.mjs";
import { releaseRehearsal } from "./release.mjs";
import { readResults } from "./results.mjs";
import { turboStage } from "./turbo-stage.mjs";

/**
 * @typedef {object} StageContext
 * @property {import("../supervisor.mjs").Supervisor} supervisor
 * @property {NodeJS.ProcessEnv} env
 * @property {string} logDir
 * @property {(line: string) => void} say
 * @property {boolean} isAffectedOnly leave out packages that do not differ from the main branch
 */

/**
 * @typedef {object} Stage
 * @property {string} key what `--only` calls it
 * @property {string} title
 * @property {readonly string[]} needs keys of the stages that must have succeeded before
 * @property {readonly string[]} [after] keys of stages that must have ended before, whatever their result
 * @property {number} cores how many processes it keeps busy: the number of workers that it starts
 * @property {(context: StageContext) => Promise<import("./report.mjs").StageOutcome>} run
 */

/**
 * `schedule.mjs` decides on the order. The journeys run alone: two browsers and a site keep two cores busy, and beside
 * them a page can take longer than a journey waits.
 *
 * @type {readonly Stage[]}
 */
export const stages = [
  commandStage("generate", "Generated code", [], async () => [
    ...(await pnpmCommand()),
    ...["exec", "turbo", "run", "generate", "--output-logs=new-only"],
  ]),
  commandStage("contract", "Contract lint", ["generate"], async () => [
    ...(await pnpmCommand()),
    ...["--filter", "@grow/contract", "exec", "vitest", "run", "src/lint.test.ts", "--reporter=dot"],
  ]),
  commandStage("format", "Formatting and lint", [], async () => [
    program("biome"),
    "ci",
    "--colors=off",
    "--max-diagnostics=50",
    ".",
  ]),
  turboStage({ key: "build", title: "Build", task: "build", cores: 2 }),
  {
    ...workStage("site", "The built site is complete", ["build"], async ({ supervisor, env, logDir }) => {
      // Leaves the stamp by which the launcher knows that it need not build again.
      const stamp = await missingBuild();
      if (stamp !== null) await build(supervisor, { env, logDir, stamp });
    }),
    // On a free core the tests would start, and the journeys, which need both, would wait for their end.
    cores: 2,
  },
  journeysStage({
    key: "journeys",
    title: "Journeys in the browser",
    folder: "tooling/e2e",
    results: "e2e.json",
    cores: 2,
  }),
  turboStage({ key: "types", title: "Types", task: "typecheck" }),
  turboStage({ key: "unit", title: "Unit tests", task: "test", results: "unit.json" }),
  turboStage({
    key: "postgres",
    title: "Operation tests on PostgreSQL",
    task: "test:postgres",
    results: "postgres.json",
  }),
  turboStage({
    key: "storybook",
    title: "Storybook tests",
    task: "test:storybook",
    results: "storybook.json",
  }),
  turboStage({ key: "stories", title: "Storybook as a site", task: "build-storybook" }),
  commandStage("boundaries", "Boundaries", ["generate"], async () => [
    program("depcruise"),
    ...["--config", "tooling/lint/boundaries.cjs", "packages", "apps", "tooling"],
  ]),
  commandStage("folders", "Folder cycles", ["generate"], async () => [
    program("depcruise"),
    ...["--config", "tooling/lint/folder-cycles.cjs", "apps"],
  ]),
  commandStage("unused", "Unused code and dependencies", ["generate"], async () => [
    program("knip"),
    "--no-config-hints",
  ]),
  {
    ...workStage("release", "Release rehearsal", ["build"], releaseRehearsal),
    // The unit tests of the published packages build into the folders that it packs.
    after: ["unit"],
  },
  commandStage("budgets", "Budgets that do not depend on time", ["build", "site"], async () => [
    ...(await pnpmCommand()),
    ...["--filter", "@grow/tooling-bench", "short"],
  ]),
  journeysStage({
    key: "cluster",
    title: "Several servers, some of them lost",
    folder: "tooling/cluster",
    results: "cluster.json",
    cores: 1,
  }),
];

/**
 * A stage that is a run of Playwright, and counts as many tests as it ran.
 *
 * @param {object} options
 * @param {string} options.key
 * @param {string} options.title
 * @param {string} options.folder of the package whose script `journeys` runs the tests
 * @param {string} options.results the file of Playwright's JSON reporter in its folder `test-results`
 * @param {number} options.cores the number of browsers
 * @returns {Stage}
 */
function journeysStage({ key, title, folder, results, cores }) {
  return {
    key,
    title,
    needs: ["build", "site"],
    cores,
    async run({ supervisor, env, logDir }) {
      const began = Date.now();
      const file = path.join(root, folder, "test-results", results);
      await rm(file, { force: true });
      const command = [...(await pnpmCommand()), ...journeysArguments(folder, cores)];
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
 * @returns {string[]} arguments for pnpm
 */
export function journeysArguments(folder, workers) {
  return ["--filter", `./${folder}`, "journeys", `--workers=${workers}`];
}

/**
 * A stage that is one command, and counts as one test.
 *
 * @param {string} key
 * @param {string} title
 * @param {readonly string[]} needs
 * @param {() => Promise<readonly string[]>} command
 * @returns {Stage}
 */
function commandStage(key, title, needs, command) {
  return workStage(key, title, needs, async ({ supervisor, env, logDir }) =>
    supervisor.run(
      { name: key, command: await command(), cwd: root, env: toolEnv(env), logDir },
      `${title} failed.`,
    ),
  );
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
