import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { changedSince } from "../changes.mjs";
import { root, SettingError } from "../settings.mjs";
import { StartError } from "../supervisor.mjs";
import { pnpmCommand, workspacePackages } from "../workspace.mjs";
import { checkBase } from "./base.mjs";
import { takeLock } from "./lock.mjs";
import { planSteps } from "./plan.mjs";
import { report } from "./report.mjs";
import { createSteps } from "./steps.mjs";
import { testServer } from "./test-server.mjs";

/** Milliseconds after which the running step is ended and the remaining ones are left out. */
const limit = 170_000;

/** Title of the step that comes before all checks. */
const generation = "Generated code";

/**
 * Checks the format of changed files, the imports, the types of affected packages, and the tests related to the changes.
 *
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<number>} the exit code: 0 only when something was checked and all of it is right; 2 when no time was left for a step
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
    const release = takeLock(`${server.folder}.pid`);
    try {
      return await checkChanges(values.since, env, server);
    } finally {
      release();
    }
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
  const deadline = AbortSignal.timeout(limit);
  const steps = createSteps({ env, deadline, logDir: path.join(root, "test-results/logs") });
  const present = changed.filter((file) => existsSync(path.join(root, file)));
  const plan = planSteps(changed, present, await members());
  if (plan.steps.length > 0) {
    const turbo = ["exec", "turbo", "run", "generate", "--output-logs=errors-only"];
    await steps.run(generation, [...(await pnpmCommand()), ...turbo]);
  }
  for (const { title, command, needsServer, ...where } of plan.steps) {
    const databaseUrl = needsServer ? { databaseUrl: () => server.start() } : {};
    await steps.run(title, command, { ...where, ...databaseUrl });
  }
  const { passed, ...result } = steps.result();
  const { lines, exitCode } = report({
    ...{ ...result, unchecked: plan.unchecked, leftOut: plan.leftOut },
    // To generate checks nothing.
    passed: passed.filter((title) => title !== generation),
  });
  console.log(lines.join("\n"));
  return exitCode;
}

/** @returns {Promise<import("./plan.mjs").CheckedMember[]>} */
async function members() {
  const packages = await workspacePackages();
  return packages.map(({ name, folder, scripts }) => {
    const { dependencies = {}, devDependencies = {} } = JSON.parse(
      readFileSync(path.join(root, folder, "package.json"), "utf8"),
    );
    const isTyped = existsSync(path.join(root, folder, "tsconfig.json"));
    return { name, folder, scripts, isTyped, uses: Object.keys({ ...dependencies, ...devDependencies }) };
  });
}
