import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { root } from "./settings.mjs";
import { slowTestsOf } from "./slow-tests.mjs";

/** Names the commit on which `npm run test:full` passed last. */
const provedFile = "tooling/start/proved.json";

/**
 * Lists the files that differ from the commit on which `npm run test:full` passed last, untracked ones included.
 *
 * @returns {Promise<string[] | null>} null when it cannot be told: without git, or in a shallow clone
 */
export async function changedSinceProved() {
  const commit = await provedCommit();
  return commit === null ? null : await changedSince(commit);
}

/**
 * @param {string} [folder] of the repository
 * @returns {Promise<string | null>} the commit on which `npm run test:full` passed last; null when it never did
 */
export async function provedCommit(folder = root) {
  const { commit = null } = JSON.parse(
    await readFile(path.join(folder, provedFile), "utf8").catch(() => "{}"),
  );
  return commit;
}

/**
 * @param {string} commit
 * @param {string} [folder] of the repository
 * @returns {Promise<string[] | null>} files that differ, untracked ones included, a renamed one by both names; null when the commit is
 *   not there
 */
export async function changedSince(commit, folder = root) {
  try {
    const changed = await git("-C", folder, "diff", "--name-only", "--no-renames", "-z", commit);
    const untracked = await git("-C", folder, "ls-files", "--others", "--exclude-standard", "-z");
    return [...new Set([...changed.split("\0"), ...untracked.split("\0")])].filter((file) => file !== "");
  } catch {
    return null;
  }
}

/**
 * Notes what a run of all tests begins with.
 *
 * @returns {Promise<() => Promise<string>>} records that all passed on this commit, unless it or a file has changed meanwhile, and
 *   returns a sentence about what was done
 */
export async function recordProved() {
  const state = async () =>
    JSON.stringify([await git("rev-parse", "HEAD"), await git("status", "--porcelain")]);
  const before = await state().catch(() => null);
  return async () => {
    if (before === null) return "proved.json is unchanged: this is no git repository.";
    const [commit, changes] = JSON.parse(before);
    if (changes !== "") return "proved.json is unchanged: there were changes without a commit.";
    if ((await state().catch(() => null)) !== before)
      return "proved.json is unchanged: files or the commit changed during the run.";
    await writeFile(path.join(root, provedFile), `${JSON.stringify({ commit: commit.trim() }, null, 2)}\n`);
    return `tooling/start/proved.json names ${commit.slice(0, 8)} now: commit it.`;
  };
}

/**
 * @param {readonly string[] | null} changed
 * @param {readonly import("./workspace.mjs").WorkspacePackage[]} packages
 * @returns {string[]} names of packages all of whose slow tests the changes call for; all when the changes are unknown
 */
export function packagesToProve(changed, packages) {
  const whole = changed === null ? null : slowTestsOf(changed).filter(({ tests }) => tests.length === 0);
  return packages
    .filter(
      ({ scripts, folder }) =>
        "test:full" in scripts && (whole === null || whole.some((one) => one.folder === folder)),
    )
    .map(({ name }) => name);
}

/**
 * @param {readonly string[] | null} changed
 * @param {string} folder of a package
 * @returns {string[]} the slow tests of it that the changes call for; none when they call for all, or are unknown
 */
export function testsToProve(changed, folder) {
  const chosen = changed === null ? [] : slowTestsOf(changed);
  return chosen
    .filter((one) => one.folder === folder)
    .flatMap(({ tests }) => tests)
    .filter((test) => existsSync(path.join(root, folder, test)));
}

/**
 * Chooses stories of the UI kit: those in the folder of a changed file, or in the nearest folder above with stories below it.
 *
 * @param {readonly string[] | null} changed
 * @param {readonly string[]} stories files, relative to `packages/ui`
 * @returns {string[] | null} folders and files of packages/ui with the stories to run, none for an empty list; null for all
 */
export function storiesToProve(changed, stories) {
  if (changed === null) return null;
  const kit = "packages/ui/";
  const own = changed.filter((file) => file.startsWith(kit) && !/\.md$|\.test\.tsx?$/.test(file));
  const folders = own.map((file) => {
    let folder = path.posix.dirname(file.slice(kit.length));
    while (folder !== "." && !stories.some((story) => story.startsWith(`${folder}/`)))
      folder = path.posix.dirname(folder);
    return folder;
  });
  // The file belongs to the whole kit, like its configuration or fonts.
  if (folders.includes(".")) return null;
  return [...new Set(folders)].sort().map((folder) => `${folder}/`);
}

/** @param {readonly string[]} args */
async function git(...args) {
  const { stdout } = await promisify(execFile)("git", args, { cwd: root, maxBuffer: 2 ** 26 });
  return stdout;
}
