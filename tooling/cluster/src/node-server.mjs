import { patience } from "@grow/testing/test-time";
import { untilHealthy } from "../../start/src/health.mjs";
import { serverPlan } from "../../start/src/servers.mjs";

/** Milliseconds until a server must be healthy. */
const startTimeout = 90_000 * patience;

/** Milliseconds until a stopping server is killed; longer than it drains. */
const grace = 20_000;

/**
 * @typedef {object} NodeServer
 * @property {string} name such as `api-2`
 * @property {number} port
 * @property {string} origin
 * @property {() => Promise<void>} start resolves when it is healthy
 * @property {() => Promise<number>} stop sends SIGTERM and resolves with the exit code
 * @property {() => string} lastWords the end of its log
 * @property {() => Promise<void>} kill sends SIGKILL
 */

/**
 * One of several servers of the same kind.
 *
 * @param {import("../../start/src/supervisor.mjs").Supervisor} supervisor
 * @param {object} options
 * @param {import("../../start/src/servers.mjs").ServerName} options.app
 * @param {string} options.name
 * @param {number} options.port
 * @param {NodeJS.ProcessEnv} options.env
 * @param {string} options.logDir
 * @param {(line: string) => void} options.say
 * @returns {NodeServer}
 */
export function nodeServer(supervisor, { app, name, port, env, logDir, say }) {
  const variable = { api: "API_PORT", community: "COMMUNITY_PORT", "brands-manager": "BRANDS_PORT" }[app];
  /** @type {import("../../start/src/child.mjs").Child | undefined} */
  let child;
  return {
    name,
    port,
    origin: `http://127.0.0.1:${port}`,
    async start() {
      const plan = await serverPlan(app, {
        isDev: false,
        env: { ...env, HOST: "127.0.0.1", [variable]: String(port) },
        settings: { logDir },
        say,
      });
      child = supervisor.serve({ ...plan, name, logDir });
      const signal = AbortSignal.any([supervisor.failure, AbortSignal.timeout(startTimeout)]);
      await untilHealthy({ host: "127.0.0.1", port, signal });
    },
    async stop() {
      if (child === undefined) return 0;
      await child.stop(grace);
      return await child.ended;
    },
    lastWords: () => (child?.lastLines() ?? []).join("\n"),
    async kill() {
      child?.kill();
      await child?.ended;
    },
  };
}
