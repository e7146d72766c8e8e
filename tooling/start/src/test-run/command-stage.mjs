import { Interruption } from "../interruption.mjs";
import { root } from "../settings.mjs";
import { StartError } from "../supervisor.mjs";
import { toolEnv } from "../workspace.mjs";

/**
 * A stage that is one command, and counts as one test.
 *
 * @param {object} options
 * @param {string} options.key
 * @param {string} options.title
 * @param {readonly string[]} options.needs
 * @param {() => readonly string[] | Promise<readonly string[]>} options.command
 * @param {number} [options.cores]
 * @returns {import("./stages.mjs").Stage}
 */
export function commandStage({ key, title, needs, command, cores = 1 }) {
  const stage = workStage(key, title, needs, async ({ supervisor, env, logDir }) =>
    supervisor.run(
      { name: key, command: await command(), cwd: root, env: toolEnv(env), logDir },
      `${title} failed.`,
    ),
  );
  return { ...stage, cores };
}

/**
 * A stage that succeeds or throws, and counts as one test.
 *
 * @param {string} key
 * @param {string} title
 * @param {readonly string[]} needs
 * @param {(context: import("./stages.mjs").StageContext) => Promise<void>} work
 * @returns {import("./stages.mjs").Stage}
 */
export function workStage(key, title, needs, work) {
  return {
    key,
    title,
    needs,
    cores: 1,
    async run(context) {
      const began = Date.now();
      const problem = await failure(() => work(context));
      const failures = problem === null ? [] : [{ name: key, message: problem }];
      return { key, title, passed: problem === null ? 1 : 0, failures, duration: Date.now() - began };
    },
  };
}

/**
 * @param {() => Promise<void>} work
 * @returns {Promise<string | null>} the problem: with the last lines of the command, or with the stack of an unexpected error
 * @throws {Interruption} when the run is to stop
 */
export async function failure(work) {
  try {
    await work();
    return null;
  } catch (error) {
    if (error instanceof Interruption) throw error;
    if (error instanceof StartError) return [error.message, ...error.lastLines].join("\n");
    return error instanceof Error ? (error.stack ?? error.message) : String(error);
  }
}

/**
 * Runs a stage, so that an unexpected error in it leaves the results of the others.
 *
 * @param {import("./stages.mjs").Stage} stage
 * @param {import("./stages.mjs").StageContext} context
 * @returns {Promise<import("./report.mjs").StageOutcome>}
 * @throws {Interruption} when the run is to stop
 */
export async function runStage(stage, context) {
  const { key, title } = stage;
  const began = Date.now();
  /** @type {import("./report.mjs").StageOutcome | null} */
  let outcome = null;
  const problem = await failure(async () => {
    outcome = await stage.run(context);
  });
  const { reason } = context.supervisor.failure;
  if (reason instanceof Interruption) throw reason;
  const failures = [{ name: key, message: problem ?? "" }];
  return outcome ?? { key, title, passed: 0, failures, duration: Date.now() - began };
}
