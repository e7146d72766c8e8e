import { execFile } from "node:child_process";
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { plainGitEnv } from "../git-env.mjs";
import { root } from "../settings.mjs";
import { StartError } from "../supervisor.mjs";
import { toolEnv } from "../workspace.mjs";

const execute = promisify(execFile);

/** Published packages, by their folder in `packages`. */
const published = ["domain", "api-client", "trackers"];

/**
 * Rehearses the versions and change logs of a release in a copy, without publishing. The tests of each published package
 * pack, check and install it.
 *
 * @param {import("./stages.mjs").StageContext} context
 * @throws {StartError} naming the problem of the release
 */
export async function releaseRehearsal({ env }) {
  const folder = await mkdtemp(path.join(tmpdir(), "grow-release-"));
  try {
    await rehearseVersions(path.join(folder, "copy"), env);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Lets changesets raise the versions for all pending changes and a made-up one, in a copy of the manifests.
 *
 * @param {string} copy
 * @param {NodeJS.ProcessEnv} env
 */
async function rehearseVersions(copy, env) {
  for (const file of ["package.json", "pnpm-workspace.yaml", ".changeset"]) {
    await cp(path.join(root, file), path.join(copy, file), { recursive: true });
  }
  const pending = await Promise.all(
    (await readdir(path.join(copy, ".changeset")))
      .filter((file) => file.endsWith(".md"))
      .map((file) => readFile(path.join(copy, ".changeset", file), "utf8")),
  );
  const names = ["domain", "api-client", "trackers", "contract", "i18n", "testing", "ui", "app-kit"];
  for (const name of names) {
    const manifest = `packages/${name}/package.json`;
    await cp(path.join(root, manifest), path.join(copy, manifest));
  }
  const change = `---\n${published.map((name) => `"@grow/${name}": minor\n`).join("")}---\n\nA rehearsal.\n`;
  /** @param {readonly string[]} args */
  const git = (args) => execute("git", [...args], { cwd: copy, env: plainGitEnv(env) });
  await git(["init", "--quiet", "--initial-branch=main"]);
  await git(["add", "."]);
  await git(["commit", "--quiet", "--message=A rehearsal"]);
  await git(["checkout", "--quiet", "-b", "change"]);
  await writeFile(path.join(copy, ".changeset/rehearsal.md"), change);
  await git(["add", "."]);
  await git(["commit", "--quiet", "--message=A change"]);
  const changeset = path.join(root, "node_modules/@changesets/cli/bin.js");
  for (const word of ["status", "version"]) {
    await execute(process.execPath, [changeset, word], { cwd: copy, env: plainGitEnv(toolEnv(env)) }).catch(
      (error) => {
        throw new StartError(`changeset ${word} fails.`, `${error.stdout}${error.stderr}`.split("\n"));
      },
    );
  }
  for (const name of published) {
    const before = await version(path.join(root, "packages", name));
    const after = await version(path.join(copy, "packages", name));
    const isMajor = pending.some((text) => text.includes(`"@grow/${name}": major`));
    const expected = isMajor ? nextMajor(before) : nextMinor(before);
    if (after !== expected) {
      throw new StartError(
        `The pending changes take @grow/${name} from ${before} to ${after}, not to ${expected}.`,
      );
    }
    await readFile(path.join(copy, "packages", name, "CHANGELOG.md")).catch(() => {
      throw new StartError(`@grow/${name} got no CHANGELOG.md.`);
    });
    if (!(await packedFiles(path.join(copy, "packages", name), env)).includes("CHANGELOG.md")) {
      throw new StartError(
        `The tarball of @grow/${name} has no CHANGELOG.md: name it in "files" of its package.json.`,
      );
    }
  }
}

/**
 * Lists what npm would pack, without building anything.
 *
 * @param {string} folder
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<string[]>}
 */
async function packedFiles(folder, env) {
  const args = ["pack", "--dry-run", "--json", "--ignore-scripts", "--offline"];
  const { stdout } = await execute("npm", args, { cwd: folder, env: toolEnv(env) });
  const [packed] = /** @type {{ files: { path: string }[] }[]} */ (JSON.parse(stdout));
  return packed?.files.map((file) => file.path) ?? [];
}

/** @param {string} folder */
async function version(folder) {
  return String(JSON.parse(await readFile(path.join(folder, "package.json"), "utf8")).version);
}

/** @param {string} before */
function nextMajor(before) {
  return `${Number(before.split(".")[0]) + 1}.0.0`;
}

/** @param {string} before */
function nextMinor(before) {
  const [major, minor] = before.split(".").map(Number);
  return `${major}.${(minor ?? 0) + 1}.0`;
}
