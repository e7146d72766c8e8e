import { root } from "../settings.mjs";
import { toolEnv } from "../workspace.mjs";
import { failure } from "./command-stage.mjs";
import { envOfNode } from "./node-version-env.mjs";
import { withPatience } from "./patience.mjs";
import { startPostgres } from "./postgres.mjs";
import { chromiumPath } from "./requirements.mjs";

/**
 * @typedef {object} TestCommand
 * @property {string} name also of its log
 * @property {readonly string[]} command
 * @property {string} [node] the version of Node that runs it; without it, the present one
 * @property {boolean} [isOnPostgres] whether it gets a PostgreSQL server of its own
 * @property {(line: string) => void} [onLine] called for each line of output
 */

/**
 * Runs a command that runs tests, with limits for how busy the machine is.
 *
 * @param {Pick<import("./stages.mjs").StageContext, "supervisor" | "env" | "logDir" | "say">} context
 * @param {TestCommand} command
 * @returns {Promise<{ problem: string | null, loss: string | null }>} the problem with the last lines of the command, and whether
 *   it lost its PostgreSQL server: what failed then proves nothing
 */
export async function runTests(
  { supervisor, env, logDir, say },
  { name, command, node, isOnPostgres, onLine },
) {
  /** @type {string | null} */
  let loss = null;
  const problem = await failure(async () => {
    const patient = await envOfNode(node, await withPatience(env, say));
    /** @param {import("../supervisor.mjs").StartError} error */
    const onLoss = ({ message, lastLines }) => {
      say(`      ${message}`);
      loss = [message, ...lastLines].join("\n");
    };
    const server = isOnPostgres ? await startPostgres(supervisor, { env: patient, logDir, onLoss }) : null;
    try {
      await supervisor.run(
        { name, command, cwd: root, env: testEnv(patient, server), logDir, ...(onLine ? { onLine } : {}) },
        `${name} failed.`,
      );
    } finally {
      await server?.stop();
    }
  });
  return { problem, loss };
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
