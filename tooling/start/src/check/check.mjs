import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { changedSince } from "../changes.mjs";
import { seconds } from "../progress.mjs";
import { root, SettingError } from "../settings.mjs";
import { StartError } from "../supervisor.mjs";
import { pnpmCommand, workspacePackages } from "../workspace.mjs";
import { affectedPackages, testsOfReadFiles, withoutKnownTests } from "./affected.mjs";
import { checkBase } from "./base.mjs";
import { createSteps } from "./steps.mjs";
import { testServer } from "./test-server.mjs";

/** Milliseconds after which the remaining tests are left out. */
const limit = 170_000;

/**
 * Checks the format of changed files, the imports, the types of affected packages, and the tests related to the changes.
 *
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<number>} the exit code: 0 only when something was checked and all of it is right
 */
export async function check(args, env) {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { since: { type: "string" }, stop: { type: "boolean", default: false } },
    });
    const server = testServer(env);
    if (values.stop) {
      console.log(server.stop() ? "PostgreSQL has stopped." : "PostgreSQL was not running.");
      return 0;
    }
    return await checkChanges(values.since, env, server);
  } catch (error) {
    const isForeseen =
      error instanceof StartError || error instanceof SettingError || error instanceof TypeError;
    console.error(isForeseen ? error.message : error);
    return 1;
  }
}

/**
 * @param {string | undefined} since
 * @param {NodeJS.ProcessEnv} env
 * @param {ReturnType<typeof testServer>} server
 */
async function checkChanges(since, env, server) {
  const { commit, reason } = await checkBase(since);
  const changed = (await changedSince(commit)) ?? [];
  console.log(`Compared with ${commit.slice(0, 8)} (${reason}): ${changed.length} changed files.`);
  if (changed.length === 0) {
    console.error("Nothing changed, so nothing was checked.");
    return 1;
  }
  const present = changed.filter((file) => existsSync(path.join(root, file)));
  const affected = affectedPackages(changed, await members());
  const steps = createSteps({ env, until: Date.now() + limit });
  const folders = affected.map(({ folder }) => folder);

  const [pnpm = "", ...pnpmArgs] = await pnpmCommand();
  steps.run("Generated code", [
    pnpm,
    ...pnpmArgs,
    "exec",
    "turbo",
    "run",
    "generate",
    "--output-logs=errors-only",
  ]);
  if (present.length > 0) {
    const biome = [path.join(root, "node_modules/.bin/biome"), "ci", "--no-errors-on-unmatched"];
    steps.run("Format", [...biome, ...present]);
  }
  if (affected.length > 0) {
    steps.run("Imports", [process.execPath, "tooling/lint/check-imports.mjs"]);
    const typed = folders.filter((folder) => existsSync(path.join(root, folder, "tsconfig.json")));
    steps.run("Types", [process.execPath, "tooling/start/typecheck.mjs", ...typed]);
  }
  for (const { when, folder, tests } of testsOfReadFiles) {
    if (!changed.some((file) => when.test(file))) continue;
    for (const task of testTasks(folder))
      steps.run(`Tests of ${folder}`, testCommand(task, "run", tests), {
        folder,
        databaseUrl: () => server.start(),
      });
  }
  const files = present.map((file) => path.join(root, file));
  for (const folder of folders) {
    for (const task of testTasks(folder)) {
      const needsServer = task.name === "test:postgres";
      steps.run(
        `Related tests of ${folder}${needsServer ? " on PostgreSQL" : ""}`,
        testCommand(task, "related", files),
        {
          folder,
          ...(needsServer ? { databaseUrl: () => server.start() } : {}),
        },
      );
    }
  }
  return report(steps, withoutKnownTests(changed));
}

/**
 * @param {ReturnType<typeof createSteps>} steps
 * @param {readonly string[]} untested
 */
function report(steps, untested) {
  const { failed, leftOut, duration } = steps.result();
  console.log(
    "\nLeft out: the built site and its journeys, stories, unused code, slow tests (npm test runs them)",
  );
  for (const name of leftOut) console.log(`  ${name}: no time left`);
  for (const file of untested) console.log(`  ${file}: no import leads to its tests`);
  if (failed.length > 0) console.log(`Failed: ${failed.join(", ")}`);
  console.log(`${failed.length === 0 ? "No mistake found" : "Mistakes found"} in ${seconds(duration)}.`);
  return failed.length === 0 ? 0 : 1;
}

/** @returns {Promise<import("./affected.mjs").Member[]>} */
async function members() {
  const packages = await workspacePackages();
  return packages.map(({ name, folder }) => {
    const { dependencies = {}, devDependencies = {} } = JSON.parse(
      readFileSync(path.join(root, folder, "package.json"), "utf8"),
    );
    return { name, folder, uses: Object.keys({ ...dependencies, ...devDependencies }) };
  });
}

/** @typedef {{ name: string, folder: string, script: string }} TestTask */

/**
 * @param {string} folder of a package
 * @returns {TestTask[]} its scripts that run vitest without a browser
 */
function testTasks(folder) {
  const { scripts = {} } = JSON.parse(readFileSync(path.join(root, folder, "package.json"), "utf8"));
  const own = "test" in scripts || "test:postgres" in scripts ? ["test", "test:postgres"] : ["test:full"];
  return own.flatMap((name) => (name in scripts ? [{ name, folder, script: scripts[name] }] : []));
}

/**
 * The command of a script `vitest run …` for some of its tests; it stops at the first failure, so that a run that is ended by
 * the limit had none.
 *
 * @param {TestTask} task
 * @param {"run" | "related"} kind
 * @param {readonly string[]} files
 */
function testCommand({ folder, script }, kind, files) {
  const options = script.split(" ").slice(2);
  const vitest = path.join(root, folder, "node_modules/.bin/vitest");
  return [
    vitest,
    kind,
    ...files,
    ...(kind === "related" ? ["--run"] : []),
    "--bail=1",
    "--passWithNoTests",
    ...options,
  ];
}
