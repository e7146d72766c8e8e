import { readdir, readFile } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";

/** Milliseconds between two looks. */
const interval = 20;

/**
 * Waits until no process of a group runs any more. SIGKILL takes effect later on a busy machine, and until then a process finishes what
 * it writes.
 *
 * @param {number} group id of the process group
 */
export async function groupEnd(group) {
  while (hasMembers(group) && !(await areZombies(group))) await sleep(interval);
}

/** @param {number} group */
function hasMembers(group) {
  try {
    process.kill(-group, 0);
    return true;
  } catch (error) {
    // Members of another account, as PostgreSQL has, may not be signalled.
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

/**
 * Whether all members have ended and only their ids are left, as in a container whose first process does not collect them.
 *
 * @param {number} group
 * @returns {Promise<boolean>} false where there is no `/proc`
 */
async function areZombies(group) {
  const ids = (await readdir("/proc").catch(() => [])).filter((name) => /^\d+$/.test(name));
  if (ids.length === 0) return false;
  const states = await Promise.all(ids.map((id) => readFile(`/proc/${id}/stat`, "utf8").catch(() => "")));
  // `id (name) state parent group …`; the name may contain anything.
  const fields = states.map((text) => text.slice(text.lastIndexOf(")") + 2).split(" "));
  return fields.every(([state = "", , own]) => Number(own) !== group || /[ZX]/.test(state));
}
