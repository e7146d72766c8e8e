import { spawn } from "node:child_process";
import path from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { groupEnd } from "./group-end.mjs";
import { openLog } from "./log-file.mjs";

const processGroup = fileURLToPath(new URL("./process-group.mjs", import.meta.url));

/** Number of last output lines stored for an error message. */
const remembered = 30;

/**
 * @typedef {object} ChildPlan
 * @property {string} name also the name of its log
 * @property {readonly string[]} command program and arguments
 * @property {string} cwd
 * @property {NodeJS.ProcessEnv} env
 * @property {string} logDir
 * @property {boolean} [isOurServer] one of our servers, which ends by itself when the IPC channel closes; anything else
 *   runs under process-group.mjs
 * @property {(line: string) => void} [onLine] called for each line of output
 */

/**
 * @typedef {object} Child
 * @property {string} name
 * @property {number} pid
 * @property {string} log the path of its log
 * @property {Promise<number>} ended resolves with its exit code (128 + n after signal n)
 * @property {Promise<void>} closed resolves when no process has its output open any more, descendants in groups of their own included
 * @property {() => boolean} isRunning
 * @property {() => boolean} wasAskedToEnd
 * @property {() => readonly string[]} lastLines
 * @property {(grace: number) => Promise<void>} stop sends SIGTERM, and SIGKILL after `grace` milliseconds
 * @property {() => void} kill kills its process group
 */

/**
 * Starts a process that cannot outlive the launcher.
 *
 * @param {ChildPlan} plan
 * @returns {Child}
 */
export function startChild(plan) {
  const { name, command, cwd, env, logDir, isOurServer = false, onLine } = plan;
  const log = openLog(logDir, name);
  const [program = "", ...args] = isOurServer ? command : [process.execPath, processGroup, ...command];
  // A process group of its own, so that Ctrl-C reaches only the launcher, which stops the children in order.
  const spawned = spawn(program, args, {
    cwd,
    env: isOurServer ? { ...env, GROW_PARENT: "1" } : env,
    detached: true,
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  /** @type {string[]} */
  const last = [];
  /** @param {string} line */
  const take = (line) => {
    log.write(line);
    if (last.push(line) > remembered) last.shift();
    onLine?.(line);
  };
  for (const stream of [spawned.stdout, spawned.stderr]) {
    if (stream) createInterface({ input: stream }).on("line", take);
  }

  const killGroup = () => {
    if (spawned.pid === undefined) return;
    try {
      process.kill(-spawned.pid, "SIGKILL");
    } catch {
      // It has already ended.
    }
  };

  /** @type {Promise<void>} */
  const closed = new Promise((resolve) => spawned.once("close", () => resolve()));
  let isRunning = true;
  let wasAsked = false;
  /** @type {Promise<number>} */
  const ended = new Promise((resolve) => {
    /** @param {number} code */
    const finish = async (code) => {
      isRunning = false;
      await log.close();
      resolve(code);
    };
    spawned.on("error", (error) => {
      take(`${path.basename(program)} could not be started: ${error.message}`);
      finish(127);
    });
    spawned.on("exit", async (code, signal) => {
      // Ends what it left running, for example when a signal came before it listened for any.
      killGroup();
      if (spawned.pid !== undefined) await groupEnd(spawned.pid);
      // "close" comes after the last line of output, but a descendant outside the group may hold the pipes open: wait a second at most.
      await Promise.race([closed, sleep(1000)]);
      await finish(exitCode(code, signal));
    });
  });

  const force = () => {
    if (isOurServer) killGroup();
    // Only process-group.mjs knows the group of the command.
    else if (spawned.connected) spawned.send("kill");
    else spawned.kill("SIGKILL");
  };
  return {
    name,
    pid: spawned.pid ?? 0,
    log: log.file,
    ended,
    closed,
    isRunning: () => isRunning,
    wasAskedToEnd: () => wasAsked,
    lastLines: () => last,
    async stop(grace) {
      wasAsked = true;
      if (!isRunning) return;
      spawned.kill("SIGTERM");
      const late = setTimeout(force, grace);
      await ended;
      clearTimeout(late);
    },
    kill() {
      wasAsked = true;
      if (isRunning) force();
    },
  };
}

/**
 * @param {number | null} code
 * @param {NodeJS.Signals | null} signal
 */
function exitCode(code, signal) {
  return code ?? 128 + (signal === "SIGKILL" ? 9 : signal === "SIGINT" ? 2 : 15);
}
