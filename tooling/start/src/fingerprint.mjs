import { createHash } from "node:crypto";
import { readdir, readFile, stat } from "node:fs/promises";
import path from "node:path";

/** Folders that tools write. */
const madeByTools = new Set([
  "node_modules",
  "generated",
  "build",
  "dist",
  "storybook-static",
  "test-results",
  "playwright-report",
  "coverage",
  ".turbo",
  ".cache",
  ".data",
  ".git",
]);

/**
 * Fingerprints files by name, size and times, without reading them. Every write changes the ctime, which programs cannot
 * set. A copied tree looks changed too; turbo, which hashes contents, then finds that nothing is.
 *
 * @param {string} root what `places` are relative to
 * @param {readonly string[]} places files and folders; missing ones are part of the fingerprint as missing
 * @param {{ isBuilt?: boolean }} [options] `isBuilt`: the places are made by tools, so look into such folders too
 * @returns {Promise<string>} hexadecimal; equal as long as nothing in the places changed
 */
export async function fingerprintFiles(root, places, { isBuilt = false } = {}) {
  /** @type {string[]} */
  const lines = [];
  /** @param {string} place */
  const visit = async (place) => {
    const full = path.join(root, place);
    const found = await stat(full).catch(() => null);
    if (found === null) {
      lines.push(`${place} missing`);
    } else if (found.isDirectory()) {
      const names = await readdir(full);
      await Promise.all(
        names
          .filter((name) => name !== "node_modules" && (isBuilt || !madeByTools.has(name)))
          .map((name) => visit(path.join(place, name))),
      );
    } else {
      lines.push(`${place} ${found.size} ${found.mtimeMs} ${found.ctimeMs}`);
    }
  };
  await Promise.all(places.map(visit));
  return createHash("sha256").update(lines.sort().join("\n")).digest("hex");
}

/**
 * Fingerprints files by their contents.
 *
 * @param {string} root what `files` are relative to
 * @param {readonly string[]} files
 * @param {string} [also] anything else that matters
 * @returns {Promise<string>} hexadecimal
 */
export async function fingerprintContents(root, files, also = "") {
  const hash = createHash("sha256").update(also);
  for (const file of [...files].sort()) {
    hash.update(`\n${file}\n`).update(await readFile(path.join(root, file)).catch(() => "missing"));
  }
  return hash.digest("hex");
}
