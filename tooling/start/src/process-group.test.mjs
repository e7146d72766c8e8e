import { spawn } from "node:child_process";
import { once } from "node:events";
import { constants } from "node:os";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { survivors } from "./testing/survivors.mjs";

const processGroup = fileURLToPath(new URL("./process-group.mjs", import.meta.url));

/** Starts a shell with a child that ignores SIGTERM, and returns the ids of both. */
async function start() {
  const script = "sh -c 'trap \"\" TERM; while :; do sleep 1; done' & echo $$ $!; wait";
  const held = spawn(process.execPath, [processGroup, "sh", "-c", script], {
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  });
  const [chunk] = await once(/** @type {import("node:stream").Readable} */ (held.stdout), "data");
  return { held, ids: String(chunk).trim().split(" ").map(Number) };
}

test("a process group ends when the channel to the launcher closes, even if a process ignores SIGTERM", async () => {
  const { held, ids } = await start();
  held.disconnect();
  await once(held, "exit");
  expect(await survivors(ids)).toEqual([]);
});

test("a process group is killed at once by a message of the launcher", async () => {
  const { held, ids } = await start();
  held.send("kill");
  // After SIGTERM first, it would be that signal.
  expect(await once(held, "exit")).toEqual([128 + constants.signals.SIGKILL, null]);
  expect(await survivors(ids)).toEqual([]);
});

test("process-group.mjs exits with the exit code of its command", async () => {
  const held = spawn(process.execPath, [processGroup, "sh", "-c", "exit 7"], {
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  const [code] = await once(held, "exit");
  expect(code).toBe(7);
});

test("process-group.mjs names a command that does not exist", async () => {
  const held = spawn(process.execPath, [processGroup, "no-such-command"], {
    stdio: ["ignore", "ignore", "pipe", "ipc"],
  });
  const [chunk] = await once(/** @type {import("node:stream").Readable} */ (held.stderr), "data");
  expect(String(chunk)).toContain("no-such-command could not be started");
});
