import { rm } from "node:fs/promises";
import path from "node:path";
import { startChild } from "../child.mjs";
import { seconds } from "../progress.mjs";
import { root } from "../settings.mjs";
import { readResults } from "../test-run/results.mjs";
import { toolEnv } from "../workspace.mjs";

/** Milliseconds that a command gets to end after SIGTERM; process-group.mjs kills the rest of its group before. */
const grace = 10_000;

/**
 * Runs commands one after the other and shows the output of those that fail.
 *
 * @param {{ env: NodeJS.ProcessEnv, deadline: AbortSignal, logDir: string }} options once `deadline` is aborted, the running command is
 *   ended with all it started, and the others are left out
 */
export function createSteps({ env, deadline, logDir }) {
  const began = Date.now();
  /** @type {string[]} */
  const passed = [];
  /** @type {string[]} */
  const failed = [];
  /** @type {string[]} */
  const timedOut = [];
  return {
    /**
     * @param {string} title
     * @param {readonly string[]} command
     * @param {{ folder?: string, databaseUrl?: () => string, results?: string }} [options] `folder` to run it in, the root by default; the
     *   address of a database is asked for when the command is about to run; `results` is where tests leave theirs in the folder
     */
    async run(title, command, { folder = "", databaseUrl, results } = {}) {
      const start = Date.now();
      if (deadline.aborted) {
        timedOut.push(title);
        return;
      }
      const file = results === undefined ? null : path.join(root, folder, results);
      if (file !== null) await rm(file, { force: true });
      /** @type {string[]} */
      const output = [];
      const child = startChild({
        name: `check-${title.toLowerCase().replace(/[^a-z0-9]+/g, "-")}`,
        command,
        cwd: path.join(root, folder),
        env: { ...toolEnv(env), ...(databaseUrl ? { TEST_DATABASE_URL: databaseUrl() } : {}) },
        logDir,
        onLine: (line) => output.push(line),
      });
      const stop = () => child.stop(grace);
      deadline.addEventListener("abort", stop);
      const code = await child.ended;
      deadline.removeEventListener("abort", stop);
      const isTimedOut = child.wasAskedToEnd();
      if (code === 0 && !isTimedOut && file !== null && (await readResults(file)).passed.length === 0) {
        console.log(`  – ${title}: no test is about it`);
        return;
      }
      const [sign, list] = isTimedOut ? ["…", timedOut] : code === 0 ? ["✓", passed] : ["✗", failed];
      list.push(title);
      console.log(`  ${sign} ${title} (${seconds(Date.now() - start)})`);
      if (sign === "✗") console.log(output.join("\n"));
    },

    result: () => ({ passed, failed, timedOut, duration: Date.now() - began }),
  };
}
