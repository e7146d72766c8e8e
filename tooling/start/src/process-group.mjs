// Runs a command in a process group of its own, and kills the group when the launcher is gone.
// Usage, with an IPC channel: `node process-group.mjs <command> <argument>…`. The channel closes even when the launcher is
// killed by SIGKILL. A message on the channel kills the group at once.
import { spawn } from "node:child_process";
import { constants } from "node:os";
import { groupEnd } from "./group-end.mjs";

/** Milliseconds between SIGTERM and SIGKILL. */
const grace = 4000;

const [command = "", ...args] = process.argv.slice(2);

const child = spawn(command, args, { stdio: ["ignore", "inherit", "inherit"], detached: true });

/** @param {NodeJS.Signals} signal */
function signalGroup(signal) {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, signal);
  } catch {
    // The group has already ended.
  }
}

let isEnding = false;
function end() {
  if (isEnding) return;
  isEnding = true;
  signalGroup("SIGTERM");
  setTimeout(() => signalGroup("SIGKILL"), grace).unref();
}

process.on("disconnect", end);
process.on("message", () => signalGroup("SIGKILL"));
process.on("SIGTERM", end);
// Ctrl-C reaches every process of the terminal; only the launcher reacts to it.
process.on("SIGINT", () => {});
process.on("SIGHUP", () => {});

child.on("error", (error) => {
  console.error(`${command} could not be started: ${error.message}`);
  process.exit(127);
});
child.on("exit", async (code, signal) => {
  // Ends what the command left running.
  signalGroup("SIGKILL");
  if (child.pid !== undefined) await groupEnd(child.pid);
  process.exit(code ?? 128 + (signal ? constants.signals[signal] : 0));
});
