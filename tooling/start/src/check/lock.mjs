import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { StartError } from "../supervisor.mjs";

/**
 * Makes this the only check of a checkout: a second one would drop the databases of its tests, whose names are the same.
 *
 * @param {string} file names the process that checks
 * @returns {() => void} lets others check
 * @throws {StartError} when another process checks
 */
export function takeLock(file) {
  const holder = holderOf(file);
  if (holder !== null) {
    throw new StartError(`Another pnpm check of this checkout is running: process ${holder} (${file}).`);
  }
  rmSync(file, { force: true });
  try {
    writeFileSync(file, String(process.pid), { flag: "wx" });
  } catch {
    throw new StartError(`Another pnpm check of this checkout has just begun (${file}).`);
  }
  return () => rmSync(file, { force: true });
}

/**
 * @param {string} file
 * @returns {number | null} the process that holds it; null when none does, or it has ended
 */
function holderOf(file) {
  try {
    const id = Number(readFileSync(file, "utf8"));
    // To 0 would mean the own process group.
    if (!(id > 0)) return null;
    process.kill(id, 0);
    return id;
  } catch {
    return null;
  }
}
