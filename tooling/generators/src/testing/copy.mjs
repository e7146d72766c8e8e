import { spawnSync } from "node:child_process";
import { cp, lstat, mkdir, mkdtemp, readdir, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

const root = path.resolve(import.meta.dirname, "../../../..");

const madeByTools = new Set(["node_modules", "build", "dist", "test-results", ".turbo", ".cache"]);

/**
 * Copies parts of the repository to a temporary folder in which generators may write. Installed packages are the repository's own.
 *
 * @param {readonly string[]} parts files and folders
 */
export async function copyRepository(parts) {
  const folder = await mkdtemp(path.join(tmpdir(), "grow-new-"));
  for (const part of ["tsconfig.base.json", ...parts]) {
    await cp(path.join(root, part), path.join(folder, part), {
      recursive: true,
      filter: (source) => !madeByTools.has(path.basename(source)),
    });
  }
  for (const part of parts) {
    const installed = path.join(part, "node_modules");
    if (/^(apps|packages)\/[^/]+$/.test(part))
      await linkInstalled(path.join(root, installed), path.join(folder, installed));
  }
  // Copies use a copied package instead of the installed one.
  for (const user of parts) {
    for (const part of parts.filter((one) => one.startsWith("packages/"))) {
      const link = path.join(folder, user, "node_modules/@grow", path.basename(part));
      if ((await lstat(link).catch(() => null)) === null) continue;
      await rm(link);
      await symlink(path.join(folder, part), link);
    }
  }
  return {
    folder,
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/**
 * Links everything installed in a package, so that single entries can be replaced.
 *
 * @param {string} from
 * @param {string} to
 */
async function linkInstalled(from, to) {
  await mkdir(to);
  for (const name of await readdir(from)) {
    const source = path.join(from, name);
    if (name === "@grow") await linkInstalled(source, path.join(to, name));
    else await symlink(source, path.join(to, name));
  }
}

/**
 * Returns the type errors in some files of a package.
 *
 * @param {string} folder absolute path of the package
 * @param {readonly string[]} files absolute paths
 * @returns {string[]} the compiler's line for each error, and one for each file that it does not check
 */
export function mistakes(folder, files) {
  const compiler = path.join(root, "tooling/start/node_modules/typescript-7/bin/tsc");
  const { stdout } = spawnSync(
    process.execPath,
    [compiler, "--singleThreaded", "--listFiles", "--pretty", "false"],
    {
      cwd: folder,
      encoding: "utf8",
      maxBuffer: 2 ** 26,
    },
  );
  const lines = stdout.split("\n");
  return files.flatMap((file) => {
    const relative = path.relative(folder, file);
    if (!lines.includes(file)) return [`${relative} is not checked`];
    return lines.filter((line) => line.startsWith(`${relative}(`));
  });
}
