import { rm } from "node:fs/promises";
import path from "node:path";
import { root } from "../settings.mjs";
import { StartError } from "../supervisor.mjs";
import { pnpmCommand } from "../workspace.mjs";
import { envOfNode } from "./node-version-env.mjs";
import { withPatience } from "./patience.mjs";
import { startPostgres } from "./postgres.mjs";
import { readResults } from "./results.mjs";
import { testEnv } from "./turbo-stage.mjs";

/**
 * @typedef {object} Rerun
 * @property {string} folder of the package
 * @property {string} script of the package that runs the tests
 * @property {string} results the file in `test-results` in which the script leaves its results
 * @property {string} [node] the version of Node that runs it; without it, the present one
 */

/** @typedef {import("./report.mjs").Failure} Failure */

/** How many test files are run again; when more fail, the change is at fault, not chance. */
const most = 20;

/**
 * Runs the test files with failures once more, one after the other, when everything else has ended. A test that passes now is
 * unstable and no longer counts as failed.
 *
 * @param {readonly import("./report.mjs").StageOutcome[]} outcomes
 * @param {(rerun: Rerun, targets: readonly string[]) => Promise<import("./results.mjs").Tally>} run runs files of a package,
 *   or all of them where none is named
 * @returns {Promise<import("./report.mjs").StageOutcome[]>}
 */
export async function rerunFailures(outcomes, run) {
  const batches = batchesOf(outcomes.flatMap(({ failures }) => failures));
  /** @type {Set<Failure>} */
  const passed = new Set();
  for (const { rerun, targets, failures } of batches.length > most ? [] : batches) {
    const again = await run(rerun, targets);
    const names = new Set(again.failures.map(({ name }) => withoutLabel(name)));
    // An error outside of the tests says nothing about any of them.
    if (again.passed === 0 || again.failures.some(({ file }) => file === undefined)) continue;
    for (const failure of failures) {
      const failsAgain = failure.file === undefined ? names.size > 0 : names.has(withoutLabel(failure.name));
      if (!failsAgain) passed.add(failure);
    }
  }
  return outcomes.map((outcome) => {
    const unstable = outcome.failures.filter((failure) => passed.has(failure));
    if (unstable.length === 0) return outcome;
    const failures = outcome.failures.filter((failure) => !passed.has(failure));
    return { ...outcome, passed: outcome.passed + unstable.length, failures, unstable };
  });
}

/**
 * @param {readonly Failure[]} failures
 * @returns {{ rerun: Rerun, targets: string[], failures: Failure[] }[]} one for each test file; journeys of a package share one,
 *   because each run starts a site
 */
function batchesOf(failures) {
  /** @type {Map<string, { rerun: Rerun, targets: string[], failures: Failure[] }>} */
  const batches = new Map();
  for (const failure of failures) {
    const { rerun, file, line } = failure;
    if (rerun === undefined) continue;
    const key = [rerun.folder, rerun.script, rerun.node, line === undefined ? file : ""].join(" ");
    const batch = batches.get(key) ?? { rerun, targets: [], failures: [] };
    if (file !== undefined) {
      const target = line === undefined ? path.posix.relative(rerun.folder, file) : `${file}:${line}`;
      if (!batch.targets.includes(target)) batch.targets.push(target);
    }
    batch.failures.push(failure);
    batches.set(key, batch);
  }
  return [...batches.values()];
}

/**
 * @param {string} name
 * @returns {string} without the name of the package that results of turbo's tasks begin with
 */
function withoutLabel(name) {
  return name.replace(/^@grow\/[\w-]+ › /, "");
}

/**
 * Runs test files by the script of their package, with a PostgreSQL server where the script needs one.
 *
 * @param {import("./stages.mjs").StageContext} context
 * @param {Rerun} rerun
 * @param {readonly string[]} targets
 * @returns {Promise<import("./results.mjs").Tally>}
 */
export async function runAgain({ supervisor, env, logDir, say }, { folder, script, results, node }, targets) {
  const file = path.join(root, folder, "test-results", results);
  await rm(file, { force: true });
  const server = script === "test:postgres" ? await startPostgres(supervisor, { env, logDir }) : null;
  const isJourney = script === "journeys";
  // Keeps the traces of the first attempt.
  const options = isJourney ? ["--workers=1", "--output=test-results/rerun"] : [];
  try {
    await supervisor.run(
      {
        name: `rerun-${path.basename(folder)}`,
        command: [...(await pnpmCommand()), "--filter", `./${folder}`, "run", script, ...targets, ...options],
        cwd: root,
        env: await envOfNode(node, withPatience(testEnv(env, server), say)),
        logDir,
      },
      "The tests failed again.",
    );
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    const tally = await readResults(file);
    if (tally.failures.length === 0) tally.failures.push({ name: script, message: error.message });
    return tally;
  } finally {
    await server?.stop();
  }
  return await readResults(file);
}
