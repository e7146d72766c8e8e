import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";

/**
 * Reads a note that an earlier run left about what it had done.
 *
 * @param {string} file absolute path
 * @returns {Promise<Record<string, string>>} empty when there is none, or it cannot be read
 */
export async function readStamp(file) {
  try {
    const value = JSON.parse(await readFile(file, "utf8"));
    return typeof value === "object" && value !== null ? value : {};
  } catch {
    return {};
  }
}

/**
 * Leaves a note for the next run.
 *
 * @param {string} file absolute path; its folder is made
 * @param {Record<string, string>} stamp
 */
export async function writeStamp(file, stamp) {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify(stamp, null, 2)}\n`);
}
