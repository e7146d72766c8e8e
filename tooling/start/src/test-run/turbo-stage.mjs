import { readdir, readFile, rm } from "node:fs/promises";
import path from "node:path";
import { root } from "../settings.mjs";
import { pnpmCommand, workspacePackages } from "../workspace.mjs";
import { readResults, testsOf } from "./results.mjs";
import { runTests } from "./run-tests.mjs";

/** How many lines of a failed task's log are shown. */
const shown = 12;

/**
 * A task of turbo, and for tests the file with their results.
 *
 * @typedef {{ key: string, title: string, task: string, results?: string }} TaskKind
 */

/**
 * @typedef {object} TaskSummary
 * @property {string} package
 * @property {string} task
 * @property {string} command
 * @property {string} directory
 * @property {{ status?: string }} [cache]
 * @property {{ startTime?: number, endTime?: number, exitCode?: number | null }} [execution]
 */

/**
 * The part of a task to run.
 *
 * @typedef {object} Selection
 * @property {readonly string[]} packages names
 * @property {readonly string[]} [args] for the script of each
 */

/**
 * A stage that is one task of turbo, and takes the unchanged packages from turbo's cache.
 *
 * @param {TaskKind & TurboOptions} options
 * @typedef {object} TurboOptions
 * @property {readonly string[]} [needs]
 * @property {number} [cores] the number of packages that run at a time, each with one worker
 * @property {(context: import("./stages.mjs").StageContext, having: readonly import("../workspace.mjs").WorkspacePackage[]) => Selection | Promise<Selection>} [select]
 *   chooses among the packages that have the task; without it, all
 * @returns {import("./stages.mjs").Stage}
 */
export function turboStage({ needs = ["generate"], cores = 1, select = every, ...kind }) {
  return {
    key: kind.key,
    title: kind.title,
    needs,
    cores,
    async run(context) {
      const having = (await workspacePackages()).filter(({ scripts }) => kind.task in scripts);
      const { packages, args = [] } = await select(context, having);
      await removeResults(
        kind,
        having.filter(({ name }) => packages.includes(name)),
      );
      if (packages.length === 0) return { ...kind, passed: 0, failures: [], duration: 0 };
      const order = kind.results ? context.order : [];
      const began = Date.now();
      const { problem, loss } = await runTests(context, {
        name: `turbo-${kind.key}`,
        command: [
          ...(await pnpmCommand()),
          ...turboArguments(kind.task, cores, { packages, args: [...args, ...order] }),
        ],
        isOnPostgres: kind.key === "postgres",
        onLine: reportFinished(kind.task, context.say),
      });
      const done = await readSummary(path.join(root, ".turbo/runs"), kind.task, began, packages);
      const outcome = await outcomeOf(kind, done, { expected: packages, order, selection: args, loss });
      if (problem !== null && outcome.failures.length === 0) {
        outcome.failures.push({ name: "turbo", message: problem });
      }
      return outcome;
    },
  };
}

/**
 * @param {import("./stages.mjs").StageContext} _context
 * @param {readonly import("../workspace.mjs").WorkspacePackage[]} having
 * @returns {Selection}
 */
function every(_context, having) {
  return { packages: having.map(({ name }) => name) };
}

/**
 * @param {string} task
 * @param {number} cores
 * @param {Selection} selection
 * @returns {string[]} arguments for pnpm
 */
export function turboArguments(task, cores, { packages, args = [] }) {
  return [
    ...["exec", "turbo", "run", task, `--concurrency=${cores}`],
    ...["--continue=dependencies-successful", "--summarize", "--log-order=grouped"],
    ...packages.map((name) => `--filter=${name}`),
    ...(args.length > 0 ? ["--", ...args] : []),
  ];
}

/**
 * @param {TaskKind} kind
 * @param {readonly TaskSummary[]} tasks what turbo says it ran
 * @param {object} [options]
 * @param {readonly string[]} [options.expected] names of the packages whose task must have run
 * @param {readonly string[]} [options.order] arguments that order the tests, for a second run
 * @param {readonly string[]} [options.selection] the test files that ran; none for all
 * @param {string | null} [options.loss] how the run lost the server that its tests need
 */
