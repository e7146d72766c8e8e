import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, readdir, readFile, realpath, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { root } from "../settings.mjs";
import { StartError } from "../supervisor.mjs";
import { pnpmCommand, toolEnv } from "../workspace.mjs";

const execute = promisify(execFile);

/** Published packages, by their folder in `packages`. */
const published = ["domain", "api-client", "trackers"];

/**
 * Rehearses a release without publishing: versions and change logs in a copy, then the packages, packed, checked and
 * imported from outside the workspace.
 *
 * @param {import("./stages.mjs").StageContext} context
 * @throws {StartError} naming the problem of the release
 */
export async function releaseRehearsal({ supervisor, env, logDir }) {
  const folder = await mkdtemp(path.join(tmpdir(), "grow-release-"));
  try {
    await rehearseVersions(path.join(folder, "copy"), env);
    const packed = path.join(folder, "packed");
    await mkdir(packed);
    for (const name of published) {
      const from = path.join(root, "packages", name);
      await supervisor.run(
        {
          name: `pack-${name}`,
          command: [...(await pnpmCommand()), "pack", "--out", path.join(packed, `${name}.tgz`)],
          cwd: from,
          env: toolEnv(env),
          logDir,
        },
        `@grow/${name} could not be packed.`,
      );
      await inspect(name, path.join(packed, `${name}.tgz`));
    }
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
  const git = (args) =>
    execute("git", ["-c", "user.name=Grow", "-c", "user.email=release@grow.invalid", ...args], { cwd: copy });
  await git(["init", "--quiet", "--initial-branch=main"]);
  await git(["add", "."]);
  await git(["commit", "--quiet", "--message=A rehearsal"]);
  await git(["checkout", "--quiet", "-b", "change"]);
  await writeFile(path.join(copy, ".changeset/rehearsal.md"), change);
  await git(["add", "."]);
  await git(["commit", "--quiet", "--message=A change"]);
  const changeset = path.join(root, "node_modules/@changesets/cli/bin.js");
  for (const word of ["status", "version"]) {
    await execute(process.execPath, [changeset, word], { cwd: copy, env: toolEnv(env) }).catch((error) => {
      throw new StartError(`changeset ${word} fails.`, `${error.stdout}${error.stderr}`.split("\n"));
    });
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
  }
}

/**
 * Checks a packed package as npm and its users see it.
 *
 * @param {string} name
 * @param {string} tarball
 */
async function inspect(name, tarball) {
  const { publint } = await import("publint");
  const { formatMessage } = await import("publint/utils");
  const file = await readFile(tarball);
  const { messages, pkg } = await publint({
    pack: { tarball: file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength) },
    level: "warning",
    strict: true,
  });
  if (messages.length > 0) {
    throw new StartError(
      `publint finds problems in @grow/${name}.`,
      messages.map((message) => formatMessage(message, pkg, { color: false }) ?? message.code),
    );
  }
  const { stdout } = await execute("tar", ["-tzf", tarball]);
  const files = stdout
    .trim()
    .split("\n")
    .map((line) => line.replace(/^package\//, ""));
  for (const wanted of [
    "package.json",
    "README.md",
    "LICENSE",
    "dist/index.js",
    "dist/index.cjs",
    "dist/index.d.ts",
    `${name}.api.md`,
    "reference/index.html",
  ]) {
    if (!files.includes(wanted)) throw new StartError(`@grow/${name} is packed without ${wanted}.`);
  }
  const stray = files.find((one) => /(^src\/|\.test\.|test-results)/.test(one));
  if (stray !== undefined) throw new StartError(`@grow/${name} is packed with ${stray}.`);

  const unpacked = `${tarball}.unpacked`;
  await mkdir(unpacked);
  await execute("tar", ["-xzf", tarball, "-C", unpacked, "--strip-components=1"]);
  const manifest = JSON.parse(await readFile(path.join(unpacked, "package.json"), "utf8"));
  const wild = Object.entries(manifest.dependencies ?? {}).find(([, range]) =>
    /^(workspace|catalog):/.test(String(range)),
  );
  if (wild !== undefined) throw new StartError(`@grow/${name} would be published with ${wild.join("@")}.`);
  // Imports the packed code with its declared dependencies only.
  for (const dependency of Object.keys(manifest.dependencies ?? {})) {
    const link = path.join(unpacked, "node_modules", dependency);
    await mkdir(path.dirname(link), { recursive: true });
    await symlink(await realpath(path.join(root, "packages", name, "node_modules", dependency)), link);
  }
  await execute(process.execPath, [
    "--input-type=module",
    "--eval",
    `await import(${JSON.stringify(path.join(unpacked, "dist/index.js"))})`,
  ]).catch((error) => {
    throw new StartError(
      `@grow/${name} cannot be imported once it is packed.`,
      String(error.stderr).split("\n"),
    );
  });
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
