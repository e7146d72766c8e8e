import { chmodSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** Names of our own temporary folders; browsers and compilers leave others. */
const ours = /^(grow|contract)-/;

/**
 * Creates a temporary folder and makes it the TMPDIR of this process and its children. Leftovers can be listed, and the
 * folder is removed when this process ends.
 */
export function ownTemporaryFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), "grow-tests-"));
  // The account `postgres` needs to reach its folder inside.
  chmodSync(folder, 0o711);
  process.env.TMPDIR = folder;
  process.once("exit", () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  return {
    folder,
    /** @returns {string[]} our folders that are still in it */
    leftovers: () => readdirSync(folder).filter((name) => ours.test(name)),
  };
}
