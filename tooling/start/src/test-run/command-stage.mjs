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
 * @returns {Promise<string | null>} the problem with the last lines of the command; other errors are rethrown
 */
export async function failure(work) {
  try {
    await work();
    return null;
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    return [error.message, ...error.lastLines].join("\n");
  }
}
