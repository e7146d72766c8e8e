import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { StartError } from "../../start/src/household.mjs";
import { serverPath } from "../../start/src/test-run/requirements.mjs";

/** The longest a small server may take to listen, in milliseconds. */
const patience = 15_000;

/**
 * Finds the program of a server that is not ours.
 *
 * @param {NodeJS.ProcessEnv} env
 * @param {string} program
 * @returns {string}
 * @throws {StartError} when it is not on this machine
 */
export function needed(env, program) {
  const found = serverPath(env, program);
  if (found === null) {
    throw new StartError(`There is no ${program} on this machine: on Debian, "apt-get install ${program}".`);
  }
  return found;
}

/**
 * Waits until somebody listens at a port.
 *
 * @param {import("../../start/src/household.mjs").Household} household
 * @param {number} port
 * @param {string} name
 * @throws {StartError} when nobody does in time
 */
export async function untilListens(household, port, name) {
  const late = Date.now() + patience;
  for (;;) {
    household.trouble.throwIfAborted();
    const isThere = await new Promise((resolve) => {
      const socket = connect(port, "127.0.0.1");
      socket.once("connect", () => {
        socket.destroy();
        resolve(true);
      });
      socket.once("error", () => resolve(false));
    });
    if (isThere) return;
    if (Date.now() > late) throw new StartError(`${name} did not listen within ${patience / 1000} seconds.`);
    await sleep(50);
  }
}
