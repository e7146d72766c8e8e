import { createWriteStream, mkdirSync, renameSync } from "node:fs";
import path from "node:path";
import { finished } from "node:stream/promises";

/** Size in bytes at which a log is rotated; only one earlier log is stored. */
const largest = 16 * 1024 * 1024;

/**
 * Opens the log of a child. The previous log is renamed to `<name>.earlier.log`.
 *
 * @param {string} folder
 * @param {string} name
 */
export function openLog(folder, name) {
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, `${name}.log`);
  const open = () => {
    try {
      renameSync(file, path.join(folder, `${name}.earlier.log`));
    } catch {
      // There is no previous log.
    }
    // A full disk must not stop the site.
    return createWriteStream(file).on("error", () => {});
  };
  let stream = open();
  let size = 0;
  return {
    file,
    /** @param {string} line without its end */
    write(line) {
      size += line.length + 1;
      if (size > largest) {
        stream.end();
        stream = open();
        size = line.length + 1;
      }
      stream.write(`${line}\n`);
    },
    /** Resolves when the last line is in the file. */
    async close() {
      stream.end();
      await finished(stream).catch(() => {});
    },
  };
}
