import { cp, mkdir, mkdtemp, realpath, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { read, run } from "./run.ts";

const require = createRequire(import.meta.url);

/** A packed and installed package. */
export interface PackedPackage {
  /** The file to publish. */
  readonly tarball: string;
  /** A project outside the workspace that has installed it with npm. */
  readonly project: string;
  /** The installed package. */
  readonly installed: string;
  /** Writes a file into the project and returns its path. */
  readonly put: (name: string, text: string) => Promise<string>;
  readonly remove: () => Promise<void>;
}

/** The fields of a manifest in use. */
interface Manifest {
  readonly name: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/**
 * Builds, packs and installs a package into an empty project. Its transitive dependencies are packed from the installed ones, so that
 * nothing is downloaded.
 *
 * @param root - folder of a package built with tsdown
 */
export async function packPackage(root: string): Promise<PackedPackage> {
  const folder = await mkdtemp(path.join(tmpdir(), "grow-packed-"));
  const project = path.join(folder, "project");
  const tarball = path.join(folder, "packed.tgz");
  const { name, dependencies, peerDependencies } = await manifestOf(root);
  await mkdir(project);
  await run(process.execPath, [binary(root, "tsdown"), "--log-level", "warn"], root);
  const [pnpm, ...before] = pnpmCommand();
  await run(pnpm, [...before, "pack", "--out", tarball], root);
  const needed = new Map<string, string>();
  await collect(
    path.join(root, "node_modules"),
    Object.keys({ ...dependencies, ...peerDependencies }),
    needed,
  );
  const packed = await Promise.all([...needed].map(([one, from]) => packDependency(one, from, folder)));
  const manifest = { name: "outside", private: true, type: "module" };
  await writeFile(path.join(project, "package.json"), JSON.stringify(manifest));
  const quiet = [
    "--offline",
    "--ignore-scripts",
    "--no-audit",
    "--no-fund",
    "--cache",
    path.join(folder, "cache"),
  ];
  await run("npm", ["install", ...quiet, ...packed, tarball], project);
  return {
    tarball,
    project,
    installed: path.join(project, "node_modules", name),
    put: async (file, text) => {
      const target = path.join(project, file);
      await writeFile(target, text);
      return target;
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** Finds transitive dependencies in pnpm's layout. */
async function collect(modules: string, names: readonly string[], found: Map<string, string>): Promise<void> {
  for (const name of names) {
    if (found.has(name)) continue;
    const from = await realpath(path.join(modules, name));
    found.set(name, from);
    const { dependencies = {} } = await manifestOf(from);
    await collect(path.resolve(from, ...name.split("/").map(() => "..")), Object.keys(dependencies), found);
  }
}

async function manifestOf(folder: string): Promise<Manifest> {
  return JSON.parse(await read(folder, "package.json")) as Manifest;
}

/** Path of a program of a package's dependency. */
function binary(root: string, name: string): string {
  const manifest = path.join(root, "node_modules", name, "package.json");
  const { bin } = require(manifest) as { bin: string | Record<string, string> };
  return path.join(path.dirname(manifest), typeof bin === "string" ? bin : (bin[name] ?? ""));
}

/** Packs a dependency like npm's registry would. */
async function packDependency(name: string, from: string, folder: string): Promise<string> {
  const copy = path.join(folder, name.replace("/", "-"));
  const tarball = `${copy}.tgz`;
  await cp(from, path.join(copy, "package"), { recursive: true });
  await run("tar", ["-czf", tarball, "-C", copy, "package"], folder);
  return tarball;
}

/** The pnpm that runs this test, or the one on the path. */
function pnpmCommand(): [string, ...string[]] {
  const running = process.env.npm_execpath ?? "";
  if (!/pnpm/.test(path.basename(running))) return ["pnpm"];
  return /\.[cm]?js$/.test(running) ? [process.execPath, running] : [running];
}
