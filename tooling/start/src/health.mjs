import { readFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

/** Milliseconds between two health checks. */
const interval = 100;

/**
 * Waits until a server reports that it is healthy.
 *
 * @param {{ host: string, port: number, signal: AbortSignal }} where `signal` ends the waiting
 * @returns {Promise<void>}
 * @throws the reason of `signal`
 */
export async function untilHealthy({ host, port, signal }) {
  // A server that listens on all addresses is requested on loopback.
  const address =
    host === "0.0.0.0" ? "127.0.0.1" : host === "::" ? "[::1]" : host.includes(":") ? `[${host}]` : host;
  for (;;) {
    signal.throwIfAborted();
    try {
      const answer = await fetch(`http://${address}:${port}/healthz`, {
        signal: AbortSignal.any([signal, AbortSignal.timeout(2000)]),
      });
      await answer.arrayBuffer();
      if (answer.ok) return;
    } catch {
      signal.throwIfAborted();
    }
    await sleep(interval);
  }
}

/**
 * Waits until the owner of the embedded database has announced itself: `db/owner.json` with its process id and socket.
 *
 * @param {string} dataDir
 * @param {AbortSignal} signal ends the waiting
 * @returns {Promise<void>}
 * @throws the reason of `signal`
 */
export async function untilDatabaseOpen(dataDir, signal) {
  for (;;) {
    signal.throwIfAborted();
    const text = await readFile(path.join(dataDir, "db/owner.json"), "utf8").catch(() => "{}");
    if (isRunning(ownerOf(text))) return;
    await sleep(interval);
  }
}

/**
 * @param {string} text
 * @returns {number | null} the process id in it; a note that is still being written has none
 */
function ownerOf(text) {
  try {
    const { pid } = JSON.parse(text);
    return typeof pid === "number" ? pid : null;
  } catch {
    return null;
  }
}

/**
 * @param {number | null} id
 * @returns {boolean} false for the owner of a run before this one
 */
function isRunning(id) {
  if (id === null) return false;
  try {
    process.kill(id, 0);
    return true;
  } catch {
    return false;
  }
}