export async function outcomeOf(
  { key, title, task, results },
  tasks,
  { expected = [], order = [], selection = [], loss = null } = {},
) {
  /** @type {import("./results.mjs").Tally} */
  const tally = { passed: [], failures: [], files: [] };
  /** @type {import("./timings.mjs").PackageTime[]} */
  const packages = [];
  for (const { package: name, directory, execution, cache } of tasks) {
    const own = results ? await readResults(path.join(root, directory, "test-results", results), name) : null;
    tally.passed.push(...(own?.passed ?? []));
    let failures = own?.failures ?? [];
    const log = execution?.exitCode === 0 ? null : await logOf(directory, task);
    const message = log === null ? null : failureOfTask(log, failures.length > 0);
    if (message !== null) failures.push({ name, message });
    const end = loss ?? hangIn(log ?? "");
    if (end !== null && failures.length > 0) {
      // The whole package runs again: the number of tests that a lost server or a hang fails says nothing about the change.
      const lost = failures.flatMap((one) => one.tests ?? (one.file === undefined ? [] : [one.name]));
      failures = [{ name, message: end, tests: lost }];
    }
    const rerun = {
      ...{ folder: directory, script: task, results: results ?? "", label: name, args: order },
      ...(selection.length > 0 ? { selection } : {}),
    };
    tally.failures.push(...failures.map((failure) => (results ? { ...failure, rerun } : failure)));
    // A cached task tells how long it took when it ran, not now.
    if (own === null || cache?.status === "HIT") continue;
    tally.files.push(...own.files);
    packages.push({ name: directory, milliseconds: durationOf(execution ? [{ execution }] : []) });
  }
  // A turbo that a signal ended leaves no summary or a partial one, and its launcher exits with 0.
  for (const name of expected.filter((one) => tasks.every((ran) => ran.package !== one))) {
    tally.failures.push({ name, message: `turbo did not run its task ${task}.` });
  }
  const { failures, files } = tally;
  const passed = results ? tally.passed.length : Number(failures.length === 0);
  return {
    key,
    title,
    passed,
    failures,
    tests: testsOf(tally),
    duration: durationOf(tasks),
    packages,
    files,
  };
}

/** @param {readonly Pick<TaskSummary, "execution">[]} tasks */
function durationOf(tasks) {
  const begins = tasks.flatMap(({ execution }) => execution?.startTime ?? []);
  const ends = tasks.flatMap(({ execution }) => execution?.endTime ?? []);
  return ends.length > 0 ? Math.max(...ends) - Math.min(...begins) : 0;
}

/**
 * Removes the results of earlier runs, so that none is counted for a run that left none.
 *
 * @param {TaskKind} kind
 * @param {readonly import("../workspace.mjs").WorkspacePackage[]} packages
 */
async function removeResults({ results }, packages) {
  if (!results) return;
  for (const { folder } of packages) {
    await rm(path.join(root, folder, "test-results", results), { force: true });
  }
}

/**
 * Reads the summary that a run of turbo left; other runs may leave theirs in the same folder at the same time.
 *
 * @param {string} folder
 * @param {string} task
 * @param {number} began when the run began, in milliseconds
 * @param {readonly string[]} packages names of those that the run was about
 * @returns {Promise<TaskSummary[]>} what turbo ran or took from its cache for the task, without packages that lack it
 */
export async function readSummary(folder, task, began, packages) {
  const filters = packages.map((name) => `--filter=${name}`).sort();
  for (const file of await readdir(folder).catch(() => [])) {
    const { tasks, execution } = await readJson(path.join(folder, file));
    if (!(execution?.startTime >= began && execution.command?.startsWith(`turbo run ${task} `))) continue;
    // Another stage may run the same task of other packages at the same time.
    const own = execution.command.match(/ --filter=\S+/g)?.map((/** @type {string} */ one) => one.trim());
    if (String(own?.sort()) !== String(filters)) continue;
    return tasks.filter(
      /** @param {TaskSummary} ran */ (ran) =>
        ran.task === task && ran.command !== "<NONEXISTENT>" && ran.command !== "",
    );
  }
  return [];
}

/**
 * @param {string} file
 * @returns {Promise<any>} an empty object for a file that another run is writing, or has removed
 */
async function readJson(file) {
  try {
    return JSON.parse(await readFile(file, "utf8"));
  } catch {
    return {};
  }
}

/**
 * @param {string} directory
 * @param {string} task
 */
async function logOf(directory, task) {
  const file = path.join(root, directory, ".turbo", `turbo-${task.replaceAll(":", "$colon$")}.log`);
  return await readFile(file, "utf8").catch(() => "It did not run.");
}

/**
 * A task can fail though each of its tests passed: by an error outside of them, or before them.
 *
 * @param {string} log
 * @param {boolean} hasFailedTests
 * @returns {string | null} lines of its log about what its failed tests do not explain; null when they explain all
 */
function failureOfTask(log, hasFailedTests) {
  // Only vitest's output tells of these errors, not the results.
  const unhandled = /Vitest caught \d+ unhandled error.*/s.exec(log);
  if (unhandled !== null) return unhandled[0];
  return hasFailedTests ? null : log.trimEnd().split("\n").slice(-shown).join("\n");
}

/**
 * @param {string} log
 * @returns {string | null} what the reporter of hangs wrote when it ended the run
 */
function hangIn(log) {
  const [hang = "", rest] = log.split(/(?<=The run ends here\.)/);
  return rest === undefined ? null : hang.slice(hang.lastIndexOf("No test has started or ended"));
}

/**
 * Reports each finished task: turbo writes the grouped output of a task when it is done.
 *
 * @param {string} task
 * @param {(line: string) => void} say
 */
function reportFinished(task, say) {
  const told = new Set();
  /** @param {string} line */
  return (line) => {
    const found = /^(@grow\/[\w-]+):([\w:-]+): (.*)$/.exec(line);
    const name = found?.[1];
    if (name === undefined || found?.[2] !== task || told.has(name)) return;
    told.add(name);
    say(`      ${name} ${task}${found?.[3]?.startsWith("cache hit") ? " (cached)" : ""}`);
  };
}
