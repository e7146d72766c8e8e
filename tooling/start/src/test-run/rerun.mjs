import { rm } from "node:fs/promises";
import path from "node:path";
import { root } from "../settings.mjs";
import { pnpmCommand } from "../workspace.mjs";
import { readResults } from "./results.mjs";
import { runTests } from "./run-tests.mjs";

/**
 * @typedef {object} Rerun
 * @property {string} folder of the package
 * @property {string} script of the package that runs the tests
 * @property {string} results the file in `test-results` in which the script leaves its results
 * @property {string} [label] which the names of its tests begin with
 * @property {string} [node] the version of Node that runs it; without it, the present one
 * @property {readonly string[]} [args] for the script, such as the order of its tests
 * @property {readonly string[]} [selection] the files that the stage ran; without it, all
 */

/** @typedef {import("./report.mjs").Failure} Failure */
/** @typedef {import("./results.mjs").Tally} Tally */
/** @typedef {{ rerun: Rerun, targets: string[], failures: Failure[] }} Batch */

/** How many test files, journeys and whole packages are run again; when more fail, the change is at fault, not chance. */
const most = 20;

/**
 * Runs what failed once more, one after the other, when everything else has ended. A failure is unstable and no longer counts
 * when its test, and all that did not run because of it, pass now. What fails only now has failed, too.
 *
 * @param {readonly import("./report.mjs").StageOutcome[]} outcomes
 * @param {(rerun: Rerun, targets: readonly string[], journeys: readonly string[]) => Promise<Tally>} run runs files of a package, or all
 *   of them where none is named; of journeys only the named ones
 * @returns {Promise<import("./report.mjs").StageOutcome[]>}
 */
export async function rerunFailures(outcomes, run) {
  const batches = batchesOf(outcomes.flatMap(({ failures }) => failures));
  const size = batches.reduce((sum, { targets }) => sum + Math.max(1, targets.length), 0);
  /** @type {Set<Failure>} */
  const passed = new Set();
  /** @type {Map<Failure | undefined, Failure[]>} */
  const added = new Map();
  for (const { rerun, targets, failures } of size > most ? [] : batches) {
    const journeys = failures.filter(({ line }) => line !== undefined).map(({ name }) => name);
    const again = await run(rerun, targets.length > 0 ? targets : (rerun.selection ?? []), journeys);
    for (const failure of failures) if (hasPassed(failure, again)) passed.add(failure);
    const known = new Set(failures.map(({ name }) => name));
    added.set(
      failures[0],
      again.failures
        .filter(({ name }) => !known.has(name))
        .map((failure) => ({
          ...failure,
          message: `It failed when it ran again alone.\n${failure.message}`,
        })),
    );
  }
  return outcomes.map((outcome) => {
    const unstable = outcome.failures.filter((failure) => passed.has(failure));
    const failures = outcome.failures.flatMap((failure) => [
      ...(passed.has(failure) ? [] : [failure]),
      ...(added.get(failure) ?? []),
    ]);
    const more = unstable.reduce((sum, { tests, file }) => sum + (tests?.length ?? (file ? 1 : 0)), 0);
    return {
      ...{ ...outcome, passed: outcome.passed + more, failures },
      ...(unstable.length > 0 ? { unstable } : {}),
    };
  });
}

/**
 * @param {Failure} failure of the first run
 * @param {Tally} again the results of the second
 */
function hasPassed({ name, file, tests }, again) {
  // An error outside of the tests says nothing about any of them, and what failed as a whole passes only as a whole.
  const isWhole = file === undefined || again.failures.some((other) => other.file === undefined);
  if (again.passed.length === 0 || again.failures.some((other) => isWhole || other.name === name))
    return false;
  return (tests ?? (file === undefined ? [] : [name])).every((test) => again.passed.includes(test));
}

/**
 * @param {readonly Failure[]} failures
 * @returns {Batch[]} one for each test file; journeys of a package share one, because each run starts a site, and a package that
 *   failed outside of its tests runs as a whole
 */
function batchesOf(failures) {
  const wholes = new Set(
    failures.flatMap(({ rerun, file }) => (file === undefined ? JSON.stringify(rerun) : [])),
  );
  /** @type {Map<string, Batch>} */
  const batches = new Map();
  for (const failure of failures) {
    const { rerun, file, line } = failure;
    if (rerun === undefined) continue;
    const task = JSON.stringify(rerun);
    const target = file === undefined || wholes.has(task) ? undefined : targetOf(rerun, file, line);
    const key = target === undefined || line !== undefined ? task : task + target;
    const batch = batches.get(key) ?? { rerun, targets: [], failures: [] };
    if (target !== undefined && !batch.targets.includes(target)) batch.targets.push(target);
    batch.failures.push(failure);
    batches.set(key, batch);
  }
  return [...batches.values()];
}

/**
 * @param {Rerun} rerun
 * @param {string} file
 * @param {number} [line]
 */
function targetOf({ folder }, file, line) {
  const own = path.posix.relative(folder, file);
  return line === undefined ? own : `${own}:${line}`;
}

/**
 * Runs test files by the script of their package, with a PostgreSQL server where the script needs one.
 *
 * @param {import("./stages.mjs").StageContext} context
 * @param {Rerun} rerun
 * @param {readonly string[]} targets
 * @param {readonly string[]} journeys
 * @returns {Promise<Tally>}
 */
export async function runAgain(
  context,
  { folder, script, results, label = "", node, args = [] },
  targets,
  journeys,
) {
  const file = path.join(root, folder, "test-results", results);
  await rm(file, { force: true });
  // Keeps the traces of the first attempt.
  const options =
    script === "journeys"
      ? ["--workers=1", "--output=test-results/rerun", `--grep=${namesPattern(journeys)}`]
      : [];
  const { problem, loss } = await runTests(context, {
    name: `rerun-${path.basename(folder)}`,
    command: [
      ...(await pnpmCommand()),
      "--filter",
      `./${folder}`,
      "run",
      script,
      ...targets,
      ...args,
      ...options,
    ],
    isOnPostgres: script === "test:postgres",
    ...(node ? { node } : {}),
  });
  const tally = await readResults(file, label);
  const message = loss ?? (tally.failures.length === 0 ? problem : null);
  if (message !== null) tally.failures.push({ name: label || script, message });
  return tally;
}

/**
 * Journeys written in a loop share a line, so a line alone would also run those that passed.
 *
 * @param {readonly string[]} names as the results have them
 * @returns {string} the pattern that Playwright compares with the same titles, joined by spaces, and with tags behind them
 */
export function namesPattern(names) {
  const titles = names.map((name) =>
    name.replaceAll(/[.*+?^${}()|[\]\\/]/g, "\\$&").replaceAll(" › ", "(?: ›)? "),
  );
  return `(?:${titles.join("|")})(?: @\\S+)*$`;
}
