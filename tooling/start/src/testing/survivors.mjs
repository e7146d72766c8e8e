import { readdir, readFile, readlink } from "node:fs/promises";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

/**
 * @param {readonly number[]} ids
 * @returns {Promise<number[]>} the ids of the processes that still run
 */
export async function survivors(ids) {
  const alive = [];
  for (const id of ids) if (await isRunning(id)) alive.push(id);
  return alive;
}

/**
 * Waits until processes have ended; the limit of the test is the only one.
 *
 * @param {readonly number[]} ids
 */
export async function untilEnded(ids) {
  while ((await survivors(ids)).length > 0) await sleep(50);
}

/** @param {number} id */
async function isRunning(id) {
  try {
    process.kill(id, 0);
  } catch {
    return false;
  }
  // A zombie process still has its id.
  const state = await readFile(`/proc/${id}/stat`, "utf8").catch(() => "");
  return !/\) [ZX] /.test(state);
}

/**
 * @param {number} id
 * @returns {Promise<number[]>} the processes it started, and those that they started, as far as they run now
 */
export async function descendants(id) {
  const text = await readFile(`/proc/${id}/task/${id}/children`, "utf8").catch(() => "");
  const children = text
    .split(" ")
    .filter((word) => word !== "")
    .map(Number);
  const deeper = await Promise.all(children.map(descendants));
  return [...children, ...deeper.flat()];
}

/**
 * @param {string} folder
 * @returns {Promise<number[]>} the processes that work in a folder, or in one below it
 */
export async function processesIn(folder) {
  const ids = (await readdir("/proc")).map(Number).filter(Number.isInteger);
  const found = [];
  for (const id of ids) {
    const place = await readlink(`/proc/${id}/cwd`).catch(() => "");
    if (`${place}${path.sep}`.startsWith(`${folder}${path.sep}`)) found.push(id);
  }
  return found;
}
