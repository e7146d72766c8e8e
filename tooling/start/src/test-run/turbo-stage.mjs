import { readdir, readFile, rm } from "node:fs/promises";
import path from "node:path";
import { StartError } from "../household.mjs";
import { root } from "../settings.mjs";
import { pnpmCommand, toolEnv } from "../workspace.mjs";
import { startPostgres } from "./postgres.mjs";
import { chromiumPath } from "./requirements.mjs";
import { readResults } from "./results.mjs";

/** How many tasks run at a time: most of them keep more than one core busy. */
const concurrency = 2;

/** How many lines of a failed task's log are shown. */
const shown = 12;

/**
 * What turbo runs for the tests: its name of the task, ours, and for tests the file with the results.
 *
 * @type {readonly { key: string, title: string, task: string, results?: string }[]}
 */
const kinds = [
  { key: "types", title: "Types", task: "typecheck" },
  { key: "unit", title: "Unit and operation tests", task: "test", results: "unit.json" },
  {
    key: "postgres",
    title: "Operation tests on PostgreSQL",
    task: "test:postgres",
    results: "postgres.json",
  },
  { key: "storybook", title: "Storybook tests", task: "test:storybook", results: "storybook.json" },
  { key: "stories", title: "Storybook as a site", task: "build-storybook" },
  { key: "build", title: "Build", task: "build" },
];

/**
 * @typedef {object} TaskSummary
 * @property {string} package
 * @property {string} task
 * @property {string} command
 * @property {string} directory
 * @property {{ startTime?: number, endTime?: number, exitCode?: number | null }} [execution]
 */

/**
 * Types, tests and build in one run of turbo, which keeps the cores busy and serves from its cache what did not change.
 *
 * @type {import("./stages.mjs").Stage}
 */
export const turboStage = {
  title: "Types, tests and build",
  keys: kinds.map(({ key }) => key),
  needs: ["generate"],
  async run({ household, env, logDir, say }, wanted) {
    const chosen = kinds.filter(({ key }) => wanted.has(key));
    await removeResults();
    const runs = path.join(root, ".turbo/runs");
    await rm(runs, { recursive: true, force: true });
    const postgres = wanted.has("postgres") ? await startPostgres(household, { env, logDir }) : null;
    let problem = "";
    try {
      const tasks = chosen.map(({ task }) => task);
      const options = [
        `--concurrency=${concurrency}`,
        "--continue=dependencies-successful",
        "--summarize",
        "--log-order=grouped",
      ];
      await household.run(
        {
          name: "turbo",
          command: [...(await pnpmCommand()), "exec", "turbo", "run", ...tasks, ...options],
          cwd: root,
          env: {
            ...toolEnv(env),
            CHROMIUM_PATH: chromiumPath(env),
            ...(postgres ? { TEST_DATABASE_URL: postgres.url } : {}),
          },
          logDir,
          onLine: tellFinished(tasks, say),
        },
        "turbo failed.",
      );
    } catch (error) {
      if (!(error instanceof StartError)) throw error;
      problem = [error.message, ...error.lastLines].join("\n");
    } finally {
      await postgres?.stop();
    }
    const done = await readSummary(runs);
    const outcomes = [];
    for (const kind of chosen)
      outcomes.push(
        await outcomeOf(
          kind,
          done.filter(({ task }) => task === kind.task),
        ),
      );
    if (problem !== "" && outcomes.every(({ failures }) => failures.length === 0)) {
      outcomes[0]?.failures.push({ name: "turbo", message: problem });
    }
    return outcomes;
  },
};

/**
 * @param {(typeof kinds)[number]} kind
 * @param {readonly TaskSummary[]} tasks
 */
async function outcomeOf({ key, title, task, results }, tasks) {
  /** @type {import("./results.mjs").Tally} */
  const tally = { passed: 0, failures: [] };
  for (const { package: name, directory, execution } of tasks) {
    const isGood = execution?.exitCode === 0;
    const own = results ? await readResults(path.join(root, directory, "test-results", results), name) : null;
    tally.passed += own?.passed ?? 0;
    const failures = own?.failures ?? [];
    // A run can fail though each of its tests passed: by an error outside of them, or before them.
    if (!isGood && failures.length === 0) failures.push({ name, message: await tail(directory, task) });
    tally.failures.push(...failures);
  }
  if (tasks.length === 0) tally.failures.push({ name: title, message: "turbo ran nothing of this kind." });
  if (!results && tally.failures.length === 0) tally.passed = 1;
  const begins = tasks.flatMap(({ execution }) => execution?.startTime ?? []);
  const ends = tasks.flatMap(({ execution }) => execution?.endTime ?? []);
  const duration = ends.length > 0 ? Math.max(...ends) - Math.min(...begins) : 0;
  return { key, title, duration, ...tally };
}

/** Removes the results of earlier runs, so that none is counted for a run that left none. */
async function removeResults() {
  for (const group of ["packages", "apps", "tooling"]) {
    for (const name of await readdir(path.join(root, group))) {
      for (const { results } of kinds) {
        if (results) await rm(path.join(root, group, name, "test-results", results), { force: true });
      }
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
 * Grouped output comes when a task is done: its first line tells that.
 *
 * @param {readonly string[]} tasks
 * @param {(line: string) => void} say
 */
function tellFinished(tasks, say) {
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
