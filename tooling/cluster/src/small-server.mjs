import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { patience } from "@grow/testing/test-time";
import { StartError } from "../../start/src/supervisor.mjs";
import { serverPath } from "../../start/src/test-run/requirements.mjs";

/** Milliseconds until a small server must listen. */
const startTimeout = 15_000 * patience;

/**
 * Finds a third-party server program.
 *
 * @param {NodeJS.ProcessEnv} env
 * @param {string} program
 * @returns {string}
 * @throws {StartError} when it is not installed
 */
export function needed(env, program) {
  const found = serverPath(env, program);
  if (found === null) {
    throw new StartError(`There is no ${program} on this machine: on Debian, "apt-get install ${program}".`);
  }
  return found;
}

/**
 * Waits until a server listens on a port.
 *
 * @param {import("../../start/src/supervisor.mjs").Supervisor} supervisor
 * @param {number} port
 * @param {string} name
 * @throws {StartError} on timeout
 */
export async function untilListens(supervisor, port, name) {
  const late = Date.now() + startTimeout;
  for (;;) {
    supervisor.failure.throwIfAborted();
    const isThere = await new Promise((resolve) => {
      const socket = connect(port, "127.0.0.1");
      socket.once("connect", () => {
        socket.destroy();
        resolve(true);
      });
      socket.once("error", () => resolve(false));
    });
    if (isThere) return;
    if (Date.now() > late)
      throw new StartError(`${name} did not listen within ${startTimeout / 1000} seconds.`);
    await sleep(50);
  }
}
