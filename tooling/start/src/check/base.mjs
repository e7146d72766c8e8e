import { execFileSync } from "node:child_process";
import { provedCommit } from "../changes.mjs";
import { root, SettingError } from "../settings.mjs";

/**
 * Finds the commit that `pnpm check` compares with: what others have already, so that commits of one's own are checked too.
 *
 * @param {string | undefined} named by the caller
 * @param {string} [folder] of the repository
 * @returns {Promise<{ commit: string, reason: string }>}
 * @throws {SettingError} when there is none
 */
export async function checkBase(named, folder = root) {
  if (named !== undefined) return { commit: commitOf(named, folder), reason: named };
  // A topic branch that was pushed is its own upstream, and nobody has checked it.
  for (const branch of ["origin/main", "@{upstream}"]) {
    const commit = git(folder, "merge-base", "HEAD", branch);
    if (commit !== null) return { commit, reason: branch === "@{upstream}" ? "the upstream branch" : branch };
  }
  const proved = await provedCommit(folder);
  const reason = "the last green npm run test:full, as there is no origin/main; --since COMMIT names another";
  if (proved !== null) return { commit: commitOf(proved, folder), reason };
  throw new SettingError("There is no commit to compare with: name one with pnpm check --since COMMIT.");
}

/**
 * @param {string} name
 * @param {string} folder
 * @returns {string} its full id
 */
function commitOf(name, folder) {
  const commit = git(folder, "rev-parse", "--verify", "--quiet", `${name}^{commit}`);
  if (commit === null) throw new SettingError(`There is no commit ${name} in this repository.`);
  return commit;
}

/**
 * @param {string} folder
 * @param {readonly string[]} args
 * @returns {string | null} what git printed; null when it failed
 */
function git(folder, ...args) {
  try {
    return execFileSync("git", args, {
      cwd: folder,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    }).trim();
  } catch {
    return null;
  }
}
