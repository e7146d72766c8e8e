import { tmpdir } from "node:os";
import { needed, untilListens } from "./small-server.mjs";

/**
 * Starts a Redis without persistence.
 *
 * @param {import("../../start/src/supervisor.mjs").Supervisor} supervisor
 * @param {{ env: NodeJS.ProcessEnv, logDir: string, port: number }} options
 */
export async function startRedis(supervisor, { env, logDir, port }) {
  const program = needed(env, "redis-server");
  /** @type {import("../../start/src/child.mjs").Child | undefined} */
  let child;
  const redis = {
    async start() {
      // Rate limits last minutes and need no persistence.
      const settings = ["--port", String(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"];
      child = supervisor.serve({
        name: "redis",
        command: [program, ...settings],
        cwd: tmpdir(),
        env,
        logDir,
      });
      await untilListens(supervisor, port, "Redis");
    },
    async kill() {
      child?.kill();
      await child?.ended;
    },
  };
  await redis.start();
  return redis;
}
