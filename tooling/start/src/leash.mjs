// Runs a command that knows nothing of its launcher, and ends it with all its descendants when the launcher is gone.
// Started with an IPC channel: `node leash.mjs <niceness> <command> <argument>…`. A SIGKILL of the launcher closes the
// channel, which is the one thing that no death can prevent. A message on the channel ends the command without grace.
import { spawn } from "node:child_process";
import { constants, setPriority } from "node:os";

/** Time for the command to end by itself before its group is killed, in milliseconds. */
const grace = 4000;

const [niceness = "0", command = "", ...args] = process.argv.slice(2);
// The priority passes on to the command, and to every thread it starts.
if (niceness !== "0") setPriority(Number(niceness));

const child = spawn(command, args, { stdio: ["ignore", "inherit", "inherit"], detached: true });

/** @param {NodeJS.Signals} signal */
function signalGroup(signal) {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, signal);
  } catch {
    // The group has ended already.
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
// Ctrl-C reaches every process of the terminal; the launcher decides what it means.
process.on("SIGINT", () => {});
process.on("SIGHUP", () => {});

child.on("error", (error) => {
  console.error(`${command} could not be started: ${error.message}`);
  process.exit(127);
});
child.on("exit", (code, signal) => {
  // What the command itself left running goes with it.
  signalGroup("SIGKILL");
  process.exit(code ?? 128 + (signal ? constants.signals[signal] : 0));
});
