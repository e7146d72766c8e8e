import { readdir, readFile, rm } from "node:fs/promises";
import path from "node:path";
import { root } from "../settings.mjs";
import { StartError } from "../supervisor.mjs";
import { pnpmCommand, toolEnv, workspacePackages } from "../workspace.mjs";
import { withPatience } from "./patience.mjs";
import { startPostgres } from "./postgres.mjs";
import { chromiumPath } from "./requirements.mjs";
import { readResults } from "./results.mjs";

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
      const { supervisor, env, logDir, say } = context;
      await removeResults(kind);
      const having = (await workspacePackages()).filter(({ scripts }) => kind.task in scripts);
      const { packages, args = [] } = await select(context, having);
      const selection = { packages, args: [...args, ...(kind.results ? context.order : [])] };
      if (selection.packages.length === 0) return { ...kind, passed: 0, failures: [], duration: 0 };
      const server = kind.key === "postgres" ? await startPostgres(supervisor, { env, logDir }) : null;
      const began = Date.now();
      let problem = "";
      try {
        await supervisor.run(
          {
            name: `turbo-${kind.key}`,
            command: [...(await pnpmCommand()), ...turboArguments(kind.task, cores, selection)],
            cwd: root,
            env: kind.results ? withPatience(testEnv(env, server), say) : testEnv(env, server),
            logDir,
            onLine: reportFinished(kind.task, say),
          },
          "turbo failed.",
        );
      } catch (error) {
        if (!(error instanceof StartError)) throw error;
        problem = [error.message, ...error.lastLines].join("\n");
      } finally {
        await server?.stop();
      }
      const done = await readSummary(path.join(root, ".turbo/runs"), kind.task, began);
      const outcome = await outcomeOf(kind, done, selection.packages);
      if (problem !== "" && outcome.failures.length === 0) {
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
 * @param {NodeJS.ProcessEnv} env
 * @param {{ url: string } | null} postgres
 * @returns {NodeJS.ProcessEnv} the environment of tests: one worker for each run of vitest
 */
export function testEnv(env, postgres) {
  return {
    ...toolEnv(env),
    CHROMIUM_PATH: chromiumPath(env),
    VITEST_MAX_WORKERS: "1",
    ...(postgres ? { TEST_DATABASE_URL: postgres.url } : {}),
  };
}

/**
 * @param {TaskKind} kind
 * @param {readonly TaskSummary[]} tasks what turbo says it ran
 * @param {readonly string[]} [expected] names of the packages whose task must have run
 */
export async function outcomeOf({ key, title, task, results }, tasks, expected = []) {
  /** @type {import("./results.mjs").Tally} */
  const tally = { passed: 0, failures: [], files: [] };
  /** @type {import("./timings.mjs").PackageTime[]} */
  const packages = [];
  for (const { package: name, directory, execution, cache } of tasks) {
    const isGood = execution?.exitCode === 0;
    const own = results ? await readResults(path.join(root, directory, "test-results", results), name) : null;
    tally.passed += own?.passed ?? 0;
    const failures = own?.failures ?? [];
    // A run can fail though each of its tests passed: by an error outside of them, or before them.
    if (!isGood && failures.length === 0) failures.push({ name, message: await tail(directory, task) });
    const rerun = results ? { folder: directory, script: task, results } : undefined;
    tally.failures.push(...failures.map((failure) => (rerun ? { ...failure, rerun } : failure)));
    // A cached task tells how long it took when it ran, not now.
    if (own === null || cache?.status === "HIT") continue;
    tally.files.push(...own.files);
    packages.push({ name: directory, milliseconds: durationOf(execution ? [{ execution }] : []) });
  }
  // A turbo that a signal ended leaves no summary or a partial one, and its launcher exits with 0.
  for (const name of expected.filter((one) => tasks.every((ran) => ran.package !== one))) {
    tally.failures.push({ name, message: `turbo did not run its task ${task}.` });
  }
  if (!results && tally.failures.length === 0) tally.passed = 1;
  return { key, title, duration: durationOf(tasks), packages, ...tally };
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
 */
async function removeResults({ results }) {
  if (!results) return;
  for (const { folder } of await workspacePackages()) {
    await rm(path.join(root, folder, "test-results", results), { force: true });
  }
}

/**
 * Reads the summary that a run of turbo left; other runs may leave theirs in the same folder at the same time.
 *
 * @param {string} folder
 * @param {string} task
 * @param {number} began when the run began, in milliseconds
 * @returns {Promise<TaskSummary[]>} what turbo ran or took from its cache for the task, without packages that lack it
 */
export async function readSummary(folder, task, began) {
  for (const file of await readdir(folder).catch(() => [])) {
    const { tasks, execution } = JSON.parse(await readFile(path.join(folder, file), "utf8"));
    if (execution.startTime < began || !execution.command.startsWith(`turbo run ${task} `)) continue;
    return tasks.filter(
      /** @param {TaskSummary} ran */ (ran) =>
        ran.task === task && ran.command !== "<NONEXISTENT>" && ran.command !== "",
    );
  }
  return [];
}

/**
 * @param {string} directory
 * @param {string} task
 */
async function tail(directory, task) {
  const file = path.join(root, directory, ".turbo", `turbo-${task.replaceAll(":", "$colon$")}.log`);
  const text = await readFile(file, "utf8").catch(() => "It did not run.");
  return text.trimEnd().split("\n").slice(-shown).join("\n");
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
