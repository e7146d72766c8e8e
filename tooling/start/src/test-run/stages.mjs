import { rm } from "node:fs/promises";
import path from "node:path";
import { StartError } from "../household.mjs";
import { root } from "../settings.mjs";
import { build, missingBuild, pnpmCommand, toolEnv } from "../workspace.mjs";
import { releaseRehearsal } from "./release.mjs";
import { readResults } from "./results.mjs";
import { turboStage } from "./turbo-stage.mjs";

/**
 * @typedef {object} StageContext
 * @property {import("../household.mjs").Household} household
 * @property {NodeJS.ProcessEnv} env
 * @property {string} logDir
 * @property {(line: string) => void} say
 */

/**
 * @typedef {object} Stage
 * @property {string} title
 * @property {readonly string[]} keys what `--only` calls its parts
 * @property {readonly string[]} needs keys without whose success it makes no sense
 * @property {(context: StageContext, wanted: ReadonlySet<string>) => Promise<(import("./report.mjs").StageOutcome & { key: string })[]>} run
 */

/** @type {readonly Stage[]} */
export const stages = [
  commandStage("contract", "Contract lint", [], async () => [
    ...(await pnpmCommand()),
    ...["--filter", "@grow/contract", "exec", "vitest", "run", "src/lint.test.ts", "--reporter=dot"],
  ]),
  commandStage("generate", "Generated code", [], async () => [
    ...(await pnpmCommand()),
    ...["exec", "turbo", "run", "generate", "--output-logs=new-only"],
  ]),
  commandStage("format", "Formatting and lint", [], async () => [
    program("biome"),
    "ci",
    "--colors=off",
    "--max-diagnostics=50",
    ".",
  ]),
  commandStage("boundaries", "Boundaries", ["generate"], async () => [
    program("depcruise"),
    ...["--config", "tooling/lint/boundaries.cjs", "packages", "apps", "tooling"],
  ]),
  commandStage("unused", "Unused code and dependencies", ["generate"], async () => [
    program("knip"),
    "--no-config-hints",
  ]),
  turboStage,
  workStage("site", "The built site is complete", ["build"], async ({ household, env, logDir }) => {
    // Leaves the stamp by which the launcher knows that it need not build again.
    const stamp = await missingBuild();
    if (stamp !== null) await build(household, { env, logDir, stamp });
  }),
  workStage("release", "Release rehearsal", ["build"], releaseRehearsal),
  commandStage("budgets", "Budgets that do not depend on time", ["build", "site"], async () => [
    ...(await pnpmCommand()),
    ...["--filter", "@grow/tooling-bench", "short"],
  ]),
  journeysStage("journeys", "Journeys in the browser", "tooling/e2e/test-results/e2e.json"),
  journeysStage("cluster", "Several servers, some of them lost", "tooling/cluster/test-results/cluster.json"),
];

/**
 * A stage that is a run of Playwright, and counts as as many tests as it ran.
 *
 * @param {string} key
 * @param {string} title
 * @param {string} results the file with what became of each test, in the folder of the package whose script `journeys` runs them
 * @returns {Stage}
 */
function journeysStage(key, title, results) {
  return {
    title,
    keys: [key],
    needs: ["build", "site"],
    async run({ household, env, logDir }) {
      const began = Date.now();
      const file = path.join(root, results);
      await rm(file, { force: true });
      const folder = results.split("/").slice(0, 2).join("/");
      const command = [...(await pnpmCommand()), "--filter", `./${folder}`, "journeys"];
      const problem = await failure(() =>
        household.run({ name: key, command, cwd: root, env: toolEnv(env), logDir }, `${title} failed.`),
      );
      const tally = await readResults(file);
      if (problem !== null && tally.failures.length === 0)
        tally.failures.push({ name: "the run itself", message: problem });
      return [{ key, title, duration: Date.now() - began, ...tally }];
    },
  };
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
  return workStage(key, title, needs, async ({ household, env, logDir }) =>
    household.run(
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
    title,
    keys: [key],
    needs,
    async run(context) {
      const began = Date.now();
      const problem = await failure(() => work(context));
      return [
        {
          key,
          title,
          passed: problem === null ? 1 : 0,
          failures: problem === null ? [] : [{ name: key, message: problem }],
          duration: Date.now() - began,
        },
      ];
    },
  };
}

/**
 * @param {() => Promise<void>} work
 * @returns {Promise<string | null>} what went wrong, with the last lines of the command; anything but a failed command
 *   is thrown on
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
