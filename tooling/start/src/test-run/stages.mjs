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
 * @property {string} title
 * @property {readonly string[]} keys what `--only` calls its parts
 * @property {readonly string[]} needs keys of the stages that must have succeeded before
 * @property {number} cores how many cores it keeps busy
 * @property {(context: StageContext, wanted: ReadonlySet<string>) => Promise<(import("./report.mjs").StageOutcome & { key: string })[]>} run
 */

/** @type {readonly import("./turbo-stage.mjs").TaskKind[]} */
const testKinds = [
  { key: "types", title: "Types", task: "typecheck" },
  { key: "unit", title: "Unit tests", task: "test", results: "unit.json" },
  {
    key: "postgres",
    title: "Operation tests on PostgreSQL",
    task: "test:postgres",
    results: "postgres.json",
  },
  { key: "storybook", title: "Storybook tests", task: "test:storybook", results: "storybook.json" },
  { key: "stories", title: "Storybook as a site", task: "build-storybook" },
];

/**
 * In the order in which they start. The journeys run alone: two browsers and a site keep two cores busy, and beside them a page
 * can take longer than a journey waits.
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
  turboStage({ title: "Build", kinds: [{ key: "build", title: "Build", task: "build" }], cores: 2 }),
  {
    ...workStage("site", "The built site is complete", ["build"], async ({ supervisor, env, logDir }) => {
      // Leaves the stamp by which the launcher knows that it need not build again.
      const stamp = await missingBuild();
      if (stamp !== null) await build(supervisor, { env, logDir, stamp });
    }),
    // On a free core the tests would start, and the journeys, which need both, would wait for their end.
    cores: 2,
  },
  journeysStage("journeys", "Journeys in the browser", "tooling/e2e/test-results/e2e.json", 2),
  turboStage({ title: "Types and tests", kinds: testKinds, cores: 1 }),
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
  // It packs what the unit tests of the published packages build.
  workStage("release", "Release rehearsal", ["build", "unit"], releaseRehearsal),
  commandStage("budgets", "Budgets that do not depend on time", ["build", "site"], async () => [
    ...(await pnpmCommand()),
    ...["--filter", "@grow/tooling-bench", "short"],
  ]),
  journeysStage(
    "cluster",
    "Several servers, some of them lost",
    "tooling/cluster/test-results/cluster.json",
    1,
  ),
];

/**
 * A stage that is a run of Playwright, and counts as many tests as it ran.
 *
 * @param {string} key
 * @param {string} title
 * @param {string} results the file of Playwright's JSON reporter, in the package whose script `journeys` runs the tests
 * @param {number} cores
 * @returns {Stage}
 */
function journeysStage(key, title, results, cores) {
  return {
    title,
    keys: [key],
    needs: ["build", "site"],
    cores,
    async run({ supervisor, env, logDir }) {
      const began = Date.now();
      const file = path.join(root, results);
      await rm(file, { force: true });
      const folder = results.split("/").slice(0, 2).join("/");
      const command = [...(await pnpmCommand()), "--filter", `./${folder}`, "journeys"];
      const problem = await failure(() =>
        supervisor.run({ name: key, command, cwd: root, env: toolEnv(env), logDir }, `${title} failed.`),
      );
      const tally = await readResults(file);
      if (problem !== null && tally.failures.length === 0)
        tally.failures.push({ name: "the run itself", message: problem });
      const duration = Date.now() - began;
      return [{ key, title, duration, packages: [{ name: folder, milliseconds: duration }], ...tally }];
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
    title,
    keys: [key],
    needs,
    cores: 1,
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
