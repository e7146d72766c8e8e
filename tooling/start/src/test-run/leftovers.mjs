import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { root } from "../settings.mjs";

/** How many files are named that may have made a folder. */
const shown = 5;

/** @typedef {{ name: string, makers: readonly string[] }} Leftover a temporary folder, and the source files with the beginning of its name */

/**
 * @param {readonly string[]} names of temporary folders
 * @returns {Promise<Leftover[]>}
 */
export async function withMakers(names) {
  return Promise.all(names.map(async (name) => ({ name, makers: await filesWith(prefixOf(name)) })));
}

/**
 * @param {string} name
 * @returns {string} without the six characters that mkdtemp adds
 */
export function prefixOf(name) {
  return name.replace(/(?<=-.*-)[A-Za-z0-9]{6}$/, "");
}

/**
 * Finds folders that no known failure explains. One that a test made whose process ended, or which failed itself, and which passed
 * in a second run, belongs to that failure.
 *
 * @param {readonly Leftover[]} leftovers
 * @param {readonly import("./report.mjs").StageOutcome[]} outcomes
 * @returns {import("./report.mjs").Failure[]}
 */
export function unexplained(leftovers, outcomes) {
  const unstable = outcomes.flatMap((outcome) => outcome.unstable ?? []);
  return leftovers
    .filter(({ makers }) => !unstable.some((failure) => makers.some((maker) => isMadeBy(maker, failure))))
    .map(({ name, makers }) => {
      const files = makers.slice(0, shown).join(", ");
      const from = files === "" ? "" : ` Its name begins as in ${files}.`;
      return { name, message: `A test made this temporary folder and did not remove it.${from}` };
    });
}

/**
 * @param {string} maker
 * @param {import("./report.mjs").Failure} failure
 */
function isMadeBy(maker, { file, tests, rerun }) {
  // A process that ended cleaned nothing up, whichever file of its package makes the folders.
  if (tests !== undefined && rerun !== undefined && maker.startsWith(`${rerun.folder}/`)) return true;
  return maker === file;
}

/**
 * @param {string} text
 * @returns {Promise<string[]>} none where git is not there
 */
async function filesWith(text) {
  const args = ["grep", "--files-with-matches", "--fixed-strings", "--untracked", "-e", text];
  const { stdout } = await promisify(execFile)("git", [...args, "--", "*.ts", "*.tsx", "*.mjs"], {
    cwd: root,
  }).catch(() => ({ stdout: "" }));
  return stdout.split("\n").filter((file) => file !== "");
}
