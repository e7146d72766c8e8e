import { mkdir, readdir, readFile, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { Refusal } from "./refusal.mjs";

/**
 * @typedef {object} Made
 * @property {string[]} created paths of new files
 * @property {string[]} changed paths of files that got a row
 * @property {string[]} next remaining manual steps
 */

/**
 * Collects changes and writes them only when all of them are possible, so that a refusal changes nothing.
 *
 * @param {string} root absolute path of the repository; all other paths are relative to it
 */
export function createPlan(root) {
  /** @type {Map<string, string>} */
  const created = new Map();
  /** @type {Map<string, string>} */
  const changed = new Map();
  return {
    /** @param {string} file */
    async exists(file) {
      return stat(path.join(root, file)).then(
        () => true,
        () => false,
      );
    },

    /**
     * @param {string} folder
     * @returns {Promise<string[]>} names of the folders in it; none if there is no such folder
     */
    async folders(folder) {
      const entries = await readdir(path.join(root, folder), { withFileTypes: true }).catch(() => []);
      return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
    },

    /**
     * @param {string} file
     * @param {string} text
     * @throws {Refusal} when it is there already
     */
    async create(file, text) {
      if (await this.exists(file)) throw new Refusal(`${file} is there already.`);
      created.set(file, text);
    },

    /**
     * @param {string} file
     * @param {(text: string) => string} change
     * @throws {Refusal} when there is no such file
     */
    async change(file, change) {
      const before = await readFile(path.join(root, file), "utf8").catch(() => {
        throw new Refusal(`There is no ${file}.`);
      });
      changed.set(file, change(before));
    },

    /**
     * @param {string[]} next
     * @returns {Promise<Made>}
     */
    async carryOut(next) {
      for (const [file, text] of [...created, ...changed]) {
        await mkdir(path.dirname(path.join(root, file)), { recursive: true });
        await writeFile(path.join(root, file), text);
      }
      return { created: [...created.keys()], changed: [...changed.keys()], next };
    },
  };
}
