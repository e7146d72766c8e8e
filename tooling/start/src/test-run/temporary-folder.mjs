import { chmodSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** How our own temporary folders are called; what browsers and compilers keep is theirs. */
const ours = /^(grow|contract)-/;

/**
 * Makes a temporary folder for this process and all that it starts, by the variable TMPDIR: so it can be told what they
 * leave, and nothing of it stays when this process has ended, not even what a killed server could not remove.
 */
export function ownTemporaryFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), "grow-tests-"));
  // PostgreSQL's account goes through it to a folder of its own.
  chmodSync(folder, 0o711);
  process.env.TMPDIR = folder;
  process.once("exit", () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  return {
    folder,
    /** @returns {string[]} what is in it of ours, though everything that makes something there has ended */
    leftovers: () => readdirSync(folder).filter((name) => ours.test(name)),
  };
}
