import { readdir, readFile, rm } from "node:fs/promises";
import path from "node:path";
import { root } from "../settings.mjs";
import { StartError } from "../supervisor.mjs";
import { pnpmCommand, toolEnv, workspacePackages } from "../workspace.mjs";
import { startPostgres } from "./postgres.mjs";
import { chromiumPath } from "./requirements.mjs";
import { readResults } from "./results.mjs";

/** How many tasks run at a time, each with one worker: a task for each of two cores. */
const concurrency = 2;

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
 * A stage that is one run of turbo, which takes unchanged tasks from its cache.
 *
 * @param {object} options
 * @param {string} options.title
 * @param {readonly TaskKind[]} options.kinds
 * @param {number} options.cores
 * @returns {import("./stages.mjs").Stage}
 */
export function turboStage({ title, kinds, cores }) {
  return {
    title,
    keys: kinds.map(({ key }) => key),
    needs: ["generate"],
    cores,
    async run({ supervisor, env, logDir, say, isAffectedOnly }, wanted) {
      const chosen = kinds.filter(({ key }) => wanted.has(key));
      await removeResults(chosen);
      const runs = path.join(root, ".turbo/runs");
      await rm(runs, { recursive: true, force: true });
      const postgres = wanted.has("postgres") && kinds.some(({ key }) => key === "postgres");
      const server = postgres ? await startPostgres(supervisor, { env, logDir }) : null;
      let problem = "";
      try {
        const tasks = chosen.map(({ task }) => task);
        const options = [
          `--concurrency=${concurrency}`,
          "--continue=dependencies-successful",
          "--summarize",
          "--log-order=grouped",
          ...(isAffectedOnly ? ["--affected"] : []),
        ];
        await supervisor.run(
          {
            name: `turbo-${chosen[0]?.key}`,
            command: [...(await pnpmCommand()), "exec", "turbo", "run", ...tasks, ...options],
            cwd: root,
            env: {
              ...toolEnv(env),
              CHROMIUM_PATH: chromiumPath(env),
              VITEST_MAX_WORKERS: "1",
              ...(server ? { TEST_DATABASE_URL: server.url } : {}),
            },
            logDir,
            onLine: reportFinished(tasks, say),
          },
          "turbo failed.",
        );
      } catch (error) {
        if (!(error instanceof StartError)) throw error;
        problem = [error.message, ...error.lastLines].join("\n");
      } finally {
        await server?.stop();
      }
      // Which packages are affected only turbo knows.
      const packages = isAffectedOnly ? null : await workspacePackages();
      const done = await readSummary(runs);
      const outcomes = [];
      for (const kind of chosen) {
        const expected = packages?.filter(({ scripts }) => kind.task in scripts).map(({ name }) => name);
        const tasks = done.filter(({ task }) => task === kind.task);
        outcomes.push(await outcomeOf(kind, tasks, expected));
      }
      if (problem !== "" && outcomes.every(({ failures }) => failures.length === 0)) {
        outcomes[0]?.failures.push({ name: "turbo", message: problem });
      }
      return outcomes;
    },
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
    tally.failures.push(...failures);
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
 * @param {readonly TaskKind[]} kinds
 */
async function removeResults(kinds) {
  for (const { folder } of await workspacePackages()) {
    for (const { results } of kinds) {
      if (results) await rm(path.join(root, folder, "test-results", results), { force: true });
    }
  }
}

/**
 * @param {string} folder
 * @returns {Promise<TaskSummary[]>} the tasks that turbo ran or took from its cache and that are more than a name
 */
async function readSummary(folder) {
  const [file] = await readdir(folder).catch(() => []);
  if (file === undefined) return [];
  const { tasks } = JSON.parse(await readFile(path.join(folder, file), "utf8"));
  return tasks.filter(
    /** @param {TaskSummary} task */ ({ command }) => command !== "<NONEXISTENT>" && command !== "",
  );
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
 * @param {readonly string[]} tasks
 * @param {(line: string) => void} say
 */
function reportFinished(tasks, say) {
  const told = new Set();
  /** @param {string} line */
  return (line) => {
    const found = /^(@grow\/[\w-]+):([\w:-]+): (.*)$/.exec(line);
    const name = found?.[1];
    const task = found?.[2];
    if (name === undefined || task === undefined || !tasks.includes(task) || told.has(`${name} ${task}`))
      return;
    told.add(`${name} ${task}`);
    say(`      ${name} ${task}${found?.[3]?.startsWith("cache hit") ? " (cached)" : ""}`);
  };
}
