import { execFileSync } from "node:child_process";
import { provedCommit } from "../changes.mjs";
import { root, SettingError } from "../settings.mjs";

/**
 * Finds the commit that `pnpm check` compares with: what others have already, so that commits of one's own are checked too.
 *
 * @param {string | undefined} named by the caller
 * @returns {Promise<{ commit: string, reason: string }>}
 * @throws {SettingError} when there is none
 */
export async function checkBase(named) {
  if (named !== undefined) return { commit: commitOf(named), reason: named };
  for (const branch of ["@{upstream}", "origin/main"]) {
    const commit = git("merge-base", "HEAD", branch);
    if (commit !== null) return { commit, reason: branch === "@{upstream}" ? "the upstream branch" : branch };
  }
  const proved = await provedCommit();
  if (proved !== null) return { commit: commitOf(proved), reason: "the last green npm run test:full" };
  throw new SettingError("There is no commit to compare with: name one with pnpm check --since COMMIT.");
}

/**
 * @param {string} name
 * @returns {string} its full id
 */
function commitOf(name) {
  const commit = git("rev-parse", "--verify", "--quiet", `${name}^{commit}`);
  if (commit === null) throw new SettingError(`There is no commit ${name} in this repository.`);
  return commit;
}

/**
 * @param {readonly string[]} args
 * @returns {string | null} what git printed; null when it failed
 */
function git(...args) {
  try {
    return execFileSync("git", args, {
      cwd: root,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    }).trim();
  } catch {
    return null;
  }
}
