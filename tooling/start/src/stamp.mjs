import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";

/**
 * Reads the stamp of an earlier run: fingerprints of what it installed or built.
 *
 * @param {string} file absolute path
 * @returns {Promise<Record<string, string>>} empty when it is missing or damaged
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
 * Writes a stamp for the next run.
 *
 * @param {string} file absolute path; missing folders are created
 * @param {Record<string, string>} stamp
 */
export async function writeStamp(file, stamp) {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify(stamp, null, 2)}\n`);
}
