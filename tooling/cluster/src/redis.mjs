import { tmpdir } from "node:os";
import { needed, untilListens } from "./small-server.mjs";

/**
 * Starts a Redis that keeps nothing.
 *
 * @param {import("../../start/src/household.mjs").Household} household
 * @param {{ env: NodeJS.ProcessEnv, logDir: string, port: number }} options
 */
export async function startRedis(household, { env, logDir, port }) {
  const program = needed(env, "redis-server");
  /** @type {import("../../start/src/child.mjs").Child | undefined} */
  let child;
  const redis = {
    async start() {
      // What it holds counts for minutes, and is not worth a file.
      const settings = ["--port", String(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"];
      child = household.serve({ name: "redis", command: [program, ...settings], cwd: tmpdir(), env, logDir });
      await untilListens(household, port, "Redis");
    },
    async kill() {
      child?.kill();
      await child?.ended;
    },
  };
  await redis.start();
  return redis;
}
