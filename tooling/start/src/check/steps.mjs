import { spawnSync } from "node:child_process";
import path from "node:path";
import { seconds } from "../progress.mjs";
import { root } from "../settings.mjs";
import { toolEnv } from "../workspace.mjs";

/**
 * Runs commands one after the other and shows the output of those that fail.
 *
 * @param {{ env: NodeJS.ProcessEnv, until: number }} options `until`: the time, in milliseconds, after which commands are left out
 */
export function createSteps({ env, until }) {
  const began = Date.now();
  /** @type {string[]} */
  const failed = [];
  /** @type {string[]} */
  const leftOut = [];
  return {
    /**
     * @param {string} title
     * @param {readonly string[]} command
     * @param {{ folder?: string, databaseUrl?: () => string }} [options] `folder` to run it in, the root by default; the address of
     *   a database is asked for when the command is about to run
     */
    run(title, [program = "", ...args], { folder = "", databaseUrl } = {}) {
      const start = Date.now();
      if (start >= until) {
        leftOut.push(title);
        return;
      }
      const { status, error, stdout } = spawnSync(program, args, {
        cwd: path.join(root, folder),
        env: { ...toolEnv(env), ...(databaseUrl ? { TEST_DATABASE_URL: databaseUrl() } : {}) },
        stdio: ["ignore", "pipe", "pipe"],
        encoding: "utf8",
        maxBuffer: 2 ** 28,
        timeout: until - start,
      });
      const isLate = error !== undefined && "code" in error && error.code === "ETIMEDOUT";
      if (isLate) leftOut.push(title);
      else if (status !== 0) failed.push(title);
      const sign = isLate ? "…" : status === 0 ? "✓" : "✗";
      console.log(`  ${sign} ${title} (${seconds(Date.now() - start)})`);
      if (sign === "✗") console.log(stdout);
    },

    result: () => ({ failed, leftOut, duration: Date.now() - began }),
  };
}
